// What to tell when a request has failed.
import { ApiError } from "./api.js";
import { say } from "../words/words.js";

/** The server's own sentence if there is one: a browser's reason helps nobody, and is in its own language. @param {unknown} error */
export function failureText(error) {
  return error instanceof ApiError && error.code !== "failed" ? error.message : say("page.failed");
}
