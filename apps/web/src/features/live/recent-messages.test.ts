import type { LiveMessage } from '@tallgrass/contracts'
import { expect, test } from 'vitest'
import { recentMessages } from './recent-messages'

const lead = (id: string): LiveMessage => ({ changes: [{ kind: 'lead', id }], reload: false })
const everything = { changes: [], reload: true }

test('a tab gets what is younger than its data', () => {
  const recent = recentMessages()
  recent.add(lead('a'), 1000)
  recent.add(lead('b'), 2000)
  recent.add(lead('c'), 3000)
  expect(recent.from(2000).changes.map(({ id }) => id)).toEqual(['b', 'c'])
  expect(recent.from(3500)).toEqual({ changes: [], reload: false })
})

test('a tab whose data is older than the first message loads everything again', () => {
  const recent = recentMessages()
  expect(recent.from(500), 'before the first message').toEqual(everything)
  recent.add(lead('a'), 1000)
  expect(recent.from(999)).toEqual(everything)
  expect(recent.from(1000)).toEqual(lead('a'))
})

test('after a gap, messages from before count as missing', () => {
  const recent = recentMessages()
  recent.add(lead('a'), 1000)
  recent.add(everything, 2000)
  recent.add(lead('b'), 3000)
  expect(recent.from(1500)).toEqual(everything)
  expect(recent.from(2000)).toEqual(lead('b'))
})

test('messages are forgotten after a minute, and when there are too many', () => {
  const recent = recentMessages()
  recent.add(lead('a'), 0)
  recent.add(lead('b'), 50_000)
  recent.add(lead('c'), 61_000)
  expect(recent.from(0)).toEqual(everything)
  expect(recent.from(50000).changes).toHaveLength(2)
  for (let at = 61_001; at < 61_600; at += 1) recent.add(lead('d'), at)
  expect(recent.from(61000)).toEqual(everything)
  expect(recent.from(61500).changes).toHaveLength(100)
})
