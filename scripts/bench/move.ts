import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@tallgrass/db'
import { moveBusiness } from '@tallgrass/server/commands/move-business.ts'
import { createContainer } from '@tallgrass/server/container.ts'
import { loadDemoData } from '@tallgrass/server/demo-data/load-demo-data.ts'
import { readEnv } from '@tallgrass/server/env.ts'
import { growBusiness } from './grow-business.ts'
import { printTable } from './print-table.ts'

const CLIENTS = 2000

/** Moves a business with 20,000 projects and 200,000 tasks to PostgreSQL and back to an embedded database. */
export async function benchMove(databaseUrl: string): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'tallgrass-bench-'))
  try {
    await makeLargeBusiness(directory)
    const there = await seconds(() =>
      moveBusiness({ to: databaseUrl, databaseUrl: undefined, dataDirectory: directory }, () => {}),
    )
    const { bytes, rows } = await measure(databaseUrl)
    // The keys stay in the data directory.
    rmSync(join(directory, 'pgdata'), { recursive: true })
    const back = await seconds(() =>
      moveBusiness({ to: 'embedded', databaseUrl, dataDirectory: directory }, () => {}),
    )
    printTable(
      `Moving a large business: ${rows} rows, ${bytes} on PostgreSQL`,
      ['', 'seconds'],
      [
        ['embedded to PostgreSQL', there],
        ['PostgreSQL to embedded', back],
      ],
    )
  } finally {
    rmSync(directory, { recursive: true })
  }
}

async function makeLargeBusiness(directory: string): Promise<void> {
  const container = await createContainer(readEnv({ DATA_DIR: directory }), { worker: false })
  try {
    await loadDemoData(container)
    await growBusiness(container.database.pool, { clients: CLIENTS })
  } finally {
    await container.close()
  }
}

async function measure(url: string): Promise<{ rows: string; bytes: string }> {
  const { close, pool } = await openDatabase({ url, poolSize: 1 })
  try {
    await pool.query('analyze')
    const { rows } = await pool.query<{ rows: number; bytes: string }>(
      `select pg_size_pretty(pg_database_size(current_database())) as bytes,
         (select sum(reltuples)::integer from pg_class
          where relkind = 'r' and relnamespace = 'public'::regnamespace) as rows`,
    )
    const [row] = rows
    return { rows: row?.rows.toLocaleString('en-US') ?? '', bytes: row?.bytes ?? '' }
  } finally {
    await close()
  }
}

async function seconds(work: () => Promise<void>): Promise<string> {
  const startedAt = performance.now()
  await work()
  return ((performance.now() - startedAt) / 1000).toFixed(1)
}
