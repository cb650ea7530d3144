import { expect, test } from 'vitest'
import { problemsIn } from './problems-in.ts'

test.each([
  ['packages/core/src/a.ts', '../../db/src/b.ts', 'leaves the package'],
  ['packages/core/src/a.ts', '../../../scripts/provision/postgres.ts', 'leaves the package'],
  ['apps/web/src/a.tsx', '../../server/src/app.ts', 'leaves the package'],
  ['scripts/a.ts', '../packages/db/src/index.ts', 'leaves the package'],
  ['apps/web/src/a.ts', '@/ui/card', 'is an alias'],
  ['apps/web/src/a.ts', '#ui/card', 'is an alias'],
])('%s may not import %s', (path, specifier, wrong) => {
  expect(problemsIn({ [path]: `import '${specifier}'` })).toEqual([`${path}:1: "${specifier}" ${wrong}`])
})
