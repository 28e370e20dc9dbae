// How wide words are when they are drawn: fonts differ too much to guess.

const SIZE = 100;
/** @type {CanvasRenderingContext2D | null | undefined} */
let pen;
/** @type {Map<string, number>} */
const known = new Map();

/** The width of a text in parts of the size of its letters. @param {string} text @param {number} weight of the font */
export function widthOf(text, weight) {
  const key = `${weight} ${text}`;
  let width = known.get(key);
  if (width === undefined) {
    pen ??= document.createElement("canvas").getContext("2d");
    // Without a canvas to measure on, a bold letter is taken to be wide.
    width = pen ? measured(pen, text, weight) : text.length * 0.85;
    known.set(key, width);
  }
  return width;
}

/** @param {CanvasRenderingContext2D} context @param {string} text @param {number} weight */
function measured(context, text, weight) {
  context.font = `${weight} ${SIZE}px ${getComputedStyle(document.body).fontFamily}`;
  return context.measureText(text).width / SIZE;
}
