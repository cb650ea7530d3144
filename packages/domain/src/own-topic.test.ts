import { expect, test } from 'vitest'
import { topicsFor } from './own-topic.ts'

test('a client is answered two different topics at most', () => {
  expect(topicsFor('CLIENT', ['paid', 'paid', 'open', 'due'])).toEqual(['paid', 'open'])
})

test('an administrator is told what waits, and nothing of a client’s own', () => {
  expect(topicsFor('ADMIN', ['paid', 'waiting', 'documents'])).toEqual(['waiting'])
})
