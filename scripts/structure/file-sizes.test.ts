import { expect, test } from 'vitest'
import { linesOf, problemsIn } from './problems-in.ts'

test.each([
  ['packages/core/src/a.ts', 'a source file', 250],
  ['apps/web/src/app/theme.css', 'a source file', 250],
  ['scripts/a.mjs', 'a source file', 250],
  ['migrations/0001_create_users.ts', 'a source file', 250],
  ['packages/core/src/a.db.test.ts', 'a test file', 400],
  ['apps/web/e2e/home.spec.ts', 'a test file', 400],
  ['apps/web/src/routes/portal/index.tsx', 'a route file', 60],
  ['apps/web/src/features/home/hero.tsx', 'a component file', 120],
  ['apps/web/src/ui/card.tsx', 'a component file', 120],
])('%s: %s may have at most %i lines', (path, kind, limit) => {
  expect(problemsIn({ [path]: linesOf(limit) })).toEqual([])
  expect(problemsIn({ [path]: linesOf(limit + 1) })).toEqual([
    `${path}:${limit + 1}: ${kind} has ${limit + 1} lines, ${limit} are allowed`,
  ])
})

test('a generated file has no limit', () => {
  expect(problemsIn({ 'packages/db/src/schema.gen.ts': linesOf(1000) })).toEqual([])
})
