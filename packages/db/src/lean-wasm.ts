import { setFlagsFromString } from 'node:v8'

/**
 * Restricts V8 to its baseline compiler for WebAssembly (Liftoff) from now on. Call it before PGlite is
 * loaded.
 *
 * At every start, the optimizing compiler recompiles PGlite's largest functions. That takes 500 MB, whatever
 * its budget or number of threads: too much for a server with 512 MB. Without it, a start peaks at 208 MB
 * instead of 745 and takes 1.1 s of processor time instead of 1.5 (November 22, 2026, Node.js 24.21, PGlite
 * 0.5.16, medians of three; `npm run bench -- start-up`). After 3,000 calls, the process uses 250 to 290 MB
 * instead of 290 to 315. The price: once everything is warm, it handles 8 to 13% fewer calls per second.
 *
 * The flags are V8's own and may change with Node.js: `lean-wasm.test.ts` fails if they stop working.
 */
export function keepWasmLean(): void {
  // On the command line, the first flag implies the other two. Set at run time, it does not.
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
    setFlagsFromString(flag)
}
