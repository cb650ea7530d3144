import { expect, test } from 'vitest'
import { importTable } from './import-table.ts'
import { problemsIn } from './problems-in.ts'

test.each([
  ['packages/domain/src/a.ts', `import '@tallgrass/contracts'`, 'domain imports contracts'],
  ['packages/domain/src/a.test.ts', `import '@tallgrass/testing'`, 'only tests import @tallgrass/testing'],
  ['packages/brand/src/a.ts', `import '@tallgrass/domain'`, 'brand imports domain'],
  ['packages/contracts/src/a.ts', `import '@tallgrass/db'`, 'contracts imports db'],
  ['packages/contracts/src/a.ts', `import type { Db } from '@tallgrass/db'`, 'contracts imports db'],
  ['packages/db/src/a.ts', `import '@tallgrass/contracts'`, 'db imports contracts'],
  ['packages/core/src/a.ts', `export * from '@tallgrass/adapters'`, 'core imports adapters'],
  ['packages/core/src/a.ts', `import '@tallgrass/api'`, 'core imports api'],
  ['packages/core/src/a.ts', `import '@tallgrass/core'`, 'core imports itself by its package name'],
  [
    'packages/adapters/src/a.ts',
    `import { act } from '@tallgrass/core'`,
    'adapters may use only the types of core',
  ],
  [
    'packages/adapters/src/a.ts',
    `import { type Port } from '@tallgrass/core'`,
    'adapters may use only the types of core',
  ],
  ['packages/api/src/a.ts', `await import('@tallgrass/db')`, 'api imports db'],
  ['packages/api/src/a.ts', `type T = import('@tallgrass/db').Db`, 'api imports db'],
  ['packages/testing/src/a.ts', `import type { AppRouter } from '@tallgrass/api'`, 'testing imports api'],
  ['packages/mocks/src/a.ts', `import '@tallgrass/db'`, 'mocks imports db'],
  ['packages/mocks/src/a.ts', `import type { AppRouter } from '@tallgrass/api'`, 'mocks imports api'],
  [
    'packages/mocks/src/a.ts',
    `import { createTallgrassClient } from '@tallgrass/client'`,
    'mocks may use only the types of client',
  ],
  ['apps/web/src/a.ts', `import '@tallgrass/mocks'`, 'only tests import @tallgrass/mocks'],
  ['packages/client/src/a.ts', `import '@tallgrass/db'`, 'client imports db'],
  [
    'packages/client/src/a.ts',
    `import { appRouter } from '@tallgrass/api'`,
    'client may use only the types of api',
  ],
  ['packages/trpc-msw-typed/src/a.ts', `import '@tallgrass/domain'`, 'trpc-msw-typed imports domain'],
  ['apps/server/src/a.ts', `import '@tallgrass/client'`, 'server imports client'],
  ['apps/server/src/a.ts', `import 'trpc-msw-typed'`, 'server imports trpc-msw-typed'],
  ['packages/api/src/paths/a.ts', `import '@tallgrass/core'`, 'api imports core'],
  ['apps/server/src/a.ts', `import '@tallgrass/testing'`, 'only tests import @tallgrass/testing'],
  ['apps/server/src/a.ts', `import '@tallgrass/web'`, 'server imports web'],
  ['apps/web/src/a.ts', `import { appRouter } from '@tallgrass/api'`, 'web may use only the types of api'],
  ['apps/web/src/a.ts', `import type { Ctx } from '@tallgrass/core'`, 'web imports core'],
  ['scripts/api/a.ts', `import '@tallgrass/mocks'`, 'only tests import @tallgrass/mocks'],
  ['scripts/a.ts', `import '@tallgrass/testing'`, 'only tests import @tallgrass/testing'],
  ['packages/extra/src/a.ts', `import '@tallgrass/domain'`, 'extra has no row in the import table'],
])('%s: %s is refused', (path, text, wrong) => {
  expect(problemsIn({ [path]: text })).toEqual([`${path}:1: ${wrong}`])
})

test('the table allows no cycles between packages', () => {
  const left = new Map(Object.entries(importTable).map(([room, { values }]) => [room, [...values]]))
  const next = () => [...left].find(([, needs]) => !needs.some((room) => left.has(room)))?.[0]
  for (let room = next(); room !== undefined; room = next()) left.delete(room)
  expect([...left.keys()]).toEqual([])
})
