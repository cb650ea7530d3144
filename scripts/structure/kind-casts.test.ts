import { expect, test } from 'vitest'
import { problemsIn } from './problems-in.ts'

const casts = "const text = 'a'\nexport const id = text as ProjectId\n"

test('text may not be cast to an id, an amount, an instant or a date', () => {
  const more = "const text = 'a'\nexport const all = [text as Money, text as Instant, text as CalendarDate]\n"
  expect(problemsIn({ 'packages/core/src/a.ts': casts, 'apps/server/tests/b.test.ts': more })).toEqual([
    'apps/server/tests/b.test.ts:2: casts to Money',
    'apps/server/tests/b.test.ts:2: casts to Instant',
    'apps/server/tests/b.test.ts:2: casts to CalendarDate',
    'packages/core/src/a.ts:2: casts to ProjectId',
  ])
})

test('the domain may, and any file may cast to another type', () => {
  const other = "const text = 'a'\nexport const role = text as Role\n"
  expect(problemsIn({ 'packages/domain/src/ids.ts': casts, 'packages/core/src/a.ts': other })).toEqual([])
})
