import { expect, test } from 'vitest'
import { nothingParsed } from '../structure/parse-source.ts'
import type { SourceFile } from '../structure/source-tree.ts'
import { affectedTests } from './affected-tests.ts'

function aTree(sources: Record<string, string[]>): SourceFile[] {
  return Object.entries(sources).map(([path, specifiers]) => ({
    ...nothingParsed,
    path,
    lineCount: 1,
    imports: specifiers.map((specifier) => ({ specifier, line: 1, typeOnly: false })),
  }))
}

const tree = aTree({
  'packages/domain/src/invoice.ts': [],
  'packages/domain/src/invoice.test.ts': [],
  'packages/domain/src/money.ts': [],
  'packages/core/src/invoices/void-invoice.ts': [],
  'packages/core/src/payments/refund.ts': ['../invoices/void-invoice.ts'],
  'packages/core/src/jobs/handlers.ts': ['../invoices/void-invoice.ts'],
  'apps/server/tests/jobs/queue.test.ts': [],
  'packages/core/src/leads/move-lead.ts': [],
  'apps/server/tests/invoices/life.test.ts': [],
  'apps/server/tests/payments/refunds.test.ts': [],
  'apps/server/tests/leads/admin.test.ts': [],
  'apps/web/src/features/invoice-management/invoice-form.browser.test.tsx': [],
  'apps/web/src/features/payments/pay-button.browser.test.tsx': [],
  'apps/web/src/features/help/help-screen.tsx': [],
  'apps/web/e2e/invoice-management.spec.ts': [],
  'apps/web/e2e/paying.spec.ts': [],
})

test("a change to a noun affects its tests on every level, and importing nouns' server tests", () => {
  expect(affectedTests(tree, ['packages/core/src/invoices/void-invoice.ts'])).toEqual({
    tests: [
      'packages/domain/src/invoice.test.ts',
      'apps/server/tests/invoices/life.test.ts',
      'apps/server/tests/payments/refunds.test.ts',
      'apps/web/src/features/invoice-management/invoice-form.browser.test.tsx',
      'apps/web/e2e/invoice-management.spec.ts',
    ],
  })
})

test('a change also affects the nouns that trigger it through a joint', () => {
  const joined = aTree({
    'packages/core/src/invoices/void-invoice.ts': [],
    'packages/core/src/path/signature-issues-retainer.ts': ['../invoices/void-invoice.ts'],
    'packages/core/src/signing/sign-document.ts': ['../path/signature-issues-retainer.ts'],
    'apps/server/tests/signing/life.test.ts': [],
  })
  const tests = ['apps/server/tests/signing/life.test.ts']
  expect(affectedTests(joined, ['packages/core/src/invoices/void-invoice.ts'])).toEqual({ tests })
})

test('a changed test affects only itself', () => {
  const path = 'apps/server/tests/invoices/life.test.ts'
  expect(affectedTests(tree, [path])).toEqual({ tests: [path] })
})

test('a document affects nothing', () => {
  expect(affectedTests(tree, ['README.md', '.github/images/agreements.png'])).toEqual({ tests: [] })
})

test.each(['packages/domain/src/money.ts', 'package-lock.json', 'apps/web/vite.config.ts'])(
  '%s belongs to no noun and affects everything',
  (path) => {
    expect(affectedTests(tree, ['packages/domain/src/invoice.ts', path])).toEqual({ everything: path })
  },
)
