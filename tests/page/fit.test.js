// How prints are laid out in a window, on pages, and under a magnifier.
import assert from "node:assert/strict";
import { test } from "node:test";

import { fitted } from "../../src/rollwright/web/static/app/table/fit.js";
import { inside, isSeen, partAround, refitted } from "../../src/rollwright/web/static/app/table/lens.js";
import { pagesOf } from "../../src/rollwright/web/static/app/table/pager.js";
import { placeOf } from "./things.js";

const CARD = { width: 470, height: 630 };
const MAP = { width: 1000, height: 728 };
const NET = { width: 460, height: 356 };
const TRAYS = { width: 480, height: 732 };

/** @param {{width: number, height: number}} size @param {import("./things.js").Place[]} [places] @returns {import("./things.js").Card} */
function cardOf({ width, height }, places = []) {
  const drawing = { title: "Card", width, height, svg: "", light: {}, dark: {} };
  const print = { id: "card", drawing, places, sockets: [], rules: [], common: false, hand: {}, role: "board" };
  return { digest: `${width}x${height}`, print, places, marks: [], stars: 0 };
}

test("three cards stand beside each other and fill the height", () => {
  const { columns, scale } = fitted([CARD, CARD, CARD], { width: 1334, height: 560 });
  assert.deepEqual(columns, [[0], [1], [2]]);
  assert.equal(scale, 560 / 630);
});

test("small prints stand below each other beside a tall one", () => {
  const { columns } = fitted([NET, NET, TRAYS], { width: 1000, height: 600 });
  assert.deepEqual(columns, [[0, 1], [2]]);
});

test("nothing is larger than its room, and nothing is drawn without bounds", () => {
  for (const room of [{ width: 300, height: 900 }, { width: 900, height: 300 }, { width: 5000, height: 4000 }]) {
    const { columns, scale } = fitted([CARD, NET, CARD], room);
    const width = columns.map((column) => Math.max(...column.map((at) => [CARD, NET, CARD][at]?.width ?? 0))).reduce((sum, one) => sum + one, 0);
    assert(width * scale <= room.width);
    assert(scale <= 1.7);
  }
});

test("prints share a page as long as they can be read", () => {
  const room = { width: 374, height: 520 };
  assert.deepEqual(pagesOf([cardOf(NET), cardOf(NET), cardOf(TRAYS)], room).map((page) => page.cards.length), [2, 1]);
  assert.deepEqual(pagesOf([cardOf(CARD), cardOf(CARD)], room).map((page) => page.cards.length), [1, 1]);
});

test("on a flat screen a card is scrolled rather than unreadable", () => {
  const [page] = pagesOf([cardOf(CARD)], { width: 800, height: 200 });
  assert.equal(page?.scale, 0.66);
});

test("the magnifier looks at what can be tapped, and never past the edge", () => {
  const boxes = /** @type {[number, number][]} */ ([[900, 600], [940, 640], [0, 0]]);
  const places = boxes.map(([x, y], at) => placeOf(at, { box: [x, y, 40, 40], center: [x + 20, y + 20] }));
  const map = cardOf(MAP, places);
  const size = { width: 400, height: 300 };
  const wide = new Set([0, 2]);
  // What lies far apart is seen at the least scale, around its middle.
  assert.deepEqual(partAround(map, wide, { width: 380, height: 285 }), [270, 170, 400, 300]);
  assert.deepEqual(partAround(map, new Set(), { width: 380, height: 285 }), [300, 214, 400, 300]);
  // What is small is seen large, and nothing beyond the print.
  const [x, y, width, height] = partAround(map, new Set([0, 1]), size);
  assert(width < 300 && Math.abs(x + width - 1000) < 0.01 && Math.abs(y + height - 728) < 0.01);
  assert(isSeen(map, new Set([0, 1]), [x, y, width, height]));
  assert(!isSeen(map, new Set([2]), [x, y, width, height]));
  // On a screen that is turned the middle and the scale stay.
  const seen = { part: /** @type {[number, number, number, number]} */ ([300, 200, 400, 300]), pane: size };
  assert.deepEqual(refitted(seen, size, MAP), seen.part);
  assert.deepEqual(refitted(seen, { width: 300, height: 400 }, MAP), [350, 150, 300, 400]);
  assert.deepEqual(inside([-50, 900, 400, 300], MAP), [0, 428, 400, 300]);
});
