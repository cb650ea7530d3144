import { expect, test } from 'vitest'
import { problemsIn } from './problems-in.ts'

test('a feature may not import another feature', () => {
  const files = {
    'apps/web/src/features/home/home.tsx': `import './hero'\nimport { useSession } from '../session/session'`,
    'apps/web/src/features/home/hero.tsx': 'export {}',
  }
  expect(problemsIn(files)).toEqual([
    'apps/web/src/features/home/home.tsx:2: feature home imports feature session',
  ])
})

test.each([
  ['ui', 'shared'],
  ['ui', 'features'],
  ['ui', 'routes'],
  ['lib', 'ui'],
  ['shared', 'features'],
  ['features', 'routes'],
])('%s may not import from %s', (from, to) => {
  const text = `import '../../${to}/home/home'`
  expect(problemsIn({ [`apps/web/src/${from}/invoices/card.tsx`]: text })).toEqual([
    `apps/web/src/${from}/invoices/card.tsx:1: ${from} imports from ${to}`,
  ])
})

test('a layer may import the layers after it, and shared nouns may import each other', () => {
  const files = {
    'apps/web/src/features/invoices/list.tsx': `import '../../shared/invoices/badge'
import '../../ui/card'`,
    'apps/web/src/shared/invoices/badge.tsx': `import '@tallgrass/domain'
import '../clients/name'
import '../../ui/badge'`,
  }
  expect(problemsIn(files)).toEqual([])
})

test('the ui may not import business packages', () => {
  const text = `import { formatMoney } from '@tallgrass/domain'`
  const files = { 'apps/web/src/ui/card.tsx': text, 'apps/web/src/ui/card.browser.test.tsx': text }
  expect(problemsIn(files)).toEqual(['apps/web/src/ui/card.tsx:1: ui imports @tallgrass/domain'])
})

test('the ui may know the types of the domain, such as that of an instant', () => {
  const text = `import type { Instant } from '@tallgrass/domain'`
  expect(problemsIn({ 'apps/web/src/ui/time.tsx': text })).toEqual([])
})

test('only tests may import the mocks of the server', () => {
  const text = `import { renderApp } from '../testing/render-app'`
  const files = {
    'apps/web/src/app/app.tsx': text,
    'apps/web/src/app/app.browser.test.tsx': text,
    'apps/web/src/testing/render-app.tsx': 'export {}',
  }
  expect(problemsIn(files)).toEqual(['apps/web/src/app/app.tsx:1: only tests import from testing'])
})
