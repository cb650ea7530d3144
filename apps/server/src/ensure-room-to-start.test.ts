import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aDataDirectory } from '../tests/support/start-server.ts'
import { ensureRoomToStart } from './ensure-room-to-start.ts'

const free = (megabytes: number) => async () => megabytes * 1024 * 1024

test('opening an existing database needs 32 MB, creating one needs 200 MB', async () => {
  const made = aDataDirectory()
  mkdirSync(join(made, 'pgdata'), { recursive: true })
  await ensureRoomToStart(made, free(32))
  await expect(ensureRoomToStart(made, free(31))).rejects.toMatchObject({
    code: 'STORAGE_FULL',
    message: `The disk that holds ${made} has too little room: 31 MB left, 32 MB needed to start. Free up space and start again.`,
  })
  const empty = aDataDirectory()
  await ensureRoomToStart(empty, free(200))
  await expect(ensureRoomToStart(empty, free(199))).rejects.toThrow('200 MB needed to start')
})

test('for a missing directory, the disk of its closest existing parent counts', async () => {
  await ensureRoomToStart(join(aDataDirectory(), 'not', 'there', 'yet'))
})
