import { expect, test } from 'vitest'
import { problemsIn } from './planted-tree.ts'

test('modules that need each other are a cycle, whatever its length', () => {
  const files = {
    'packages/core/src/a.ts': `import './b.ts'`,
    'packages/core/src/b.ts': `export { c } from './c.ts'`,
    'packages/core/src/c.ts': `export const c = 1\nexport const a = () => import('./a.ts')`,
  }
  const cycle = ['a', 'b', 'c', 'a'].map((name) => `packages/core/src/${name}.ts`).join(' → ')
  expect(problemsIn(files)).toEqual([`packages/core/src/c.ts:2: import cycle ${cycle}`])
})

test('imports without an extension count', () => {
  const files = { 'apps/web/src/a.tsx': `import './b'`, 'apps/web/src/b.tsx': `import './a'` }
  expect(problemsIn(files)).toEqual([expect.stringMatching('import cycle')])
})

test('types may refer to each other', () => {
  const files = {
    'packages/core/src/a.ts': `import './b.ts'\nexport type A = 1`,
    'packages/core/src/b.ts': `import type { A } from './a.ts'`,
  }
  expect(problemsIn(files)).toEqual([])
})

test('packages that need each other are a cycle', () => {
  const files = {
    'packages/core/src/a.ts': `import '@tallgrass/db'`,
    'packages/db/src/a.ts': `import '@tallgrass/core'`,
  }
  expect(problemsIn(files)).toContain('packages/db/src/a.ts:1: import cycle core → db → core')
})
