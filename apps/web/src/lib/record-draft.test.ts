import { expect, test } from 'vitest'
import { changesOf, conflictsOf, toFieldValues } from './record-draft'

const base = { title: 'Draft', detail: '', required: true }

test('a record becomes fields, and nothing becomes an empty one', () => {
  const facts = { title: 'Draft', detail: null, required: true, version: 3 }
  expect(toFieldValues(['title', 'detail', 'required'], facts)).toEqual(base)
})

test('only what was changed is sent', () => {
  expect(changesOf(base, { ...base, detail: 'More' })).toEqual({ detail: 'More' })
})

test('both sides of every field that differs are told apart', () => {
  const mine = { ...base, detail: 'Mine' }
  const theirs = { title: 'Other', detail: 'Theirs', required: true, version: 4 }
  expect(conflictsOf(base, mine, theirs)).toEqual([
    { field: 'title', yours: 'Draft', theirs: 'Other', changedByYou: false },
    { field: 'detail', yours: 'Mine', theirs: 'Theirs', changedByYou: true },
  ])
})

test('what the form does not show is nothing to choose between', () => {
  const theirs = { title: 'Draft', detail: null, required: true, status: 'APPROVED', version: 4 }
  expect(conflictsOf(base, { ...base, title: 'Mine' }, theirs)).toEqual([])
})
