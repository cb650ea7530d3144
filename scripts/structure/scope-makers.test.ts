import { expect, test } from 'vitest'
import { problemsIn } from './problems-in.ts'

const makes = "import { scopeOfEverybody } from '@tallgrass/db'\nexport const scope = scopeOfEverybody()\n"

test('a verb may not create the scope of all clients', () => {
  expect(problemsIn({ 'packages/core/src/a.ts': makes })).toEqual([
    'packages/core/src/a.ts:1: creates the scope of all clients',
  ])
})

test('the files that create contexts may', () => {
  expect(problemsIn({ 'packages/core/src/authorize.ts': makes, 'packages/core/src/ctx.ts': makes })).toEqual(
    [],
  )
})
