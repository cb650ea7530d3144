import { expect, test } from 'vitest'
import { problemsIn } from './problems-in.ts'
import { formatViolation } from './violation.ts'

test('a tree that follows every rule passes', () => {
  const files = {
    'packages/domain/src/index.ts': `export { money } from './money.ts'`,
    'packages/domain/src/money.ts': `export const money = 1`,
    'packages/core/src/index.ts': `export type { Port } from './ports/port.ts'\nexport { act } from './act.ts'`,
    'packages/core/src/ports/port.ts': `export type Port = { send(): void }`,
    'packages/core/src/act.ts': `import { money } from '@tallgrass/domain'\nexport const act = () => money`,
    'packages/core/src/act.db.test.ts': `import { aUser } from '@tallgrass/testing'\nimport './act.ts'`,
    'packages/adapters/src/index.ts': `import type { Port } from '@tallgrass/core'\nimport { open } from '@tallgrass/db'`,
    'packages/testing/src/index.ts': `export { anId } from '@tallgrass/domain/an-id'`,
    'packages/mocks/src/create.ts': `import type { TallgrassRouter } from '@tallgrass/client'`,
    'packages/mocks/src/paths.ts': `import { rows } from '@tallgrass/api/paths/rows.ts'`,
    'scripts/test-setup/postgres.ts': `import '@tallgrass/testing'\nimport '../provision/postgres.ts'`,
    'apps/server/src/env.ts': `export const port = process.env.PORT`,
    'apps/server/src/main.ts': `import '@tallgrass/adapters'\nimport { port } from './env.ts'`,
    'apps/server/tests/login.test.ts': `import '@tallgrass/testing'\nimport '../src/env.ts'`,
    'apps/web/src/routes/index.tsx': `import { Home } from '../features/home/home'\nimport '../routeTree.gen'`,
    'apps/web/src/features/home/home.tsx': `import type { AppRouter } from '@tallgrass/api'\nimport '../../ui/card'`,
    'apps/web/src/ui/card.tsx': 'export const Card = () => <i />',
    'apps/web/src/routeTree.gen.ts': 'export {}\n'.repeat(500),
    'scripts/migrate.ts': `import '@tallgrass/db'\nimport '../kysely-codegen.config.ts'\nprocess.env.DATABASE_URL`,
    'kysely-codegen.config.ts': 'export {}',
  }
  expect(problemsIn(files)).toEqual([])
})

test('a file that cannot be parsed is refused', () => {
  expect(problemsIn({ 'packages/core/src/act.ts': 'import {' })).toEqual([
    expect.stringMatching(/^packages\/core\/src\/act\.ts:1: cannot be parsed/),
  ])
})

test('each violation is one line with its fix', () => {
  const line = formatViolation({ file: 'a.ts', line: 3, wrong: 'is wrong', fix: 'do this' })
  expect(line).toBe('a.ts:3: is wrong → do this')
})
