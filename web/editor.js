// The editor: CodeMirror, set up for one Python file. Its colours are the theme's: it is light or dark with the page.

import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory } from "@codemirror/commands";
import { python } from "@codemirror/lang-python";
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { Compartment, EditorState, Prec, StateEffect, StateField } from "@codemirror/state";
import {
  crosshairCursor,
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  rectangularSelection,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";

// On a phone, long lines are wrapped; elsewhere the editor scrolls sideways.
const NARROW = window.matchMedia("(max-width: 44.9em)");

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: "var(--md-code-hl-keyword-color)" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--md-code-hl-string-color)" },
  { tag: [tags.number], color: "var(--md-code-hl-number-color)" },
  { tag: [tags.bool, tags.null, tags.self], color: "var(--md-code-hl-constant-color)" },
  { tag: [tags.comment], color: "var(--md-code-hl-comment-color)" },
  { tag: tags.function(tags.definition(tags.variableName)), color: "var(--md-code-hl-function-color)" },
  { tag: tags.definition(tags.className), color: "var(--md-code-hl-function-color)" },
  { tag: [tags.operator, tags.punctuation], color: "var(--md-code-hl-operator-color)" },
]);

const look = EditorView.theme({
  "&": { backgroundColor: "var(--md-code-bg-color)", color: "var(--md-code-fg-color)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--md-code-font-family)", lineHeight: "1.5", maxHeight: "75vh" },
  ".cm-content": { caretColor: "var(--md-code-fg-color)", padding: "0.6em 0", minHeight: "14em" },
  ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--md-code-fg-color)", borderLeftWidth: "2px" },
  ".cm-gutters": {
    backgroundColor: "var(--md-code-bg-color)",
    color: "var(--md-default-fg-color--light)",
    border: "none",
  },
  ".cm-lineNumbers .cm-gutterElement": { padding: "0 0.6em 0 0.5em", minWidth: "2.2em" },
  ".cm-activeLine": { backgroundColor: "transparent" },
  ".cm-activeLineGutter": { backgroundColor: "transparent", color: "var(--md-code-fg-color)", fontWeight: "700" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--solve-selection) !important",
  },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "transparent", outline: "1px solid currentcolor" },
  "&.cm-focused .cm-nonmatchingBracket": { backgroundColor: "transparent", outline: "1px solid var(--solve-red)" },
  ".cm-selectionMatch": { backgroundColor: "var(--solve-selection)" },
  ".cm-blamed": { backgroundColor: "var(--solve-blamed)", boxShadow: "inset 3px 0 var(--solve-red)" },
  ".cm-panels": {
    backgroundColor: "var(--md-default-bg-color)",
    color: "var(--md-default-fg-color)",
    borderTop: "1px solid var(--solve-line)",
  },
  ".cm-textfield": {
    backgroundColor: "var(--md-default-bg-color)",
    color: "var(--md-default-fg-color)",
    border: "1px solid var(--md-default-fg-color--light)",
    fontSize: "inherit",
  },
  ".cm-button": {
    backgroundImage: "none",
    backgroundColor: "var(--md-code-bg-color)",
    color: "var(--md-default-fg-color)",
    border: "1px solid var(--md-default-fg-color--light)",
    fontSize: "inherit",
  },
  ".cm-panel.cm-search": { padding: "0.4em 2em 0.4em 0.6em", fontSize: "0.64rem" },
  ".cm-panel.cm-search label": { fontSize: "inherit" },
  ".cm-panel.cm-search [name=close]": { color: "inherit", fontSize: "1rem", right: "0.4em" },
});

const blame = StateEffect.define();

/** The lines that an error came from; a change of the text takes the marks away. */
const blamed = StateField.define({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(blame)) {
        return effect.value;
      }
    }
    return transaction.docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

// After Escape, Tab leaves the editor until something is typed or the focus has gone.
const wayOut = [
  Prec.lowest(
    keymap.of([
      {
        key: "Escape",
        run(view) {
          view.setTabFocusMode(true);
          return true;
        },
      },
    ]),
  ),
  EditorView.updateListener.of((update) => {
    if (update.docChanged || (update.focusChanged && !update.view.hasFocus)) {
      update.view.setTabFocusMode(false);
    }
  }),
];

/**
 * An editor in the element `parent` with the text `code`.
 *
 * `label` names it to a screen reader, `describedBy` is the id of its help, `onChange(text)` is called after each
 * change by the student, `onRun()` at Ctrl-Enter or Cmd-Enter.
 */
export function createEditor({ parent, code, label, describedBy, onChange, onRun }) {
  const wrapping = new Compartment();
  let own = false; // whether the text is being set by the page
  const wrap = () => (NARROW.matches ? EditorView.lineWrapping : []);
  const run = () => {
    onRun();
    return true;
  };
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: code,
      extensions: [
        Prec.highest(keymap.of([{ key: "Mod-Enter", run }, { key: "Ctrl-Enter", run }])),
        lineNumbers(),
        highlightActiveLineGutter(),
        highlightSpecialChars(),
        history(),
        drawSelection(),
        EditorState.allowMultipleSelections.of(true),
        EditorState.tabSize.of(4),
        indentUnit.of("    "),
        indentOnInput(),
        bracketMatching(),
        rectangularSelection(),
        crosshairCursor(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        search({ top: false }),
        keymap.of([...defaultKeymap, ...searchKeymap, ...historyKeymap, indentWithTab]),
        wayOut,
        python(),
        syntaxHighlighting(colours),
        look,
        blamed,
        wrapping.of(wrap()),
        EditorView.contentAttributes.of({ "aria-label": label, "aria-describedby": describedBy, tabindex: "0" }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !own) {
            onChange(update.state.doc.toString());
          }
        }),
      ],
    }),
  });
  NARROW.addEventListener("change", () => view.dispatch({ effects: wrapping.reconfigure(wrap()) }));
  return {
    get code() {
      return view.state.doc.toString();
    },
    /** Puts another text in; undo brings the one before back. `onChange` is not called. */
    set code(text) {
      own = true;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        annotations: isolateHistory.of("full"), // a step of its own for undo, however soon after the last key
      });
      own = false;
    },
    focus() {
      view.focus();
    },
    /** Marks lines (1 is the first) as those that an error came from, and shows the last of them. */
    mark(lines) {
      const there = [...new Set(lines)].filter((line) => line >= 1 && line <= view.state.doc.lines);
      const starts = there.sort((one, other) => one - other).map((line) => view.state.doc.line(line).from);
      const line = Decoration.line({ class: "cm-blamed" });
      view.dispatch({ effects: blame.of(Decoration.set(starts.map((start) => line.range(start)))) });
    },
  };
}
