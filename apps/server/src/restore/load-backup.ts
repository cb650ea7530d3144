import type { OpenBackup } from '@tallgrass/adapters'
import {
  type Database,
  endAccess,
  finishOwnBackup,
  insertRestore,
  loadBusiness,
  newId,
  WAITING_JOBS,
} from '@tallgrass/db'
import { openJobs } from '../jobs/job-queue.ts'

/** Jobs for links that end, and for reminders through an e-signature service. */
const LEFT_OUT = ['mail-password-reset', 'mail-sign-in-link', 'remind-of-document']

/** The messages whose links end, except for the news that a call was cancelled, which counts more than its link. */
const WITH_LINKS = [
  'invitation',
  'password-reset',
  'password-required',
  'sign-in-link',
  'confirm-address',
  'confirm-new-address',
  'document-sent',
  'document-reminder',
  'document-expiring',
  'booking-confirmed',
  'booking-rescheduled',
  'booking-reminder',
]

export interface LoadedBackup {
  rows: number
  tables: number
  jobs: number
  /** Jobs that are not run, by name. */
  leftOut: string[]
  sessions: number
  links: number
}

interface LoadOptions {
  backup: OpenBackup
  backupName: string
  /** Of its file. */
  bytes: number
  /** Called last. */
  writeFiles: () => Promise<void>
}

/**
 * Loads a backup into an empty database, which is then held: its jobs wait in the queue, and sessions and unused
 * links have ended. It counts as unfinished and cannot be used until `endLoad`; the next call would start over.
 */
export async function loadBackup(
  target: Database,
  { backup, backupName, bytes, writeFiles }: LoadOptions,
): Promise<LoadedBackup> {
  const { dump, manifest } = backup
  const loaded: LoadedBackup = { rows: 0, tables: 0, jobs: 0, leftOut: [], sessions: 0, links: 0 }
  const tables = await loadBusiness(target, dump, {
    staysUnfinished: true,
    async finish() {
      if (dump.tables.some(({ name }) => name === WAITING_JOBS))
        Object.assign(loaded, await loadJobs(target, dump.lines(WAITING_JOBS)))
      await target.transaction(async (trx) => {
        const now = new Date()
        Object.assign(loaded, await endAccess(trx, WITH_LINKS))
        const restore = { restoredAt: now, backupMadeAt: manifest.madeAt, backupName }
        const { madeAt } = manifest
        await finishOwnBackup(trx, madeAt, { finishedAt: new Date(madeAt), name: backupName, bytes })
        await insertRestore(trx, { id: newId('Restore', now), ...restore })
      })
      await writeFiles()
    },
  })
  return { ...loaded, tables: tables.length, rows: tables.reduce((sum, { count }) => sum + count, 0) }
}

async function loadJobs(target: Database, lines: AsyncIterable<string>) {
  const leftOut: string[] = []
  async function* kept() {
    for await (const line of lines) {
      const name = LEFT_OUT.find((left) => line.includes(`"name":"${left}"`))
      if (name) leftOut.push(name)
      else yield line
    }
  }
  const queue = await openJobs(target, { worker: false })
  try {
    const { count, unknown } = await queue.load(kept())
    return { jobs: count, leftOut: [...leftOut, ...unknown] }
  } finally {
    await queue.stop()
  }
}
