import { setFlagsFromString } from 'node:v8'

/**
 * Has V8 keep to its first, quick compiler for WebAssembly from now on. Call it before PGlite is loaded.
 *
 * The second one works on PGlite's largest functions at every start, and takes 500 MB for that, whatever its budget or
 * the number of its threads: too much for a server of 512 MB. Without it a start peaks at 208 MB instead of 745, and
 * takes 1.1 s of a processor instead of 1.5 (22 November 2026, Node.js 24.21, PGlite 0.5.16, medians of three;
 * `npm run bench -- start-up`). After 3,000 calls the process has 250 to 290 MB instead of 290 to 315. Once everything
 * is warm, calls are 8 to 13 % fewer a second.
 *
 * The flag is one of V8's own, which may change with Node.js: `lean-wasm.test.ts` fails where it is no longer heeded.
 */
export function keepWasmLean(): void {
  // What the first implies when it stands in the command line has to be said here.
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
    setFlagsFromString(flag)
}
