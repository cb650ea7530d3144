import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DatabaseImage, migrateToLatest, openDatabase, writeDatabaseImage } from '@tallgrass/db'
import { openJobs } from '../jobs/job-queue.ts'

/** Migrates an embedded database, creates its job queues and packs it. */
export async function makeImage(image: DatabaseImage): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'tallgrass-image-'))
  try {
    const database = await openDatabase({ directory })
    await migrateToLatest(database)
    await (await openJobs(database, { worker: false })).stop()
    await database.close()
    await writeDatabaseImage(image, directory)
  } finally {
    rmSync(directory, { recursive: true })
  }
}
