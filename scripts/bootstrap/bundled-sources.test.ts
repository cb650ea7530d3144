import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashOf, isBundleCurrent } from './bundled-sources.mjs'

const paths = ['LICENSE', 'turbo.json']

function aRecord(content: { paths: string[]; sha256: string }): string {
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-record-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'sources.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('a bundle of the sources as they are is used', () => {
  expect(isBundleCurrent(aRecord({ paths, sha256: hashOf(paths) }))).toBe(true)
})

test('a bundle is used only if it is present and made from all sources as they are', () => {
  expect(isBundleCurrent('/nowhere/sources.json')).toBe(false)
  expect(isBundleCurrent(aRecord({ paths, sha256: hashOf(['LICENSE']) }))).toBe(false)
  expect(isBundleCurrent(aRecord({ paths: [...paths, 'gone.ts'], sha256: hashOf(paths) }))).toBe(false)
})
