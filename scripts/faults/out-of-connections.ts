import { setTimeout } from 'node:timers/promises'
import { type Database, openDatabase } from '@tallgrass/db'
import type { Fault } from './faults.ts'
import { onPostgres } from './on-postgres.ts'

const NONE_MS = 15_000
const FEW_MS = 10_000
const FEW = 3
const POLL_MS = 20

/** Another program takes all connections, then leaves three, then ends. */
export const outOfConnections: Fault = {
  title: 'no free connection for 15 s, then three for 10 s, while serving',
  expected: /^503 (NOT_READY|HEAD)$/,
  run: (folder) =>
    onPostgres({ folder, settings: { max_connections: '30' } }, async ({ business, cluster }) => {
      const hog = takeAll(cluster.url)
      await endOthers(cluster.superuserUrl, NONE_MS)
      await hog.release(FEW)
      await setTimeout(FEW_MS)
      await hog.releaseAll()
      business.faultEnds()
      return 'of 30 connections'
    }),
}

const HOG = 'hog'

/** Takes every connection that becomes free, until some are released. */
function takeAll(url: string) {
  const held: { database: Database; client: { release(): void } }[] = []
  let isTaking = true
  const take = async () => {
    while (isTaking) {
      const database = await openDatabase({ url: `${url}?application_name=${HOG}`, poolSize: 1 })
      const client = await database.pool.connect().catch(() => undefined)
      if (client) held.push({ database, client })
      else await database.close()
      await setTimeout(POLL_MS)
    }
  }
  const taking = Promise.all([take(), take(), take()])
  async function release(count: number) {
    isTaking = false
    await taking
    for (const { client, database } of held.splice(0, count)) {
      client.release()
      await database.close()
    }
  }
  return { release, releaseAll: () => release(held.length) }
}

/** Ends the connections of the site again and again, so that the other program gets them all. */
async function endOthers(url: string, ms: number): Promise<void> {
  const database = await openDatabase({ url, poolSize: 1 })
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where usename = 'tallgrass' and application_name <> $1`
  for (const until = performance.now() + ms; performance.now() < until; await setTimeout(POLL_MS))
    await database.pool.query(end, [HOG])
  await database.close()
}
