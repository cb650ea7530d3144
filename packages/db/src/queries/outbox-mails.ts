import { type MailId, type MailStatus, toInstant } from '@tallgrass/domain'
import type { ExpressionBuilder, Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { DB, OutboxMails } from '../schema.gen.ts'
import { type PageRequest, readPage } from './page.ts'

const mailColumns = [
  'id',
  'template',
  'recipient',
  'data',
  'status',
  'attempts',
  'lastError',
  'createdAt',
  'sentAt',
  'sealedLink',
] as const

/** Links that have ended are erased within the hour. */
function hasValidLink(eb: ExpressionBuilder<DB, 'outboxMails'>, now: Date) {
  const isValid = eb.or([eb('linkExpiresAt', 'is', null), eb('linkExpiresAt', '>', toInstant(now))])
  return eb.and([eb('sealedLink', 'is not', null), isValid]).$castTo<boolean>()
}

export type OutboxMailRow = Awaited<ReturnType<typeof listOutboxMails>>['items'][number]

export function insertOutboxMail(db: Db, mail: Insertable<OutboxMails>) {
  return db.insertInto('outboxMails').values(mail).execute()
}

/** `linkValid` at the instant `now`. `sealedLink` is for this process alone. */
export async function listOutboxMails(
  db: Db,
  { cursor, limit, now, status }: PageRequest & { status?: MailStatus | undefined; now: Date },
) {
  let query = db
    .selectFrom('outboxMails')
    .select(mailColumns)
    .select((eb) => hasValidLink(eb, now).as('linkValid'))
  if (status) query = query.where('status', '=', status)
  return readPage(query, { at: 'createdAt', id: 'id', direction: 'desc' }, { cursor, limit })
}

export function findOutboxMail(db: Db, id: MailId) {
  return db
    .selectFrom('outboxMails')
    .select(['recipient', 'template', 'sealedLink'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function findSealedLink(db: Db, id: MailId): Promise<string | null> {
  const row = await db.selectFrom('outboxMails').select('sealedLink').where('id', '=', id).executeTakeFirst()
  return row?.sealedLink ?? null
}

export async function findOutboxMailStatus(db: Db, id: MailId): Promise<MailStatus | undefined> {
  const row = await db.selectFrom('outboxMails').select('status').where('id', '=', id).executeTakeFirst()
  return row?.status
}

/**
 * Leases a queued message to one sender until `until`. Returns undefined if another sender has it or it is no
 * longer queued. A lease that would outlast this one is ignored: it was made while the clock was ahead.
 */
export function leaseOutboxMail(db: Db, id: MailId, { now, until }: { now: Date; until: Date }) {
  return db
    .updateTable('outboxMails')
    .set((eb) => ({ leasedUntil: until, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .where((eb) =>
      eb.or([
        eb('leasedUntil', 'is', null),
        eb('leasedUntil', '<=', toInstant(now)),
        eb('leasedUntil', '>', toInstant(until)),
      ]),
    )
    .returning(['id', 'template', 'recipient', 'data', 'sealedLink', 'attempts'])
    .executeTakeFirst()
}

/**
 * Marks a queued message as sent, which erases its link, or
 * as failed. Returns undefined if it is no longer queued.
 */
export function finishOutboxMail(
  db: Db,
  id: MailId,
  outcome: { sentAt: Date } | { failed: string; failedAt: Date },
) {
  const values =
    'sentAt' in outcome
      ? { status: 'sent' as const, sentAt: outcome.sentAt, lastError: null, sealedLink: null }
      : { status: 'failed' as const, lastError: outcome.failed, failedAt: outcome.failedAt }
  return db
    .updateTable('outboxMails')
    .set({ ...values, leasedUntil: null })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .returning('id')
    .executeTakeFirst()
}

/** Holds a queued message back until its recipient confirms the address. */
export function withholdOutboxMail(db: Db, id: MailId, reason: string) {
  return db
    .updateTable('outboxMails')
    .set({ status: 'held', lastError: reason, leasedUntil: null })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute()
}

/**
 * Queues what was held back from an address, if its link is valid at the instant `now`. Without what was held because
 * there was no mail server: no one has tried to send it.
 */
export function requeueWithheldMails(db: Db, recipient: string, now: Date) {
  return db
    .updateTable('outboxMails')
    .set({ status: 'queued', attempts: 0, lastError: null })
    .where('recipient', '=', recipient)
    .where('status', '=', 'held')
    .where('attempts', '>', 0)
    .where((eb) => hasValidLink(eb, now))
    .returning('id')
    .execute()
}

/** Messages that were not sent yet follow their recipient to a new address, except those of these templates. */
export function readdressMails(
  db: Db,
  { except, from, to }: { from: string; to: string; except: readonly string[] },
) {
  return db
    .updateTable('outboxMails')
    .set({ recipient: to })
    .where('recipient', '=', from)
    .where('status', '<>', 'sent')
    .where('template', 'not in', except)
    .execute()
}

/** Deletes a message that there is no reason to send any more. */
export async function deleteQueuedMail(db: Db, id: MailId): Promise<void> {
  await db.deleteFrom('outboxMails').where('id', '=', id).where('status', '=', 'queued').execute()
}

/** Ends the lease of a message after a failed attempt. */
export function releaseOutboxMail(db: Db, id: MailId, lastError: string) {
  return db
    .updateTable('outboxMails')
    .set({ lastError, leasedUntil: null })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute()
}

/** Returns undefined unless the message has failed or is held, and its link is valid at the instant `now`. */
export function requeueOutboxMail(db: Db, id: MailId, now: Date) {
  return db
    .updateTable('outboxMails')
    .set({ status: 'queued', attempts: 0, failedAt: null, leasedUntil: null })
    .where('id', '=', id)
    .where('status', 'in', ['failed', 'held'])
    .where((eb) => hasValidLink(eb, now))
    .returning('id')
    .executeTakeFirst()
}

export function eraseEndedLinks(db: Db, now: Date) {
  return db
    .updateTable('outboxMails')
    .set({ sealedLink: null })
    .where('sealedLink', 'is not', null)
    .where('linkExpiresAt', '<=', toInstant(now))
    .execute()
}

/**
 * Delivery in a period: failed messages, the last error and
 * whether any was sent; also the oldest queued message.
 */
export async function summarizeMails(db: Db, { since, until }: { since: Date; until: Date }) {
  const [from, to] = [toInstant(since), toInstant(until)]
  const failed = db
    .selectFrom('outboxMails')
    .where('failedAt', '>=', from)
    .where('failedAt', '<=', to)
    .where('status', '=', 'failed')
  const [counted, latest, sent, oldest] = await Promise.all([
    failed
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('failedAt').as('since')])
      .executeTakeFirstOrThrow(),
    failed.select('lastError').orderBy('failedAt', 'desc').limit(1).executeTakeFirst(),
    db
      .selectFrom('outboxMails')
      .select('id')
      .where('sentAt', '>=', from)
      .where('sentAt', '<=', to)
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('outboxMails')
      .select('createdAt')
      .where('status', '=', 'queued')
      .orderBy('createdAt')
      .limit(1)
      .executeTakeFirst(),
  ])
  return {
    givenUp: counted.count,
    givenUpSince: counted.since,
    lastError: latest?.lastError ?? null,
    anySent: sent !== undefined,
    oldestWaiting: oldest?.createdAt ?? null,
  }
}
