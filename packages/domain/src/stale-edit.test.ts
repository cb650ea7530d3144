import { expect, test } from 'vitest'
import { ensureFresh } from './stale-edit.ts'

test('an edit of the current version is accepted', () => {
  const edit = { yours: { version: 3, notes: 'Call on Monday' }, theirs: { version: 3, notes: null } }
  expect(() => ensureFresh('lead', edit)).not.toThrow()
})

test.each([2, 4])('an edit of version %i is refused with both sides when version 3 is stored', (version) => {
  const edit = { yours: { version, notes: 'Call on Monday' }, theirs: { version: 3, notes: 'Called' } }
  expect(() => ensureFresh('lead', edit)).toThrow(
    expect.objectContaining({
      code: 'CONFLICT',
      message: 'This lead has changed since you opened it. Please try again.',
      details: edit,
    }),
  )
})
