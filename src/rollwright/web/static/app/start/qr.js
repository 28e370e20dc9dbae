// A QR code. What computes it is as large as the rest of a lobby, so it is fetched where one is shown.
import { html, useEffect, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {typeof import("../../vendor/qrcode.js").default} Maker */

/** What is drawn until then: as large as the code of a short link. */
const EMPTY = { size: 29, path: "" };

/** A code as one path. @param {Maker} make @param {string} text */
function drawn(make, text) {
  const code = make(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { size, path };
}

/** @param {{text: string}} props */
export function QrCode({ text }) {
  const [maker, setMaker] = useState(/** @type {{make: Maker | null} | null} */ (null));
  useEffect(() => {
    // Without it there is still the link to copy.
    import("../../vendor/qrcode.js").then((found) => setMaker({ make: found.default }), () => setMaker({ make: null }));
  }, []);
  if (maker && !maker.make) return null;
  const { size, path } = maker?.make ? drawn(maker.make, text) : EMPTY;
  return html`<svg class="qr" viewBox=${`-3 -3 ${size + 6} ${size + 6}`} role="img" aria-label=${say("lobby.qr")} shape-rendering="crispEdges">
    <rect x="-3" y="-3" width=${size + 6} height=${size + 6} fill="#fff" /><path d=${path} fill="#000" /></svg>`;
}
