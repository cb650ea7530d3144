import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aDataDirectory } from '../tests/support/start-server.ts'
import { checkBackupFolder } from './check-backup-folder.ts'
import { readEnv } from './env.ts'

function aPlace() {
  const base = aDataDirectory()
  const data = join(base, 'data')
  mkdirSync(data, { recursive: true })
  writeFileSync(join(base, 'file'), '')
  symlinkSync(data, join(base, 'link'))
  const check = (to: string) => checkBackupFolder(readEnv({ DATA_DIR: data, BACKUP_TO: join(base, to) }))
  return { base, check }
}

test('a folder that is there, or can be created, is worth no word', () => {
  const { base, check } = aPlace()
  mkdirSync(join(base, 'there'))
  expect(check('there')).toEqual([])
  expect(check('new')).toEqual([])
})

test.each([
  ['file', /BACKUP_TO: .*\/file is not a folder/],
  ['file/below', /BACKUP_TO: .*\/file\/below cannot be created, because .*\/file is not a folder/],
  ['link', /BACKUP_TO: must be outside DATA_DIR/],
  ['link/new', /BACKUP_TO: must be outside DATA_DIR/],
])('refuses %s, where no backup can ever be made', (to, sentence) => {
  const { check } = aPlace()
  expect(() => check(to)).toThrow(sentence)
})

test('says what is missing and may appear later', () => {
  const { base, check } = aPlace()
  const missing = join(base, 'not', 'mounted')
  expect(check('not/mounted/backups')).toEqual([
    `BACKUP_TO: there is no folder ${missing}. Until it is there, no backup can be made.`,
  ])
})
