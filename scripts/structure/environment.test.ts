import { expect, test } from 'vitest'
import { problemsIn } from './problems-in.ts'

const reads = [
  `export const port = process.env.PORT`,
  `export const port = process['env'].PORT`,
  `export const all = globalThis.process.env`,
  `const { env } = process`,
  `import { env } from 'node:process'`,
]

test.each(reads)("only the server's env.ts may contain: %s", (text) => {
  const files = {
    'apps/server/src/env.ts': text,
    'packages/core/src/a.ts': text,
    'apps/server/src/a.ts': text,
  }
  expect(problemsIn(files)).toEqual([
    'apps/server/src/a.ts:1: reads the environment',
    'packages/core/src/a.ts:1: reads the environment',
  ])
})
