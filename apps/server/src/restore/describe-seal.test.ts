import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aDataDirectory } from '../../tests/support/start-server.ts'
import { readEnv } from '../env.ts'
import { describeSeal } from './describe-seal.ts'

function aPlace(files: Record<string, string>, own?: string) {
  const directory = aDataDirectory()
  mkdirSync(directory)
  for (const [name, content] of Object.entries(files)) writeFileSync(join(directory, name), content)
  const path = join(directory, 'configured.p12')
  if (own !== undefined) writeFileSync(path, own)
  return readEnv({ DATA_DIR: directory, ...(own !== undefined && { SEAL_P12: path }) })
}

test('the same seal as before is not worth a word', () => {
  expect(describeSeal(aPlace({ 'seal.pem': 'a' }), 5)).toEqual([])
  expect(describeSeal(aPlace({ 'seal.p12': 'a' }, 'a'), 5)).toEqual([])
  expect(describeSeal(aPlace({}), 0)).toEqual([])
})

test.each([
  [
    'another one is configured',
    { 'seal.p12': 'a' },
    'b',
    /SEAL_P12\), not the one of the backup, .*seal\.p12/,
  ],
  [
    'one is configured instead of the generated one',
    { 'seal.pem': 'a' },
    'b',
    /not the one of the backup, seal\.pem/,
  ],
  [
    'the own one is not configured',
    { 'seal.p12': 'a' },
    undefined,
    /^The seal of this business is in .*seal\.p12/,
  ],
  ['there is none', {}, undefined, /^No seal is in the backup, so the next document gets a new one/],
])('says so if %s', (_case, files, own, sentence) => {
  expect(describeSeal(aPlace(files, own), 5)).toEqual([expect.stringMatching(sentence)])
})
