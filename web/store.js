// The store is a module of its own on the site, for pages without this panel use it too.
export { store } from "../docs/assets/store.js";
