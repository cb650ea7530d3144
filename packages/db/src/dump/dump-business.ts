import type pg from 'pg'
import type { Database } from '../database.ts'
import { lastMigration } from '../migrate.ts'
import { dumpTable } from './dump-table.ts'
import { inOneTransaction } from './in-one-transaction.ts'
import { readTables } from './read-tables.ts'
import { DUMP_SETTINGS, rowText } from './row-text.ts'
import { type MeasuredTable, summarizeTable, type TableSummary } from './summarize-table.ts'
import { refuseUnfinishedLoad } from './unfinished-load.ts'
import { findWaitingJobs } from './waiting-jobs.ts'

/** A whole business at one instant, from a database or from a file that was written from one. */
export interface BusinessDump {
  /** The last migration of its schema. */
  migration: string
  /** In the order in which a file holds them; `WAITING_JOBS` comes last, if there is a queue. */
  tables: TableSummary[]
  /**
   * The rows of one of the tables as text without line breaks, a JSON object each, composed by the database.
   * Read one table at a time, to its end. A reader of files may demand the order of `tables`.
   */
  lines(name: string): AsyncIterable<string>
}

/**
 * Reads everything from one transaction, so that what changes meanwhile is not part of it. That takes a
 * connection of the pool until `work` is done: give it a pool of its own, so that requests do not wait. The
 * embedded database has only one, and can do nothing else meanwhile. Throws NOT_READY for a database without
 * a schema or with an unfinished load.
 */
export async function dumpBusiness<T>(
  { pool }: Pick<Database, 'pool'>,
  work: (dump: BusinessDump) => Promise<T>,
): Promise<T> {
  return inOneTransaction(pool, 'read', async (client) => {
    await client.query(DUMP_SETTINGS)
    await refuseUnfinishedLoad(client)
    const migration = await lastMigration(client)
    const measured = await measureTables(client)
    return work({
      migration,
      tables: measured.map(({ checksum, count, name }) => ({ name, count, checksum })),
      lines(name) {
        const table = measured.find((known) => known.name === name)
        if (!table) throw new Error(`There is no table ${name}`)
        return dumpTable(client, table)
      },
    })
  })
}

async function measureTables(client: pg.ClientBase): Promise<(MeasuredTable & { text: string })[]> {
  const jobs = await findWaitingJobs(client)
  const tables = (await readTables(client)).map((table) => ({ name: table.name, text: rowText(table) }))
  const measured: (MeasuredTable & { text: string })[] = []
  for (const table of jobs ? [...tables, jobs] : tables)
    measured.push({ ...(await summarizeTable(client, table)), text: table.text })
  return measured
}
