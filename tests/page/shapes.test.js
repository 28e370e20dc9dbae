// Cells as they are drawn: sizes for fingers, neighbours for arrows, a menu beside them, dice that tumble.
import assert from "node:assert/strict";
import { test } from "node:test";

import { optionsFrom } from "../../src/rollwright/web/static/app/lists.js";
import { placeBeside } from "../../src/rollwright/web/static/app/placing.js";
import { anySide, thrownDice } from "../../src/rollwright/web/static/app/rolls.js";
import { boundsOf, boxOf, isTrack, neighbour, scaleFor, shapeOf } from "../../src/rollwright/web/static/app/shapes.js";
import { cellOf, diceIn, faceView, mapView } from "./things.js";

/** @param {string} id @param {number} x @param {number} y @param {number} [width] @param {number} [height] */
const rect = (id, x, y, width = 1, height = 1) => cellOf(id, { numbers: [x, y, width, height], center: [x + width / 2, y + height / 2] });

test("every shape has its box", () => {
  assert.deepEqual(boxOf(rect("a", 1, 2, 3, 4)), { left: 1, top: 2, right: 4, bottom: 6 });
  assert.deepEqual(boxOf(cellOf("b", { shape: "circle", numbers: [5, 5, 2] })), { left: 3, top: 3, right: 7, bottom: 7 });
  assert.deepEqual(boxOf(cellOf("c", { shape: "polygon", numbers: [0, 0, 4, 1, 2, 3] })), { left: 0, top: 0, right: 4, bottom: 3 });
  const { top, bottom } = boxOf(cellOf("d", { shape: "hex", numbers: [0, 0, 1] }));
  assert.deepEqual([Math.round(top), Math.round(bottom)], [-1, 1]);
  assert.deepEqual(boundsOf([rect("a", 0, 0), rect("b", 4, 5)]), { left: 0, top: 0, right: 5, bottom: 6 });
});

test("round shapes stay round, and words have the room of their polygon", () => {
  const round = shapeOf(cellOf("a", { shape: "circle", numbers: [1, 1, 1], center: [1, 1] }), { x: 10, y: 30 });
  assert.deepEqual([round.width, round.height], [20, 20]);
  const square = shapeOf(cellOf("b", { shape: "polygon", numbers: [0, 0, 10, 0, 10, 10, 0, 10], center: [5, 5] }), { x: 10, y: 10 });
  assert.deepEqual([square.width, square.height, square.points], [100, 100, "0 0 100 0 100 100 0 100"]);
});

test("a board fits its room unless its cells get too small for a finger", () => {
  const row = Array.from({ length: 10 }, (_, at) => rect(`c${at}`, at, 0));
  assert.deepEqual(scaleFor(row, 600, { least: 40, most: 64 }), { x: 60, y: 60 });
  assert.deepEqual(scaleFor(row, 300, { least: 40, most: 64 }), { x: 40, y: 40 });
  assert.deepEqual(scaleFor(row, 9000, { least: 40, most: 64 }), { x: 64, y: 64 });
  const flat = [rect("a", 0, 0, 4, 1), rect("b", 0, 1, 4, 1)];
  assert.deepEqual(scaleFor(flat, 100, { least: 40, most: 64 }), { x: 25, y: 40 });
});

test("unit boxes alone are a track", () => {
  assert(isTrack([rect("a", 0, 0), rect("b", 1, 0)]));
  assert(!isTrack([rect("a", 0, 0), rect("b", 1, 0, 2)]));
});

test("an arrow goes to the nearest cell that way, or nowhere", () => {
  const [here, right, below, far] = [rect("here", 0, 0), rect("right", 1, 0), rect("below", 0, 1), rect("far", 5, 0)];
  const cells = [far, below, right, here];
  assert.equal(neighbour(cells, here, "ArrowRight"), right);
  assert.equal(neighbour([...cells].reverse(), here, "ArrowRight"), right);
  assert.equal(neighbour(cells, right, "ArrowRight"), far);
  assert.equal(neighbour(cells, here, "ArrowDown"), below);
  assert.equal(neighbour(cells, below, "ArrowUp"), here);
  assert.equal(neighbour(cells, here, "ArrowLeft"), here);
});

