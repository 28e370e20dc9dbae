// What is in the file of a small drawing: as the server writes it, and nobody else.

/**
 * A drawing as it stands in the page: what is inside of it, and its colours for light and for dark.
 * @typedef {{viewBox: string, inside: string, light: Record<string, string>, dark: Record<string, string>}} PictureDrawing
 */

const FILE = /^<svg[^>]* viewBox="([^"]*)"[^>]*><style>svg\{([^}]*)\}svg:target\{([^}]*)\}<\/style>([^]*)<\/svg>\s*$/;

/** Colours by name. @param {string} rules */
function colorsIn(rules) {
  return Object.fromEntries(rules.split(";").filter(Boolean).map((rule) => rule.replace(/^--p-/, "").split(":")));
}

/** @param {string} text @returns {PictureDrawing | null} */
export function drawingFrom(text) {
  const found = FILE.exec(text);
  if (!found) return null;
  const [, viewBox = "", light = "", dark = "", inside = ""] = found;
  // A title would come up below the pointer.
  return { viewBox, inside: inside.replace(/<title>[^<]*<\/title>/g, "").replace(/<title ?\/>/g, ""), light: colorsIn(light), dark: colorsIn(dark) };
}
