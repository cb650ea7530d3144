import {
  type BusinessDump,
  type Database,
  type DatabaseLocation,
  dumpBusiness,
  ensureLoadable,
  loadBusiness,
  openDatabase,
  reachDatabase,
  WAITING_JOBS,
} from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { ensureKeysOf } from '../ensure-keys-of.ts'
import { ensureRoomToStart } from '../ensure-room-to-start.ts'
import { explain } from '../explain.ts'
import { openJobs } from '../jobs/job-queue.ts'
import type { LoadedJobs } from '../jobs/load-jobs.ts'
import { openDataDirectory } from '../open-data-directory.ts'
import { findSecrets } from '../secrets.ts'
import { moveReport } from './move-report.ts'
import { refuseOtherConnections } from './refuse-other-connections.ts'
import { refuseSamePlace } from './refuse-same-place.ts'

export interface MoveRequest {
  /** `postgres://…`, or `embedded` for the embedded database in the data directory. */
  to: string
  /** The database in use; undefined if that is the embedded one. */
  databaseUrl: string | undefined
  dataDirectory: string
}

const TARGET = { database: 'the target address', host: 'the target address' }

/**
 * Copies the whole business from the database in use to an empty one of the other kind, and tells `print` what was
 * copied and what to do next. The source is only read. If this is interrupted, the target cannot be used, and the
 * next call starts over. Throws AppError or EnvError, with one sentence.
 */
export async function moveBusiness(request: MoveRequest, print: (text: string) => void): Promise<void> {
  refuseSamePlace(request)
  const { dataDirectory, databaseUrl, to } = request
  const transfer = (dump: BusinessDump) => async (target: Database) => {
    print(announcement(dump))
    print(moveReport(request, await copy(dump, target)))
  }
  const ensureOwnKeys = (dump: BusinessDump) => ensureKeysOf(dump, findSecrets(dataDirectory), NOT_ITS_KEYS)
  // PostgreSQL comes first, because there is more to refuse.
  if (databaseUrl) {
    await reachDatabase(databaseUrl)
    await withDatabase({ url: databaseUrl, poolSize: 1 }, async (from) => {
      await refuseOtherConnections(from)
      await ensureRoomToStart(dataDirectory)
      await dumpBusiness(from, async (dump) => {
        await ensureOwnKeys(dump)
        // A refused move has created nothing.
        openDataDirectory(dataDirectory)
        await withDatabase({ directory: dataDirectory }, transfer(dump))
      })
    })
  } else {
    await reachTarget(to)
    await withDatabase({ url: to, poolSize: 2 }, async (target) => {
      await ensureLoadable(target)
      await withDatabase({ directory: dataDirectory }, (from) =>
        dumpBusiness(from, async (dump) => {
          await ensureOwnKeys(dump)
          await transfer(dump)(target)
        }),
      )
    })
  }
}

async function withDatabase(location: DatabaseLocation, work: (database: Database) => Promise<void>) {
  const database = await openDatabase(location)
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

async function reachTarget(url: string): Promise<void> {
  try {
    await reachDatabase(url)
  } catch (cause) {
    throw new AppError('NOT_READY', explain(cause, TARGET), { cause })
  }
}

async function copy(dump: BusinessDump, to: Database) {
  let jobs: LoadedJobs = { count: 0, unknown: [] }
  const tables = await loadBusiness(to, dump, {
    async finish() {
      if (!dump.tables.some(({ name }) => name === WAITING_JOBS)) return
      const queue = await openJobs(to, { worker: false })
      try {
        jobs = await queue.load(dump.lines(WAITING_JOBS))
      } finally {
        await queue.stop()
      }
    },
  })
  return { tables, jobs }
}

const NOT_ITS_KEYS =
  'DATA_DIR does not have the keys of the database to move. Use the DATA_DIR that the site uses now.'

function announcement({ tables }: BusinessDump): string {
  const rows = tables.reduce((sum, { count }) => sum + count, 0)
  return `Copying ${rows.toLocaleString('en-US')} rows…`
}
