// What a visitor can do about the own data on this server: end all sessions, or have everything deleted.
import { deleteGuest, endSessions } from "../connection/api.js";
import { SureButton } from "./sure.js";
import { html, useState } from "./ui.js";
import { say } from "../words/words.js";

/** What this browser keeps of tables and of their player; how the page looks stays. @param {Storage} storage */
export function forgetPlayer(storage) {
  const kept = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  const ours = kept.filter((key) => key.startsWith("rollwright.") && !["language", "theme", "sound", "bots"].includes(key.slice("rollwright.".length)));
  ours.forEach((key) => storage.removeItem(key));
}

/** Everything is read anew, as by somebody who comes for the first time. */
function startAnew() {
  location.assign("/");
}

export function Privacy() {
  const [told, setTold] = useState("");
  const act = (/** @type {() => Promise<unknown>} */ work, /** @type {() => void} */ then) => () => work().then(then, (error) => setTold(error.message));
  const others = act(() => endSessions(true), () => setTold(say("privacy.ended-others")));
  const forget = () => {
    try {
      forgetPlayer(localStorage);
      forgetPlayer(sessionStorage);
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
    startAnew();
  };
  return html`<details class="privacy"><summary>${say("privacy.title")}</summary>
    <p class="muted small">${say("privacy.about")}</p>
    <div class="buttons">
      <${SureButton} class="small" label=${say("privacy.end-others")} text=${say("privacy.end-others-sure")} act=${others} />
      <${SureButton} class="small" label=${say("privacy.end")} text=${say("privacy.end-sure")} act=${act(() => endSessions(false), startAnew)} />
      <${SureButton} class="small" label=${say("privacy.delete")} text=${say("privacy.delete-sure")} act=${act(deleteGuest, forget)} />
    </div>
    <p class="small" role="status">${told}</p></details>`;
}
