// What the page shows after the server has told something: all of it anew, or only what has changed.

/** @typedef {import("./types").Answer} Answer */
/** @typedef {import("./types").View} View */

/** @param {View | null} view what was shown so far @param {Answer} answer @returns {View | null} */
export function merged(view, answer) {
  if (answer.op === "view") return answer.view ?? view;
  // Without something to change, a change means nothing: everything comes first.
  if (answer.op !== "update" || !view) return view;
  return redrawn({ ...view, ...answer.changes }, answer.cells);
}

/** The view with some cells of its sheet drawn anew. @param {View} view @param {Answer["cells"]} cells @returns {View} */
function redrawn(view, cells) {
  if (!cells || !view.sheet) return view;
  const groups = view.sheet.groups.map((group) => {
    const anew = new Map((cells[group.id] ?? []).map((cell) => [cell.id, cell]));
    return anew.size ? { ...group, cells: group.cells.map((cell) => anew.get(cell.id) ?? cell) } : group;
  });
  return { ...view, sheet: { ...view.sheet, groups } };
}
