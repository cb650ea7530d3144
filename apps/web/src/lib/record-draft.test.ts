import { expect, test } from 'vitest'
import { changesOf, conflictsOf, toFieldValues } from './record-draft'

const base = { title: 'Draft', detail: '', required: true }

test('null becomes an empty field', () => {
  const facts = { title: 'Draft', detail: null, required: true, version: 3 }
  expect(toFieldValues(['title', 'detail', 'required'], facts)).toEqual(base)
})

test('only changed fields are sent', () => {
  expect(changesOf(base, { ...base, detail: 'More' })).toEqual({ detail: 'More' })
})

test('a conflict has both sides and says which fields you changed', () => {
  const mine = { ...base, detail: 'Mine' }
  const theirs = { title: 'Other', detail: 'Theirs', required: true, version: 4 }
  expect(conflictsOf(base, mine, theirs)).toEqual([
    { field: 'title', yours: 'Draft', theirs: 'Other', changedByYou: false },
    { field: 'detail', yours: 'Mine', theirs: 'Theirs', changedByYou: true },
  ])
})

test('a field that the form does not show causes no conflict', () => {
  const theirs = { title: 'Draft', detail: null, required: true, status: 'APPROVED', version: 4 }
  expect(conflictsOf(base, { ...base, title: 'Mine' }, theirs)).toEqual([])
})
