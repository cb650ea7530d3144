import { type ConversationId, type LeadId, toInstant } from '@tallgrass/domain'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { DB } from '../schema.gen.ts'

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
export async function deleteOldMails(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outboxMails')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outboxMails')
        .select('id')
        .where('createdAt', '<', toInstant(before))
        .where('status', '<>', 'queued')
        .orderBy('createdAt')
        .limit(RETENTION_BATCH),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function deleteOldSignIns(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('signIns')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('signIns')
        .select('id')
        .where('createdAt', '<', toInstant(before))
        .orderBy('createdAt')
        .limit(RETENTION_BATCH),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Browsers that their owner has not used since. */
export async function deleteUnusedDevices(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('knownDevices')
    .where('lastUsedAt', '<', toInstant(before))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Links and challenges that no longer work. */
export async function deleteEndedProofs(db: Db, before: Date): Promise<void> {
  const at = toInstant(before)
  for (const table of ['passkeyChallenges', 'emailConfirmations', 'signInLinks'] as const)
    await db.deleteFrom(table).where('expiresAt', '<', at).execute()
  await db
    .deleteFrom('emailChanges')
    .where('expiresAt', '<', at)
    .where((eb) => eb.or([eb('undoUntil', 'is', null), eb('undoUntil', '<', at)]))
    .execute()
}
