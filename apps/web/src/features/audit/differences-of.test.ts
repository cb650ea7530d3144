import { expect, test } from 'vitest'
import { differencesOf } from './differences-of'

const entity = 'user'

test('each field that changed shows how, and the others are left out', () => {
  const before = { name: 'Ana', role: 'CLIENT', org: null, phone: '555' }
  const after = { name: 'Ana', role: 'ADMIN', org: 'Ruiz Tiles', phone: null }
  expect(differencesOf({ before, after, entity })).toEqual([
    { field: 'role', before: 'Client', after: 'Admin', change: 'changed' },
    { field: 'org', before: undefined, after: 'Ruiz Tiles', change: 'added' },
    { field: 'phone', before: '555', after: undefined, change: 'removed' },
  ])
})

test('a record whose fields all stayed the same shows them', () => {
  const same = { name: 'Ana', org: null }
  expect(differencesOf({ before: same, after: same, entity })).toMatchObject([
    { field: 'name', before: 'Ana', after: 'Ana', change: 'same' },
    { field: 'org', before: undefined, after: undefined, change: 'same' },
  ])
})

test.each([
  ['spam', 'Spam'],
  ['lost', 'Lost'],
])('a lead closed as %s is shown as %s', (closedAs, words) => {
  const before = { closedAs: null, closedReason: null }
  const after = { closedAs, closedReason: null }
  expect(differencesOf({ before, after, entity: 'lead' })).toEqual([
    { field: 'closedAs', before: undefined, after: words, change: 'added' },
  ])
})

test('created and deleted records have one side only', () => {
  expect(differencesOf({ before: null, after: { email: 'ana@example.com' }, entity })).toMatchObject([
    { before: undefined, after: 'ana@example.com', change: 'added' },
  ])
  expect(differencesOf({ before: { email: 'ana@example.com' }, after: null, entity })).toMatchObject([
    { before: 'ana@example.com', after: undefined, change: 'removed' },
  ])
  expect(differencesOf({ before: null, after: null, entity })).toEqual([])
})

test('values are shown as people write them', () => {
  const after = { count: 0, paid: false, sent: true, tags: ['a', 'b'] }
  expect(differencesOf({ before: null, after, entity }).map((difference) => difference.after)).toEqual([
    '0',
    'No',
    'Yes',
    'a, b',
  ])
})
