import { AppError } from '@tallgrass/domain'
import pg from 'pg'
import type { Database } from '../database.ts'
import { applyMigrations } from '../migrate.ts'
import { continueSequences } from './continue-sequences.ts'
import type { BusinessDump } from './dump-business.ts'
import { ensureLoadable } from './ensure-loadable.ts'
import { inOneTransaction } from './in-one-transaction.ts'
import { loadTable } from './load-table.ts'
import { readTables } from './read-tables.ts'
import { DUMP_SETTINGS, rowText } from './row-text.ts'
import { summarizeTable, type TableSummary } from './summarize-table.ts'
import { beginLoad, endLoad } from './unfinished-load.ts'
import { WAITING_JOBS } from './waiting-jobs.ts'
import { withoutGuards } from './without-guards.ts'

interface LoadOptions {
  /**
   * Called when the rows are in place and migrated to the latest schema, while the database still counts as
   * unfinished. The jobs of the source (`WAITING_JOBS`) are enqueued here.
   */
  finish?: () => Promise<void>
  /** The caller has more to do before it calls `endLoad`. */
  staysUnfinished?: boolean
}

/**
 * Loads a whole business into an empty database: creates the schema of the source, inserts and compares all
 * rows, then migrates to the latest schema. Until that is done, the database cannot be opened by the site, and
 * loading again starts over. Throws NOT_READY if the target cannot take it (`ensureLoadable`), if the source is
 * of a newer version, or if a table arrives with other rows than it left with. Returns what was loaded.
 */
export async function loadBusiness(
  target: Database,
  source: BusinessDump,
  { finish, staysUnfinished = false }: LoadOptions = {},
): Promise<TableSummary[]> {
  await ensureLoadable(target)
  await inOneTransaction(target.pool, 'write', beginLoad)
  await applyMigrations(target, { to: source.migration })
  const loaded = await inOneTransaction(target.pool, 'write', (client) => loadRows(client, source, target))
  await applyMigrations(target)
  await finish?.()
  if (!staysUnfinished) await endLoad(target.pool)
  return loaded
}

async function loadRows(
  client: pg.PoolClient,
  source: BusinessDump,
  { embedded }: Pick<Database, 'embedded'>,
) {
  await client.query(DUMP_SETTINGS)
  const tables = await readTables(client)
  const expected = source.tables.filter(({ name }) => name !== WAITING_JOBS)
  refuseOtherTables(expected, tables)
  await withoutGuards(client, async () => {
    // Migrations may have added rows of their own.
    await client.query(`truncate ${tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ')}`)
    for (const { name } of expected) {
      const table = tables.find((known) => known.name === name)
      if (table) await loadTable(client, table, source.lines(name))
      // A server does this on its own. Without it, the log of one large transaction fills the disk.
      if (embedded) await client.query('checkpoint')
    }
  })
  await continueSequences(client)
  for (const table of tables) {
    const loaded = await summarizeTable(client, { name: table.name, text: rowText(table) })
    const wanted = expected.find(({ name }) => name === table.name)
    if (loaded.count !== wanted?.count || loaded.checksum !== wanted.checksum)
      throw new AppError(
        'NOT_READY',
        `The rows of ${table.name} did not arrive unchanged: ${wanted?.count} rows left, ${loaded.count} arrived.`,
      )
  }
  return expected
}

function refuseOtherTables(expected: { name: string }[], tables: { name: string }[]): void {
  const [wanted, known] = [expected, tables].map((list) => new Set(list.map(({ name }) => name)))
  const others = wanted?.symmetricDifference(known ?? new Set())
  if (!others?.size) return
  throw new AppError('NOT_READY', `The source has other tables than its version: ${[...others].join(', ')}.`)
}
