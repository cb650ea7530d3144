import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { installationParts } from './installation-parts.ts'

const PHRASE = 'a river runs through it'

function aDirectory(files: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), 'tallgrass-parts-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(directory, name), content)
  return directory
}

test('keys, heads and settings are parts, without the pass phrase, the database and the lock', async () => {
  const dataDirectory = aDirectory({
    'secrets.json': 'secrets',
    'seal.pem': 'seal',
    'audit-head.json': 'the head before',
    'audit-head.first.json': 'first head',
    '.lock': '',
    settings: `PORT=1\nBACKUP_PASSPHRASE=${PHRASE}\n`,
    'own.p12': 'own seal',
  })
  const parts = await installationParts({
    dataDirectory,
    sealFile: join(dataDirectory, 'own.p12'),
    settingsFile: join(dataDirectory, 'settings'),
    head: 'head',
    passphrase: PHRASE,
  })
  expect(parts.map(({ content, name }) => [name, String(content())])).toEqual([
    ['keys/secrets.json', 'secrets'],
    ['keys/seal.pem', 'seal'],
    ['keys/seal.p12', 'own seal'],
    ['settings.env', 'PORT=1\n'],
    ['audit-head.json', 'head'],
    ['audit-head.first.json', 'first head'],
  ])
})

test('refuses a backup without the keys, which could not be restored', async () => {
  const dataDirectory = aDirectory({})
  const options = { dataDirectory, head: undefined, passphrase: undefined }
  await expect(installationParts({ ...options, sealFile: undefined })).rejects.toThrow(
    `There is no file ${join(dataDirectory, 'secrets.json')}, and without it a backup could not be restored.`,
  )
  writeFileSync(join(dataDirectory, 'secrets.json'), 'secrets')
  await expect(installationParts({ ...options, sealFile: '/nowhere/own.p12' })).rejects.toThrow(
    'There is no file /nowhere/own.p12',
  )
})
