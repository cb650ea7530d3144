import { type ConversationId, type LeadId, moneyKinds, toInstant } from '@tallgrass/domain'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { DB } from '../schema.gen.ts'
import { type Condition, deleteBatch } from './delete-batch.ts'

/** In one statement, so that no transaction is long. */
export const RETENTION_BATCH = 500

/** Conversations in which nothing was written since, and that no one is to answer. */
export async function listOldConversations(db: Db, before: Date): Promise<ConversationId[]> {
  const rows = await db
    .selectFrom('chatSessions')
    .select('id')
    .where(
      sql<boolean>`coalesce(${sql.ref('lastMessageAt')}, ${sql.ref('createdAt')}) < ${toInstant(before)}`,
    )
    .where('waitingSince', 'is', null)
    .where('state', 'not in', ['waiting', 'person'])
    .limit(RETENTION_BATCH)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Leads that became no client, and of whom nothing was heard and nothing is planned since: no call, no conversation, no
 * open invitation.
 */
export async function listOldLeads(db: Db, before: Date): Promise<LeadId[]> {
  const at = toInstant(before)
  const rows = await db
    .selectFrom('leads')
    .select('leads.id')
    .where('leads.clientId', 'is', null)
    .where('leads.createdAt', '<', at)
    .where((eb) => eb.or([eb('leads.closedAt', 'is', null), eb('leads.closedAt', '<', at)]))
    .where((eb) => eb.or([eb('leads.firstContactedAt', 'is', null), eb('leads.firstContactedAt', '<', at)]))
    .where((eb) => eb.not(eb.exists(callsSince(eb, at))))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('chatSessions')
            .select('chatSessions.id')
            .whereRef('chatSessions.leadId', '=', 'leads.id')
            .where((or) =>
              or.or([
                or('chatSessions.lastMessageAt', '>=', at),
                or('chatSessions.waitingSince', 'is not', null),
              ]),
            ),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('userInvitations')
            .select('userInvitations.id')
            .whereRef('userInvitations.id', '=', 'leads.invitationId')
            .where('userInvitations.status', 'in', ['PENDING', 'ACCEPTED']),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('outboxMails')
            .select('outboxMails.id')
            .whereRef('outboxMails.recipient', '=', 'leads.email')
            .where('outboxMails.status', '=', 'queued'),
        ),
      ),
    )
    .orderBy('leads.createdAt')
    .limit(RETENTION_BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

function callsSince(eb: ExpressionBuilder<DB, 'leads'>, at: ReturnType<typeof toInstant>) {
  return eb
    .selectFrom('bookings')
    .select('bookings.id')
    .whereRef('bookings.leadId', '=', 'leads.id')
    .where((or) => or.or([or('bookings.createdAt', '>=', at), or('bookings.endsAt', '>=', at)]))
}

/** Messages of the outbox, except those that are still to be sent. Returns how many. */
export function deleteOldMails(db: Db, before: Date): Promise<number> {
  return deleteOld(db, 'outboxMails', (eb) =>
    eb.and([eb('createdAt', '<', toInstant(before)), eb('status', '<>', 'queued')]),
  )
}

export function deleteOldSignIns(db: Db, before: Date): Promise<number> {
  return deleteOld(db, 'signIns', (eb) => eb('createdAt', '<', toInstant(before)))
}

/** Browsers that their owner has not used since. */
export function deleteUnusedDevices(db: Db, before: Date): Promise<number> {
  return deleteOld(db, 'knownDevices', (eb) => eb('lastUsedAt', '<', toInstant(before)))
}

/** What a provider told us of payments. By then it neither repeats a notice, nor does one wait for another. */
export function deleteOldNotices(db: Db, before: Date): Promise<number> {
  return deleteOld(db, 'paymentNotices', (eb) => eb('receivedAt', '<', toInstant(before)))
}

/** Work that is done. What is said of money stays with the invoices. */
export function deleteOldWork(db: Db, before: Date): Promise<number> {
  const at = toInstant(before)
  return deleteOld(db, 'workItems', (eb) =>
    eb.and([
      eb('status', '=', 'CLOSED'),
      eb('createdAt', '<', at),
      eb('closedAt', '<', at),
      eb('kind', 'not in', moneyKinds),
    ]),
  )
}

/** Links of calls that were over by then. */
export function deleteOldCallLinks(db: Db, before: Date): Promise<number> {
  return deleteOld(db, 'bookingLinks', (eb) =>
    eb.exists(
      eb
        .selectFrom('bookings')
        .select('bookings.id')
        .whereRef('bookings.id', '=', 'bookingLinks.bookingId')
        .where('bookings.endsAt', '<', toInstant(before)),
    ),
  )
}

/** Backups that were made, or failed, before then. What System Health shows stays: the last try and the last good one. */
export function deleteOldTries(db: Db, before: Date): Promise<number> {
  return deleteOld(db, 'backups', (eb) => {
    const later = eb
      .selectFrom('backups as later')
      .select('later.id')
      .whereRef('later.place', '=', 'backups.place')
      .whereRef('later.startedAt', '>', 'backups.startedAt')
      .where('later.finishedAt', 'is not', null)
    return eb.and([
      eb('finishedAt', '<', toInstant(before)),
      eb.exists(later),
      eb.or([eb('name', 'is', null), eb.exists(later.where('later.name', 'is not', null))]),
    ])
  })
}

/** The weeks whose figures were mailed. */
export function deleteOldWeeks(db: Db, before: Date): Promise<number> {
  return deleteOld(db, 'reportedWeeks', (eb) => eb('createdAt', '<', toInstant(before)))
}

function deleteOld<Table extends keyof DB>(db: Db, table: Table, condition: Condition<Table>) {
  return deleteBatch(db, table, condition, RETENTION_BATCH)
}
