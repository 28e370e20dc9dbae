// As much of node as the tests of the page use: its types are no dependency for that.
declare module "node:test" {
  interface Context { after(act: () => void): void; mock: { method(of: object, name: string, act: Function): void } }
  export function test(name: string, act: (t: Context) => void | Promise<void>): void;
}
declare module "node:assert/strict" {
  const assert: {
    (value: unknown, message?: string): asserts value;
    equal(found: unknown, wanted: unknown, message?: string): void;
    deepEqual(found: unknown, wanted: unknown, message?: string): void;
    match(found: string, wanted: RegExp): void;
  };
  export default assert;
}
declare module "node:fs" {
  export function readFileSync(file: URL, encoding: "utf8"): string;
}
declare module "node:vm" {
  export function runInNewContext(code: string, world: object): unknown;
}
declare module "node:readline" {
  export function createInterface(options: { input: unknown }): AsyncIterable<string>;
}
declare const process: { stdin: unknown; stdout: { write(text: string): void } };