test("a menu lies inside of the window, wherever it opens, and below its place if it can", () => {
  for (const room of [{ width: 1280, height: 640 }, { width: 1024, height: 768 }, { width: 740, height: 360 }]) {
    for (const menu of [{ width: 260, height: 120 }, { width: 260, height: room.height - 20 }]) {
      for (let left = 0; left < room.width; left += 60) {
        for (let top = 0; top < room.height; top += 40) {
          const at = placeBeside({ left, top, right: left + 60, bottom: top + 40 }, menu, room);
          assert(at.left >= 8 && at.left + menu.width <= room.width - 8, JSON.stringify({ room, menu, left, top, at }));
          assert(at.top >= 8 && at.top + menu.height <= room.height - 8, JSON.stringify({ room, menu, left, top, at }));
        }
      }
    }
  }
  const place = { left: 100, top: 100, right: 160, bottom: 140 };
  assert.deepEqual(placeBeside(place, { width: 200, height: 100 }, { width: 800, height: 600 }), { left: 100, top: 148 });
  assert.deepEqual(placeBeside({ ...place, top: 500, bottom: 540 }, { width: 200, height: 100 }, { width: 800, height: 600 }), { left: 100, top: 392 });
  assert.deepEqual(placeBeside(place, { width: 200, height: 480 }, { width: 800, height: 500 }), { left: 168, top: 8 });
});

test("exactly the dice that were rolled since tumble", () => {
  const dice = diceIn(faceView());
  const before = { together: 3, seats: { 0: { "die:black": 4 } } };
  /** @param {import("../../src/rollwright/web/static/app/types").Rolled} rolled @param {number} seat */
  const thrown = (rolled, seat = 0) => thrownDice(dice, before, rolled, seat).map(({ die, at }) => [die.key, at]);
  assert.deepEqual(thrown({ together: 3, seats: { 0: { "die:black": 5 } } }), [["black", 0]]);
  assert.deepEqual(thrown({ together: 3, seats: { 0: { "die:black": 4, "die:white": 6 } } }), [["white", 1]]);
  assert.deepEqual(thrown({ together: 3, seats: { 0: { "die:black": 5 } } }, 1), [], "those of another seat lie still");
  assert.deepEqual(thrown({ together: 7, seats: { 0: { "die:black": 4 } } }), [["black", 0], ["white", 1]]);
  assert.deepEqual(thrown(before), []);
  assert.deepEqual(thrownDice(dice, before, undefined, 0), []);
});

test("a die shows its own sides while it tumbles, or pips", (t) => {
  t.mock.method(Math, "random", () => 0.99);
  const view = faceView();
  const [black] = diceIn(view);
  assert(black);
  assert.deepEqual([anySide(black, view.sheet).title, anySide(black, null).title], ["Tinker", "Barony"]);
  const [red] = diceIn(mapView());
  assert(red);
  assert.equal(anySide(red, null).value, "6");
});

test("what is left out of a new table the game chooses itself", () => {
  const lists = { items: [{ id: "scythe", name: "Scythe" }], size: 3, most: 2 };
  /** @param {string} name @param {Partial<import("../../src/rollwright/web/static/app/types").Option>} more */
  const option = (name, more) => ({ name, title: name, default: null, choices: [], labels: [], lists: null, ...more });
  const options = [option("rounds", { choices: [1, 3] }), option("realms", { lists }), option("tiles", { lists: { ...lists, most: 0 } })];
  assert.deepEqual(optionsFrom(options, {}), {});
  const typed = { rounds: { choice: 1 }, realms: { rows: [["a", "", "b"], ["", "", ""]] }, tiles: { rows: [["c", ""]] } };
  assert.deepEqual(optionsFrom(options, typed), { rounds: 3, realms: [["a", "b"]], tiles: ["c"] });
  assert.deepEqual(optionsFrom(options, { realms: { rows: [["", "", ""]] } }), { realms: undefined });
});
