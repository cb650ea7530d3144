import { expect, test } from 'vitest'
import { coreOrder } from './core-order.ts'
import { problemsIn } from './problems-in.ts'

const file = (place: string) => `packages/core/src/${place}/a.ts`

test.each([
  ['payments', 'invoices'],
  ['path', 'documents'],
  ['invoices', 'audit'],
  ['providers', 'work-items'],
])('%s may import %s, which comes before it', (from, to) => {
  expect(problemsIn({ [file(from)]: `import '../${to}/b.ts'` })).toEqual([])
})

test.each([
  ['invoices', 'payments'],
  ['leads', 'path'],
  ['mail', 'jobs'],
  ['audit', 'providers'],
  ['limits', 'mail'],
])('%s may not import %s, which comes after it', (from, to) => {
  const wrong = `${file(from)}:1: ${from} imports ${to}, which does not come before it`
  expect(problemsIn({ [file(from)]: `import '../${to}/b.ts'` })).toEqual([wrong])
  expect(problemsIn({ [file(from)]: `import type { B } from '../${to}/b.ts'` })).toEqual([wrong])
  expect(problemsIn({ [file(from)]: `export * from '../${to}/b.ts'` })).toEqual([wrong])
})

test('if two folders import each other, one import is refused', () => {
  const files = {
    [file('agreements')]: `import '../documents/a.ts'`,
    [file('documents')]: `import '../agreements/b.ts'`,
  }
  expect(problemsIn(files)).toEqual([
    `${file('agreements')}:1: agreements imports documents, which does not come before it`,
  ])
})

test('the files next to the folders may import the floor and each other, but no noun', () => {
  const files = {
    'packages/core/src/ctx.ts': `import './authorize.ts'\nimport './audit/a.ts'\nimport './mail/a.ts'`,
    'packages/core/src/authorize.ts': 'export {}',
  }
  expect(problemsIn(files)).toEqual([
    'packages/core/src/ctx.ts:3: ctx.ts imports mail, which does not come before it',
  ])
})

test('the floor may import types of contexts, but nothing that creates one', () => {
  const files = {
    [file('audit')]: `import type { Tx } from '../ctx.ts'`,
    [file('limits')]: `import { createCtx } from '../ctx.ts'`,
    [file('users')]: `import { requireAdmin } from '../authorize.ts'`,
  }
  expect(problemsIn(files)).toEqual([
    `${file('limits')}:1: limits imports ctx.ts, which does not come before it`,
  ])
})

test('a folder that is missing from the table is refused once', () => {
  const files = {
    'packages/core/src/unlisted/a.ts': `import '../jobs/a.ts'`,
    'packages/core/src/unlisted/b.ts': 'export {}',
  }
  expect(problemsIn(files)).toEqual([
    'packages/core/src/unlisted/a.ts:1: unlisted is missing from the order of core',
  ])
})

test("tests and the package's index may import everything", () => {
  const files = {
    'packages/core/src/index.ts': `export * from './jobs/a.ts'`,
    'packages/core/src/audit/a.test.ts': `import '../jobs/a.ts'`,
  }
  expect(problemsIn(files)).toEqual([])
})

test('nothing in core imports the index', () => {
  const files = { [file('users')]: `import type { User } from '../index.ts'` }
  expect(problemsIn(files)).toEqual([
    `${file('users')}:1: users imports index.ts, which does not come before it`,
  ])
})

test('no name is in the table twice', () => {
  const names = [...coreOrder.floor, ...coreOrder.nouns]
  expect(new Set(names).size).toBe(names.length)
})
