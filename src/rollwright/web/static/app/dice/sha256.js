// SHA-256 and HMAC: browsers have them built in over a secure connection only, and games are played in a home network without one.

/** The fractions of the roots of the first primes, 32 bits of each. @param {number} count @param {(prime: number) => number} root */
function fractions(count, root) {
  const found = [];
  for (let number = 2; found.length < count; number++) {
    let divisor = 2;
    while (divisor * divisor <= number && number % divisor) divisor++;
    if (divisor * divisor > number) found.push(Math.floor((root(number) % 1) * 2 ** 32) >>> 0);
  }
  return new Uint32Array(found);
}

const FIRST = fractions(8, Math.sqrt);
const ROUNDS = fractions(64, Math.cbrt);
const BLOCK = 64;

/** @param {number} word @param {number} bits */
const turned = (word, bits) => (word >>> bits) | (word << (32 - bits));

/** The bytes with a one, zeros, and their length in bits behind them. @param {Uint8Array} bytes */
function padded(bytes) {
  const size = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const all = new Uint8Array(size);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(size - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(size - 4, (bytes.length << 3) >>> 0);
  return view;
}

/** @param {Uint32Array} state @param {DataView} data @param {number} start @param {Uint32Array} words room for 64 of them */
function mixBlock(state, data, start, words) {
  const w = (/** @type {number} */ at) => /** @type {number} */ (words[at]);
  for (let at = 0; at < 16; at++) words[at] = data.getUint32(start + 4 * at);
  for (let at = 16; at < 64; at++) {
    const one = w(at - 15), two = w(at - 2);
    const small = turned(one, 7) ^ turned(one, 18) ^ (one >>> 3);
    const large = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10);
    words[at] = (w(at - 16) + small + w(at - 7) + large) | 0;
  }
  let [a, b, c, d, e, f, g, h] = /** @type {[number, number, number, number, number, number, number, number]} */ ([...state]);
  for (let at = 0; at < 64; at++) {
    const sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + sum + ((e & f) ^ (~e & g)) + /** @type {number} */ (ROUNDS[at]) + w(at)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => { state[at] = /** @type {number} */ (state[at]) + word; });
}

/** @param {Uint8Array} bytes @returns {Uint8Array} */
export function sha256(bytes) {
  const data = padded(bytes), state = FIRST.slice(), words = new Uint32Array(64);
  for (let start = 0; start < data.byteLength; start += BLOCK) mixBlock(state, data, start, words);
  const result = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => result.setUint32(4 * at, word));
  return new Uint8Array(result.buffer);
}

/** @param {Uint8Array} key @param {Uint8Array} bytes @returns {Uint8Array} */
export function hmac(key, bytes) {
  const short = key.length > BLOCK ? sha256(key) : key;
  const keyed = (/** @type {number} */ pad, /** @type {Uint8Array} */ rest) => {
    const all = new Uint8Array(BLOCK + rest.length).fill(pad, 0, BLOCK);
    short.forEach((byte, at) => { all[at] = byte ^ pad; });
    all.set(rest, BLOCK);
    return sha256(all);
  };
  return keyed(0x5c, keyed(0x36, bytes));
}

/** @param {string} text */
export const bytesOf = (text) => new TextEncoder().encode(text);

/** @param {Uint8Array} bytes */
export const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The SHA-256 of a text, in hexadecimal digits. @param {string} text */
export const hashOf = (text) => hexOf(sha256(bytesOf(text)));
