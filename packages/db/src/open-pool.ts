import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import { type ChangeFeed, EmbeddedFeed, serverFeed } from './change-feed.ts'
import { type DatabaseImage, readDatabaseImage } from './database-image.ts'
import { databaseIn, holdsDatabase } from './database-in.ts'
import { DurableNodeFS } from './durable-fs.ts'
import { embeddedPool } from './embedded-pool.ts'
import { placeEmptyDatabase } from './empty-database.ts'
import { keepWasmLean } from './lean-wasm.ts'
import { lockDirectory } from './lock-directory.ts'
import { toOpenFailure } from './open-failure.ts'
import { placeFiles } from './place-files.ts'
import { isNoAnswer, reachDatabase } from './reach-database.ts'
import { type Outages, reportOutages } from './report-outages.ts'
import { RevivingEngine } from './reviving-engine.ts'
import { endSilence } from './silent-server.ts'

/** A PostgreSQL server, a directory for the embedded database, or a temporary one in memory. */
export type DatabaseLocation = { url: string; poolSize?: number; timeoutMs?: number } | EmbeddedLocation

/** An image is used if the directory has no database yet; without a usable one, that starts empty. */
type DirectoryLocation = { directory: string; image?: DatabaseImage }

type EmbeddedLocation = DirectoryLocation | { memory: true; from?: Blob }

export interface OpenPool {
  pool: pg.Pool
  /** The embedded engine, which needs the upkeep that a server does on its own. */
  embedded: RevivingEngine | undefined
  outages: Outages
  changes: ChangeFeed
  close(): Promise<void>
}

const PGLITE_SETTINGS = ['shared_buffers=16MB', 'max_wal_size=64MB', 'min_wal_size=32MB']

/** Opens a `pg` pool for either database, so that types and isolation are the same. */
export async function openPool(location: DatabaseLocation): Promise<OpenPool> {
  if ('url' in location) {
    const timeoutMs = location.timeoutMs ?? 10_000
    const connection = {
      connectionString: location.url,
      connectionTimeoutMillis: timeoutMs,
      keepAlive: true,
      options: '-c timezone=UTC',
    }
    const pool = new pg.Pool({
      ...connection,
      max: location.poolSize ?? 10,
      pipeline: true,
      types,
      // Our statements are short: compiling a plan takes longer than running it. A pooler refuses this as a
      // startup option. A refusal is harmless; a lost connection fails the next statement as well.
      onConnect: (client) => client.query('set jit = off', () => {}),
    })
    // A lost idle connection is replaced at its next use, and statements on a lost connection in use are
    // refused. Without listeners, these events would end the process.
    pool.on('error', (error) => console.warn(`Database connection lost: ${error.message}`))
    pool.on('connect', (client) => client.on('error', () => {}))
    const outages = reportOutages(pool)
    const stopWatch = endSilence(pool, {
      afterMs: timeoutMs,
      reach: () => reachDatabase(location.url, { timeoutMs }),
      isSilence: isNoAnswer,
    })
    const changes = serverFeed(connection)
    const close = async () => {
      stopWatch()
      await changes.close()
      await pool.end()
    }
    return { pool, embedded: undefined, outages, changes, close }
  }
  const unlock = 'directory' in location ? lockDirectory(location.directory) : undefined
  try {
    const embedded = await openEngine(location).catch((cause: unknown) => {
      throw 'memory' in location ? cause : toOpenFailure(databaseIn(location.directory), cause)
    })
    const changes = new EmbeddedFeed()
    const pool = embeddedPool(embedded, types, changes)
    pool.on('error', (error) => console.warn(`Database connection lost: ${error.message}`))
    pool.on('connect', (client) => client.on('error', () => {}))
    const outages = reportOutages(pool)
    const close = async () => {
      await pool.end()
      await embedded.close()
      unlock?.()
    }
    return { pool, embedded, outages, changes, close }
  } catch (error) {
    unlock?.()
    throw error
  }
}

// PostgreSQL servers ship with it, PGlite does not: lets an index find parts of words.
const extensions = { pg_trgm }

/** An in-memory engine cannot be reopened, because its data is lost when it ends. */
async function openEngine(location: EmbeddedLocation): Promise<RevivingEngine> {
  if ('memory' in location) {
    const refuse = () => Promise.reject(new Error('The in-memory database is lost and cannot be reopened'))
    return new RevivingEngine(await openPGlite(location), { open: refuse, release() {} })
  }
  await placeDatabase(location)
  let fs = new DurableNodeFS(databaseIn(location.directory))
  const open = () => {
    fs = new DurableNodeFS(databaseIn(location.directory))
    return openPGlite({ fs })
  }
  return new RevivingEngine(await openPGlite({ fs }), { open, release: () => fs.release() })
}

async function placeDatabase({ directory, image }: DirectoryLocation): Promise<void> {
  if (holdsDatabase(directory)) return
  const files = image && (await readDatabaseImage(image))
  await (files ? placeFiles(databaseIn(directory), files) : placeEmptyDatabase(databaseIn(directory)))
}

function openPGlite(storage: { fs: DurableNodeFS } | { memory: true; from?: Blob }): Promise<PGlite> {
  keepWasmLean()
  const settings = PGLITE_SETTINGS.flatMap((setting) => ['-c', setting])
  if ('memory' in storage) {
    const startParams = [...PGlite.defaultStartParams, ...settings]
    const loadDataDir = storage.from ? { loadDataDir: storage.from } : {}
    return PGlite.create({ startParams, extensions, ...loadDataDir })
  }
  // The default parameters turn fsync off (-F). PGlite's fdatasync does nothing, but its fsync works.
  const durable = PGlite.defaultStartParams.filter((param) => param !== '-F')
  return PGlite.create({
    extensions,
    fs: storage.fs,
    startParams: [...durable, ...settings, '-c', 'wal_sync_method=fsync'],
  })
}

const { DATE, INT8, TIMESTAMPTZ } = pg.types.builtins

/**
 * Values are read in the form that the API sends: bigint
 * as a checked number, dates and timestamps as ISO 8601.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === DATE) return (text: string) => text
    if (oid === INT8) return toSafeInteger
    if (oid === TIMESTAMPTZ) return toInstant
    return pg.types.getTypeParser(oid, format)
  },
}

/**
 * Reformats the usual `2026-11-20 09:00:00.5+00` as text;
 * anything else (another zone, a year above 9999) is parsed.
 */
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
