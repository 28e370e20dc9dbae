// The libraries, gathered once.
import { Component, h } from "../../vendor/preact.js";
import htm from "../../vendor/htm.js";

export { render } from "../../vendor/preact.js";
export { useEffect, useLayoutEffect, useRef, useState } from "../../vendor/hooks.js";
export { effect, signal } from "../../vendor/signals.js";

/** @typedef {import("preact").ComponentChildren} Children */

/** @type {(strings: TemplateStringsArray, ...values: any[]) => any} */
export const html = htm.bind(h);

/** Are all properties the very same? @param {Record<string, unknown>} one @param {Record<string, unknown>} two */
function areSame(one, two) {
  return Object.keys({ ...one, ...two }).every((name) => one[name] === two[name]);
}

/**
 * A component that is drawn again only if it is given something else.
 * @template {object} P
 * @param {(props: P) => any} draw @param {(one: P, two: P) => boolean} [isSame]
 */
export function memo(draw, isSame = /** @type {any} */ (areSame)) {
  return /** @extends {Component<P>} */ class extends Component {
    /** @param {any} next */
    shouldComponentUpdate(next) {
      return !isSame(/** @type {any} */ (this.props), next);
    }

    /** @param {any} props */
    render(props) {
      return draw(props);
    }
  };
}
