import { expect, test } from 'vitest'
import { sourcePlaces } from './source-places.ts'

const plugin = sourcePlaces({
  folder: '/site/server/dist/program',
  programs: { child: '/site/server/src/backups/child.ts' },
})

function transform(code: string, file: string) {
  return plugin.transform(code, file)?.code
}

test('a module of the bundle finds the files beside its source', () => {
  expect(transform("new URL('../package.json', import.meta.url)", '/site/server/src/version.ts')).toBe(
    "new URL('../package.json', new URL('../../src/version.ts', import.meta.url).href)",
  )
})

test('it starts programs from the bundle', () => {
  expect(transform("new URL('child.ts', import.meta.url)", '/site/server/src/backups/run.ts')).toBe(
    "new URL('child.js', import.meta.url)",
  )
})

test('it starts programs that are not in the bundle from their sources', () => {
  expect(transform("new URL('other.ts', import.meta.url)", '/site/server/src/backups/run.ts')).toBe(
    "new URL('other.ts', new URL('../../src/backups/run.ts', import.meta.url).href)",
  )
})

test('packages stay as they are', () => {
  expect(transform('import.meta.url', '/site/node_modules/a/index.js')).toBe(undefined)
})
