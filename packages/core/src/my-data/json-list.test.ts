import { expect, test } from 'vitest'
import { jsonList } from './json-list.ts'

async function* rowsOf(count: number) {
  for (let n = 0; n < count; n += 1) yield { n, text: 'x'.repeat(100) }
}

async function partsOf(count: number) {
  const parts: Uint8Array[] = []
  for await (const part of jsonList(rowsOf(count))) parts.push(part)
  return parts
}

test.each([0, 1, 5000])('a list of %i rows is JSON', async (count) => {
  const parts = await partsOf(count)
  const rows: unknown = JSON.parse(Buffer.concat(parts).toString())
  expect(rows).toHaveLength(count)
})

test('a long list comes in small parts', async () => {
  const parts = await partsOf(5000)
  expect(parts.length).toBeGreaterThan(5)
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(80_000)
})
