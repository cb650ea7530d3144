import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DatabaseImage } from '@tallgrass/db'
import { describeQueues } from '../jobs/job-queue.ts'

const PATH = fileURLToPath(new URL('../../dist/migrated-database', import.meta.url))

/** The migrated database with its job queues that `npm run build` makes. */
export function databaseImage(): DatabaseImage {
  const queueLibrary = readFileSync(new URL('../package.json', import.meta.resolve('pg-boss')), 'utf8')
  return { path: PATH, contents: `${describeQueues()}\n${queueLibrary}` }
}
