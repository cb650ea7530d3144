import { expect, test } from 'vitest'
import { banner } from './banner.ts'
import { readEnv } from './env.ts'

const started = { address: 'http://localhost:3000', demo: false, embedded: true, restoredFrom: undefined }

test.each([
  ['builtin', 'Signing   built in; documents are signed and sealed here'],
  ['boldsign', 'Signing   BoldSign'],
] as const)('the banner shows that documents are signed with %s', (esign, line) => {
  expect(banner(readEnv({}), { ...started, esign }).split('\n')).toContain(`  ${line}`)
})

test('the banner says that a restored site is held, and what to do', () => {
  const restoredFrom = 'tallgrass-2026-11-22T02-00-00Z.backup'
  const text = banner(readEnv({}), { ...started, esign: 'builtin', restoredFrom })
  expect(text).toContain(`This site was restored from ${restoredFrom} and is held`)
  expect(text).toContain('Sign in as an administrator and release it on the dashboard')
  expect(banner(readEnv({}), { ...started, esign: 'builtin' })).not.toContain('held')
})
