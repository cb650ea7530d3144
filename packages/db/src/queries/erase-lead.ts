import { type AnyId, type LeadId, type OrganizationId, toInstant, type UserId } from '@tallgrass/domain'
import { expressionBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { DB, Json } from '../schema.gen.ts'

/** True if a call with the lead has not ended yet. */
export async function hasCallAhead(db: Db, leadId: LeadId, now: Date): Promise<boolean> {
  const call = await db
    .selectFrom('bookings')
    .select('id')
    .where('leadId', '=', leadId)
    .where('status', '=', 'scheduled')
    .where('endsAt', '>', toInstant(now))
    .limit(1)
    .executeTakeFirst()
  return call !== undefined
}

/** True if a message to this address has not been sent yet. */
export async function hasQueuedMail(db: Db, recipient: string): Promise<boolean> {
  const mail = await db
    .selectFrom('outboxMails')
    .select('id')
    .where('recipient', '=', recipient)
    .where('status', '=', 'queued')
    .limit(1)
    .executeTakeFirst()
  return mail !== undefined
}

export function deleteBookingLinksOfLead(db: Db, leadId: LeadId) {
  return db
    .deleteFrom('bookingLinks')
    .using('bookings')
    .whereRef('bookings.id', '=', 'bookingLinks.bookingId')
    .where('bookings.leadId', '=', leadId)
    .execute()
}

export function deleteBookingsOfLead(db: Db, leadId: LeadId) {
  return db.deleteFrom('bookings').where('leadId', '=', leadId).returning('id').execute()
}

/** Conversations of someone who has an account stay theirs. */
export function unlinkConversationsOfUsers(db: Db, leadId: LeadId) {
  return db
    .updateTable('chatSessions')
    .set({ leadId: null, visitorName: null })
    .where('leadId', '=', leadId)
    .where('userId', 'is not', null)
    .execute()
}

export function deleteMessagesOfLead(db: Db, leadId: LeadId) {
  return db
    .deleteFrom('chatMessages')
    .using('chatSessions')
    .whereRef('chatSessions.id', '=', 'chatMessages.sessionId')
    .where('chatSessions.leadId', '=', leadId)
    .execute()
}

export function deleteConversationsOfLead(db: Db, leadId: LeadId) {
  return db.deleteFrom('chatSessions').where('leadId', '=', leadId).returning('id').execute()
}

export function deleteLeadRow(db: Db, id: LeadId) {
  return db.deleteFrom('leads').where('id', '=', id).execute()
}

/** Invitations to this address that came to nothing, except those of another lead. */
export function deleteEndedInvitations(db: Db, email: string, now: Date) {
  return db
    .deleteFrom('userInvitations')
    .where('email', '=', email)
    .where('status', '!=', 'ACCEPTED')
    .where((eb) => eb.or([eb('status', '!=', 'PENDING'), eb('expiresAt', '<=', toInstant(now))]))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('leads').select('leads.id').whereRef('leads.invitationId', '=', 'userInvitations.id'),
        ),
      ),
    )
    .returning('id')
    .execute()
}

/** Messages to this address, unless they belong to an account. */
export function deleteMailsTo(db: Db, recipient: string) {
  return db
    .deleteFrom('outboxMails')
    .where('recipient', '=', recipient)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('users').select('users.id').where('users.email', '=', recipient))),
    )
    .returning('id')
    .execute()
}

/** Takes what was mailed about these records out of the notifications in the outbox, and deletes those that say nothing else. */
export async function eraseMailsAbout(db: Db, ids: AnyId[]) {
  const isAbout = expressionBuilder<DB, 'outboxMails'>().or(
    ids.map((id) => {
      const about = JSON.stringify({ items: [{ about: id }] })
      return sql<boolean>`template in ('notification', 'daily-summary') and data @> ${about}::jsonb`
    }),
  )
  const others = sql<Json>`jsonb_set(data, '{items}', (
    select coalesce(jsonb_agg(item), '[]') from jsonb_array_elements(data -> 'items') item
    where item ->> 'about' <> all(${ids}::text[])))`
  const told = await db
    .updateTable('outboxMails')
    .set({ data: others })
    .where(isAbout)
    .returning('id')
    .execute()
  if (told.length === 0) return []
  return db
    .deleteFrom('outboxMails')
    .where(
      'id',
      'in',
      told.map((row) => row.id),
    )
    .where(sql<boolean>`data -> 'items' = '[]'::jsonb`)
    .returning('id')
    .execute()
}

/**
 * Deletes a contact without an account who was made to invite a lead, and whom no other lead or call refers to, and their
 * organization if no one else is left in it. The caller has made sure that it has no records.
 */
export async function deleteUnusedContact(
  db: Db,
  { id, organizationId }: { id: UserId; organizationId: OrganizationId },
) {
  const contacts = await db
    .deleteFrom('users')
    .where('id', '=', id)
    .where('passwordHash', 'is', null)
    // People who were added by hand stay.
    .where('invitedAsLead', '=', true)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('leads').select('leads.id').where('leads.clientId', '=', id))),
    )
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('bookings').select('bookings.id').where('bookings.clientId', '=', id))),
    )
    .returning('id')
    .execute()
  const organizations = await db
    .deleteFrom('organizations')
    .where('id', '=', organizationId)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('users').select('users.id').where('users.organizationId', '=', organizationId))),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('colleagueInvitations as invited')
            .select('invited.id')
            .where('invited.organizationId', '=', organizationId),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('workItems')
            .select('workItems.id')
            .where('workItems.organizationId', '=', organizationId),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('organizations as merged')
            .select('merged.id')
            .where('merged.mergedInto', '=', organizationId),
        ),
      ),
    )
    .returning('id')
    .execute()
  return { contacts, organizations }
}
