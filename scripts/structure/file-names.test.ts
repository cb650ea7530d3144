import { expect, test } from 'vitest'
import { problemsIn } from './problems-in.ts'

test.each([
  ['packages/core/src/utils.ts', 'utils'],
  ['packages/core/src/date-helpers.ts', 'helpers'],
  ['packages/domain/src/common/money.ts', 'common'],
  ['apps/web/src/lib/misc.test.ts', 'misc'],
  ['apps/server/src/session-manager.ts', 'manager'],
])('%s is refused because its name is meaningless', (path, word) => {
  expect(problemsIn({ [path]: 'export {}' })).toEqual([`${path}:1: "${word}" is a meaningless name`])
})

test.each([
  'packages/core/src/users/index.ts',
  'apps/web/src/features/home/index.tsx',
  'apps/server/src/index.ts',
])('%s is refused because only a package has an index', (path) => {
  expect(problemsIn({ [path]: 'export {}' })).toEqual([`${path}:1: is a barrel`])
})
