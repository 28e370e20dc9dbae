// The colours of drawings: each has its own, for light and for dark. They are set by rules of a style sheet, so that the
// theme may change at any time, and paper is always light.

/** @typedef {import("../types").Drawing} Drawing */

/** @type {Set<string>} */
const known = new Set();
/** @type {CSSStyleSheet | null} */
let sheet = null;

/** @param {Record<string, string>} colors */
const rules = (colors) => Object.entries(colors).map(([name, color]) => `--p-${name}:${color}`).join(";");

/** The class that gives a drawing its colours. @param {string} key which drawing @param {Pick<Drawing, "light" | "dark">} drawing */
export function colorsOf(key, drawing) {
  const name = `print-${key}`;
  if (!known.has(name)) {
    known.add(name);
    if (!sheet) {
      sheet = new CSSStyleSheet();
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    sheet.insertRule(`.${name}{${rules(drawing.light)}}`, sheet.cssRules.length);
    sheet.insertRule(`@media screen{:root[data-theme="dark"] .${name}{${rules(drawing.dark)}}}`, sheet.cssRules.length);
  }
  return name;
}
