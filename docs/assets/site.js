// The theme's search is a dialog without a name; a screen reader should say which.
document.querySelector(".md-search")?.setAttribute("aria-label", "Search");
