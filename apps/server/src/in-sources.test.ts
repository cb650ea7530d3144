import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { inSources } from './in-sources.ts'

/** A bundle of two sources: its second line is the third of a.ts, its fourth the second and the ninth of b.ts. */
const MAP = { version: 3, sources: ['../../src/a.ts', '../../src/b.ts'], mappings: ';AAEA;;ACDA,IAOI' }

function aBundle(): { url: string; sources: string } {
  const root = mkdtempSync(join(tmpdir(), 'tallgrass-bundle-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = join(root, 'dist', 'program')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'main.js.map'), JSON.stringify(MAP))
  return { url: pathToFileURL(join(folder, 'main.js')).href, sources: join(root, 'src') }
}

test('a stack trace of the bundle names the lines of the sources', () => {
  const { sources, url } = aBundle()
  const stack = `Error: Lost\n    at pay (${url}:2:5)\n    at async ${url}:4:3\n    at ${url}:4:7`
  expect(inSources(stack)).toBe(
    `Error: Lost\n    at pay (${sources}/a.ts:3:1)\n    at async ${sources}/b.ts:2:1\n    at ${sources}/b.ts:9:5`,
  )
})

test.each([
  'Error: Lost\n    at pay (file:///opt/tallgrass/apps/server/src/main.ts:2:5)',
  'Error: Lost\n    at file:///nowhere/dist/program/main.js:2:5',
  'Error: Lost',
])('other stack traces stay as they are', (stack) => {
  expect(inSources(stack)).toBe(stack)
})
