import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRepository } from '../bootstrap/repository.mjs'

test('trpc-msw-typed is for any router, and does not name the product', () => {
  const files = globSync('packages/trpc-msw-typed/{*,src/**/*}.{json,md,ts}', { cwd: inRepository() })
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((path) => /tallgrass/i.test(readFileSync(inRepository(path), 'utf8')))).toEqual([])
})
