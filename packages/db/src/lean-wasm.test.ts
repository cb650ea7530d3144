import { setFlagsFromString } from 'node:v8'
import { expect, test } from 'vitest'
import { keepWasmLean } from './lean-wasm.ts'

/** `(func (export "count") (param i32) (loop local.get 0 i32.const 1 i32.sub local.tee 0 br_if 0))` */
const COUNTS_DOWN = new Uint8Array([
  0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, 0x01, 0x05, 0x01, 0x60, 0x01, 0x7f, 0x00, 0x03, 0x02, 0x01,
  0x00, 0x07, 0x09, 0x01, 0x05, 0x63, 0x6f, 0x75, 0x6e, 0x74, 0x00, 0x00, 0x0a, 0x10, 0x01, 0x0e, 0x00, 0x03,
  0x40, 0x20, 0x00, 0x41, 0x01, 0x6b, 0x22, 0x00, 0x0d, 0x00, 0x0b, 0x0b,
])
const ROUNDS = 30
const TURNS = 20_000_000

test('V8 never optimizes WebAssembly beyond its baseline compiler, however often it runs', () => {
  keepWasmLean()
  setFlagsFromString('--allow-natives-syntax')
  const isBaseline = new Function('f', 'return %IsLiftoffFunction(f)')
  setFlagsFromString('--no-allow-natives-syntax')
  const { count } = new WebAssembly.Instance(new WebAssembly.Module(COUNTS_DOWN)).exports
  if (typeof count !== 'function') throw new Error('The module exports no function')
  for (let round = 0; round < ROUNDS; round++) count(TURNS)
  expect(isBaseline(count)).toBe(true)
})
