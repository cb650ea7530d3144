import { type Instant, toInstant } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { Restores } from '../schema.gen.ts'
import { compileOnce } from './compiled.ts'

export type HoldRow = NonNullable<Awaited<ReturnType<typeof findHold>>>

const latestRestore = compileOnce((db) =>
  db
    .selectFrom('restores')
    .select(['id', 'restoredAt', 'backupMadeAt', 'backupName', 'releasedAt'])
    .orderBy('restoredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
)

/** The latest restore, if it was not released: the site is held. */
export async function findHold(db: Db) {
  const [latest] = await latestRestore(db)
  return latest?.releasedAt === null ? latest : undefined
}

export function insertRestore(db: Db, restore: Insertable<Restores>) {
  return db.insertInto('restores').values(restore).execute()
}

/** Releases every restore. Returns false if none was left. */
export async function releaseRestores(
  db: Db,
  release: Pick<Insertable<Restores>, 'releasedAt' | 'releasedBy'>,
): Promise<boolean> {
  const rows = await db
    .updateTable('restores')
    .set(release)
    .where('releasedAt', 'is', null)
    .returning('id')
    .execute()
  return rows.length > 0
}

const waitingSince = (db: Db, before: Instant) =>
  db.selectFrom('outboxMails').where('status', '=', 'queued').where('createdAt', '<', before)

/** Messages that were to be sent before an instant: the number, and the first ones, without their links. */
export async function listMailsDueBefore(db: Db, { before, limit }: { before: Instant; limit: number }) {
  const [{ total }, items] = await Promise.all([
    waitingSince(db, before)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    waitingSince(db, before)
      .select(['id', 'template', 'recipient', 'data', 'createdAt'])
      .orderBy('createdAt')
      .limit(limit)
      .execute(),
  ])
  return { total, items }
}

/** Keeps messages that were to be sent before an instant in the outbox. Returns their number. */
export async function holdMailsDueBefore(db: Db, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outboxMails')
    .set({ status: 'held', leasedUntil: null })
    .where('status', '=', 'queued')
    .where('createdAt', '<', toInstant(before))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Card payments that were begun and not finished, the oldest first. */
export function listActiveCheckouts(db: Db) {
  return db
    .selectFrom('checkouts')
    .innerJoin('invoices', 'invoices.id', 'checkouts.invoiceId')
    .select([
      'checkouts.id',
      'checkouts.invoiceId',
      'checkouts.attempt',
      'checkouts.provider',
      'checkouts.providerSessionId',
      'checkouts.url',
      'checkouts.amount',
      'checkouts.currency',
      'checkouts.status',
      'checkouts.expiresAt',
      'checkouts.createdAt',
      'invoices.number',
      'invoices.title',
    ])
    .where('checkouts.status', 'in', ['creating', 'open'])
    .orderBy('checkouts.createdAt')
    .execute()
}
