// Covers: what is in their files, and how they play themselves.
import assert from "node:assert/strict";
import { test } from "node:test";

import { drawingFrom } from "../../src/rollwright/web/static/app/drawing/picturefile.js";
import { nextOf, turnsOf } from "../../src/rollwright/web/static/app/drawing/selfplay.js";

const FILE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40" width="30" height="40" id="dark"><style>svg{--p-ink:#111;--p-sea:#fff}`
  + `svg:target{--p-ink:#eee;--p-sea:#000}</style><title>Map</title><path d="M0 0h9" fill="var(--p-ink)" /><g data-turn="2"><title /></g></svg>`;

test("a file is a drawing with colours for light and dark, and without titles", () => {
  assert.deepEqual(drawingFrom(FILE), {
    viewBox: "0 0 30 40", inside: `<path d="M0 0h9" fill="var(--p-ink)" /><g data-turn="2"></g>`,
    light: { ink: "#111", sea: "#fff" }, dark: { ink: "#eee", sea: "#000" },
  });
  assert.equal(drawingFrom("<p>Nothing here.</p>"), null);
});

test("turns come in their order, each once", () => {
  assert.deepEqual(turnsOf(["3", "10", "1", "3"]), [1, 3, 10]);
});

test("one board after the other plays, and only what is in sight", () => {
  const inSight = (/** @type {string} */ board) => board !== "hidden";
  const boards = ["map", "hidden", "cards"];
  assert.equal(nextOf(boards, null, inSight), "map");
  assert.equal(nextOf(boards, "map", inSight), "cards");
  assert.equal(nextOf(boards, "cards", inSight), "map");
  assert.equal(nextOf(boards, "gone", inSight), "map");
  assert.equal(nextOf(["hidden"], null, inSight), null);
});
