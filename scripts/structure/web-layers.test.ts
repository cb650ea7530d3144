import { expect, test } from 'vitest'
import { problemsIn } from './planted-tree.ts'

test('a feature may not import another feature', () => {
  const files = {
    'apps/web/src/features/home/home.tsx': `import './hero'\nimport { useSession } from '../session/session'`,
    'apps/web/src/features/home/hero.tsx': 'export {}',
  }
  expect(problemsIn(files)).toEqual([
    'apps/web/src/features/home/home.tsx:2: feature home imports feature session',
  ])
})

test.each(['features', 'routes'])('the ui may not import %s', (layer) => {
  const text = `import '../${layer}/home/home'`
  expect(problemsIn({ 'apps/web/src/ui/card.tsx': text })).toEqual([
    `apps/web/src/ui/card.tsx:1: ui imports from ${layer}`,
  ])
})

test('only tests may import what mocks the server', () => {
  const text = `import { renderApp } from '../testing/render-app'`
  const files = {
    'apps/web/src/app/app.tsx': text,
    'apps/web/src/app/app.browser.test.tsx': text,
    'apps/web/src/testing/render-app.tsx': 'export {}',
  }
  expect(problemsIn(files)).toEqual(['apps/web/src/app/app.tsx:1: only tests import from testing'])
})
