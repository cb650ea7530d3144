import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aDataDirectory } from '../../tests/support/start-server.ts'
import { ensureScratchRoom } from './ensure-scratch-room.ts'

const MB = 2 ** 20
const free = (megabytes: number) => async () => megabytes * MB

function given() {
  const directory = aDataDirectory()
  for (const [folder, megabytes] of [
    ['pgdata', 3],
    ['files', 5],
  ] as const) {
    mkdirSync(join(directory, folder, 'within'), { recursive: true })
    writeFileSync(join(directory, folder, 'within', 'file'), Buffer.alloc(megabytes * MB))
  }
  return directory
}

test.each([
  ['a folder, on a database server', { copiesDatabase: false, holdsBackup: false }, 0],
  ['a folder, from the embedded database', { copiesDatabase: true, holdsBackup: false }, 203],
  ['a bucket, on a database server', { copiesDatabase: false, holdsBackup: true }, 205],
  ['a bucket, from the embedded database', { copiesDatabase: true, holdsBackup: true }, 208],
])('a backup to %s starts if there is room for what it puts on the disk', async (_what, needs, needed) => {
  await ensureScratchRoom(given(), needs, free(needed))
})

test('refuses a backup to a bucket for which the disk has too little space', async () => {
  const directory = given()
  const needs = { copiesDatabase: false, holdsBackup: true }
  await expect(ensureScratchRoom(directory, needs, free(204))).rejects.toMatchObject({
    code: 'STORAGE_FULL',
    message: `The disk of ${directory} has too little space for a backup, which needs 205 MB there for a while. Free up space, or back up to a folder on another disk.`,
  })
})

test('refuses a copy of the database for which the disk has too little space', async () => {
  const needs = { copiesDatabase: true, holdsBackup: false }
  await expect(ensureScratchRoom(given(), needs, free(202))).rejects.toThrow('needs 203 MB')
})
