import { createSystemCtx, readHealth, type Services } from '@tallgrass/core'
import { countSessions, countUnsentMails, findLastGoodBackup, readDatabaseSize } from '@tallgrass/db'
import { type QueueReading, readQueue } from '../jobs/read-queue.ts'

/** Statements run at most this often in a process, however often it is asked. */
const FRESH_MS = 15_000
/** The size of a database is the sum of its files. */
const SIZE_FRESH_MS = 5 * 60_000

/** What the database knows, the same for all processes. */
export interface StoredReading {
  queue: QueueReading
  mails: Awaited<ReturnType<typeof countUnsentMails>>
  sessions: number
  databaseBytes: number | undefined
  /** When the last good backup was begun. */
  backupAt: Date | undefined
  /** The parts of System Health, and which of them are faults. */
  health: { subject: string; isFault: boolean }[]
}

/** Reads at most every few seconds. Answers undefined while the database does not. */
export function storedReader(services: Services): () => Promise<StoredReading | undefined> {
  const { db, pool } = services.database
  const size = fresh(SIZE_FRESH_MS, () => readDatabaseSize(db))
  return fresh(FRESH_MS, async () => {
    const [queue, mails, sessions, databaseBytes, backup, health] = await Promise.all([
      readQueue(pool),
      countUnsentMails(db),
      countSessions(db),
      size(),
      findLastGoodBackup(db),
      readHealth(createSystemCtx(services)),
    ])
    return {
      queue,
      mails,
      sessions,
      databaseBytes,
      backupAt: backup && new Date(backup.startedAt),
      health: health.facts.map(({ state, subject }) => ({ subject, isFault: state === 'fault' })),
    }
  })
}

/** Callers that ask at the same time share one answer. A failed reading is undefined, and is kept as long as any other. */
function fresh<T>(ms: number, read: () => Promise<T>): () => Promise<T | undefined> {
  let last: { at: number; answer: Promise<T | undefined> } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.at >= ms) last = { at: now, answer: read().catch(() => undefined) }
    return last.answer
  }
}
