import { expect, test } from 'vitest'
import { banner } from './banner.ts'
import { readEnv } from './env.ts'

const started = { address: 'http://localhost:3000', demo: false, embedded: true }

test.each([
  ['builtin', 'Signing   built in; documents are signed and sealed here'],
  ['boldsign', 'Signing   BoldSign'],
] as const)('the banner shows that documents are signed with %s', (esign, line) => {
  expect(banner(readEnv({}), { ...started, esign }).split('\n')).toContain(`  ${line}`)
})
