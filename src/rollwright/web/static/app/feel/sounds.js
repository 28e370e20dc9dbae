// The sounds of the table: made here, of noise and tones, so that nothing has to be fetched.
import { sound } from "../page/settings.js";

/** @type {AudioContext | null} */
let context = null;
const VOLUME = 0.16;

/** The device that sounds; null where there is none, or nobody wants to hear it. A browser lets it begin only after a first tap. */
function device() {
  if (sound.value !== "on" || !("AudioContext" in globalThis) || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => undefined);
  return context.state === "running" ? context : null;
}

/** A tone that fades. @param {AudioContext} at @param {number} pitch in hertz @param {number} start @param {number} length in seconds @param {number} [loud] */
function tone(at, pitch, start, length, loud = 1) {
  const oscillator = at.createOscillator();
  const gain = at.createGain();
  oscillator.type = "triangle";
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(VOLUME * loud, at.currentTime + start);
  gain.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + start + length);
  oscillator.connect(gain).connect(at.destination);
  oscillator.start(at.currentTime + start);
  oscillator.stop(at.currentTime + start + length);
}

/**
 * A short noise through a filter: wood, or paper.
 * @param {AudioContext} at @param {number} pitch @param {number} start @param {number} length @param {number} [loud]
 */
function noise(at, pitch, start, length, loud = 1) {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let one = 0; one < data.length; one += 1) data[one] = (Math.random() * 2 - 1) * (1 - one / data.length) ** 2;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = VOLUME * loud;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + start);
}

/** Each sound by what it stands for. @type {Record<string, (at: AudioContext) => void>} */
const SOUNDS = {
  roll: (at) => [0, 0.09, 0.17, 0.3, 0.42, 0.55].forEach((start, one) => noise(at, 900 + 300 * (one % 3), start, 0.06, 3)),
  write: (at) => noise(at, 3200, 0, 0.14, 1.2),
  gain: (at) => [660, 880].forEach((pitch, one) => tone(at, pitch, one * 0.07, 0.16, 0.7)),
  star: (at) => [784, 988, 1319].forEach((pitch, one) => tone(at, pitch, one * 0.08, 0.3, 0.8)),
  round: (at) => [392, 523].forEach((pitch, one) => tone(at, pitch, one * 0.12, 0.35, 0.7)),
  end: (at) => [523, 659, 784, 1047].forEach((pitch, one) => tone(at, pitch, one * 0.14, 0.5, 0.8)),
  other: (at) => noise(at, 1400, 0, 0.09, 0.8),
  turn: (at) => tone(at, 587, 0, 0.18, 0.5),
};

/** @param {"roll" | "write" | "gain" | "star" | "round" | "end" | "turn" | "other"} name */
export function play(name) {
  const at = device();
  if (at) SOUNDS[name]?.(at);
}
