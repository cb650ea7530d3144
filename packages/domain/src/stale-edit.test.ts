import { expect, test } from 'vitest'
import { ensureFresh } from './stale-edit.ts'

test('an edit of what the editor saw is taken', () => {
  const edit = { yours: { version: 3, notes: 'Call on Monday' }, theirs: { version: 3, notes: null } }
  expect(() => ensureFresh('lead', edit)).not.toThrow()
})

test.each([2, 4])('an edit of version %i is refused with both sides when 3 stands there', (version) => {
  const edit = { yours: { version, notes: 'Call on Monday' }, theirs: { version: 3, notes: 'Called' } }
  expect(() => ensureFresh('lead', edit)).toThrow(
    expect.objectContaining({
      code: 'CONFLICT',
      message: 'This lead has changed since you opened it. Please try again.',
      details: edit,
    }),
  )
})
