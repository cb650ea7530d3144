import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import { DurableNodeFS } from './durable-fs.ts'
import { embeddedPool } from './embedded-pool.ts'
import { placeEmptyDatabase } from './empty-database.ts'
import { keepWasmLean } from './lean-wasm.ts'
import { lockDirectory } from './lock-directory.ts'
import { toOpenFailure } from './open-failure.ts'
import { RevivingEngine } from './reviving-engine.ts'
import { type Outages, tellLosses } from './telling-pool.ts'

/** Where the rows are: a PostgreSQL server, a directory for the embedded one, or a throw-away one in memory. */
export type DatabaseLocation = { url: string; poolSize?: number; patienceMs?: number } | EmbeddedLocation

type EmbeddedLocation = { directory: string } | { memory: true; from?: Blob }

export interface OpenPool {
  pool: pg.Pool
  /** The embedded engine, for the upkeep that a server does by itself. */
  embedded: RevivingEngine | undefined
  outages: Outages
  close(): Promise<void>
}

const PGLITE_SETTINGS = ['shared_buffers=16MB', 'max_wal_size=64MB', 'min_wal_size=32MB']

/** One `pg` pool in every case, so that types and isolation are the same everywhere. */
export async function openPool(location: DatabaseLocation): Promise<OpenPool> {
  if ('url' in location) {
    const pool = new pg.Pool({
      connectionString: location.url,
      max: location.poolSize ?? 10,
      connectionTimeoutMillis: location.patienceMs ?? 10_000,
      options: '-c timezone=UTC',
      pipeline: true,
      types,
    })
    // A dropped idle connection is replaced at the next use; unheard, the event would end the process. The same goes for
    // a connection in use: its statements, or the next one, are refused.
    pool.on('error', (error) => console.warn(`Database connection lost: ${error.message}`))
    pool.on('connect', (client) => client.on('error', () => {}))
    const outages = tellLosses(pool)
    return { pool, embedded: undefined, outages, close: () => pool.end() }
  }
  const unlock = 'directory' in location ? lockDirectory(location.directory) : undefined
  try {
    const embedded = await openEngine(location).catch((cause: unknown) => {
      throw 'memory' in location ? cause : toOpenFailure(databaseIn(location.directory), cause)
    })
    const pool = embeddedPool(embedded, types)
    pool.on('error', (error) => console.warn(`Database connection lost: ${error.message}`))
    pool.on('connect', (client) => client.on('error', () => {}))
    const outages = tellLosses(pool)
    const close = async () => {
      await pool.end()
      await embedded.close()
      unlock?.()
    }
    return { pool, embedded, outages, close }
  } catch (error) {
    unlock?.()
    throw error
  }
}

/** Whether the embedded database has been made there. */
export function holdsDatabase(directory: string): boolean {
  return existsSync(databaseIn(directory))
}

function databaseIn(directory: string): string {
  return join(directory, 'pgdata')
}

// Beside the core of PostgreSQL, whose servers bring it along: finds a part of a word by an index.
const extensions = { pg_trgm }

/** One in memory has nothing that another could recover. */
async function openEngine(location: EmbeddedLocation): Promise<RevivingEngine> {
  if ('memory' in location) {
    const refuse = () => Promise.reject(new Error('What was in memory is gone'))
    return new RevivingEngine(await openPGlite(location), { open: refuse, release() {} })
  }
  if (!holdsDatabase(location.directory)) placeEmptyDatabase(databaseIn(location.directory))
  let fs = new DurableNodeFS(databaseIn(location.directory))
  const open = () => {
    fs = new DurableNodeFS(databaseIn(location.directory))
    return openPGlite({ fs })
  }
  return new RevivingEngine(await openPGlite({ fs }), { open, release: () => fs.release() })
}

function openPGlite(place: { fs: DurableNodeFS } | { memory: true; from?: Blob }): Promise<PGlite> {
  keepWasmLean()
  const settings = PGLITE_SETTINGS.flatMap((setting) => ['-c', setting])
  if ('memory' in place) {
    const startParams = [...PGlite.defaultStartParams, ...settings]
    const loadDataDir = place.from ? { loadDataDir: place.from } : {}
    return PGlite.create({ startParams, extensions, ...loadDataDir })
  }
  // The default parameters switch fsync off (-F); PGlite's fdatasync does nothing, its fsync does.
  const durable = PGlite.defaultStartParams.filter((param) => param !== '-F')
  return PGlite.create({
    extensions,
    fs: place.fs,
    startParams: [...durable, ...settings, '-c', 'wal_sync_method=fsync'],
  })
}

const { DATE, INT8, TIMESTAMPTZ } = pg.types.builtins

/** bigint as a checked number, dates as 'YYYY-MM-DD', instants as ISO 8601 strings: what goes on the wire. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === DATE) return (text: string) => text
    if (oid === INT8) return toSafeInteger
    if (oid === TIMESTAMPTZ) return toInstant
    return pg.types.getTypeParser(oid, format)
  },
}

/** PostgreSQL writes `2026-11-20 09:00:00.5+00`; whatever looks otherwise (another zone, another age) is computed. */
function toInstant(text: string): string {
  if (!text.endsWith('+00') || text[10] !== ' ') return new Date(text).toISOString()
  const milliseconds = text.slice(20, -3).padEnd(3, '0').slice(0, 3)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`
}

function toSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}
