import { expect, test } from 'vitest'
import { problemsIn } from './problems-in.ts'

const foreign = ['node:http', 'https', 'fastify', '@fastify/cookie', '@trpc/server', 'stripe', 'nodemailer']

test.each(foreign)('core may not name %s', (specifier) => {
  expect(problemsIn({ 'packages/core/src/a.ts': `\nimport type { X } from '${specifier}'` })).toEqual([
    `packages/core/src/a.ts:2: core names ${specifier}`,
  ])
})

test('adapters and server may import all of them', () => {
  const imports = foreign.map((specifier) => `import '${specifier}'`).join('\n')
  expect(problemsIn({ 'packages/adapters/src/a.ts': imports, 'apps/server/src/a.ts': imports })).toEqual([])
})
