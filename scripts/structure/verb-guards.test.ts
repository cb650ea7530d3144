import { expect, test } from 'vitest'
import { problemsIn } from './problems-in.ts'

const verb = 'packages/core/src/invoices/void-invoice.ts'
const guard = 'apps/server/tests/invoices/void.test.ts'
const unguarded = `${verb}:1: no test in apps/server/tests/invoices guards this verb, which changes something`

const writing = {
  'opens a transaction': { [verb]: 'export const voidInvoice = (ctx) => ctx.transaction(async () => {})' },
  'answers a mutation': {
    [verb]: 'export async function voidInvoice() {}',
    'packages/api/src/routers/invoices.ts':
      'export const router = { void: admin.input(id).mutation(({ ctx, input }) => voidInvoice(ctx, input)) }',
  },
  'calls a verb that does': {
    [verb]: `import { renameProject } from '../projects/rename.ts'\nexport const voidInvoice = () => renameProject()`,
    'packages/core/src/projects/rename.ts': 'export function renameProject(ctx) { ctx.transaction() }',
    'apps/server/tests/projects/rename.test.ts': '// Guards: rename\nexport {}',
  },
  'handles a job': {
    [verb]: 'export const voidOldInvoices = () => {}',
    'packages/core/src/jobs/job-handlers.ts': `import { voidOldInvoices } from '../invoices/void-invoice.ts'`,
  },
}

test.each(Object.entries(writing))('a verb that %s is guarded by a test of its noun', (_, files) => {
  expect(problemsIn(files)).toEqual([unguarded])
  expect(problemsIn({ ...files, [guard]: '// Guards: void-invoice\nexport {}' })).toEqual([])
})

test('a verb that only reads needs no guard', () => {
  const files = {
    'packages/core/src/invoices/get-invoice.ts': 'export async function getInvoice() {}',
    'packages/api/src/routers/invoices.ts':
      'export const router = { get: admin.input(id).query(({ ctx, input }) => getInvoice(ctx, input)) }',
  }
  expect(problemsIn(files)).toEqual([])
})

test('a line can name several verbs, and a test can have several lines', () => {
  const other = 'packages/core/src/invoices/issue-invoice.ts'
  const third = 'packages/core/src/invoices/update-invoice.ts'
  const files = { ...writing['opens a transaction'], [other]: 'a.transaction()', [third]: 'a.transaction()' }
  const head = '// Guards: void-invoice, issue-invoice\n// Guards: update-invoice\nexport {}'
  expect(problemsIn({ ...files, [guard]: head })).toEqual([])
})

test('a guard in the folder of another noun does not count', () => {
  const misplaced = 'apps/server/tests/payments/void.test.ts'
  const files = { ...writing['opens a transaction'], [misplaced]: '// Guards: void-invoice\nexport {}' }
  expect(problemsIn(files)).toEqual([
    unguarded,
    `${misplaced}:1: guards payments/void-invoice, which is not a verb that changes something`,
  ])
})

test('an unknown verb is refused, and a line after the first statement does not count', () => {
  const files = {
    ...writing['opens a transaction'],
    [guard]: `// Guards: void-invoices\nimport 'vitest'\n// Guards: void-invoice`,
  }
  expect(problemsIn(files)).toEqual([
    unguarded,
    `${guard}:1: guards invoices/void-invoices, which is not a verb that changes something`,
  ])
})
