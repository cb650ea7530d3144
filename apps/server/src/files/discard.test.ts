import { expect, test } from 'vitest'
import { discard } from './discard.ts'

async function* chunks(count: number) {
  for (let n = 0; n < count; n++) yield new Uint8Array(10)
}

/** Whether the connection was closed. */
async function isClosed(content: AsyncIterator<Uint8Array>, bytes: number) {
  let closed = false
  await discard(content, { bytes, ms: 60_000 }, () => {
    closed = true
  })
  return closed
}

test('reads what a browser still sends', async () => {
  const content = chunks(5)
  expect(await isClosed(content, 50)).toBe(false)
  expect((await content.next()).done).toBe(true)
})

test('closes the connection of a sender that does not end', async () => {
  expect(await isClosed(chunks(Number.POSITIVE_INFINITY), 50)).toBe(true)
})

test('closes the connection of a sender that sends nothing', async () => {
  const closed = Promise.withResolvers<void>()
  const silent: AsyncIterator<Uint8Array> = { next: () => new Promise(() => {}) }
  void discard(silent, { bytes: 50, ms: 5 }, closed.resolve)
  await closed.promise
})
