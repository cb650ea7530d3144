import type { BookingId, ConversationId, LeadId, UserId } from '@tallgrass/domain'
import type { Updateable } from 'kysely'
import type { Db } from '../database.ts'
import type { Users } from '../schema.gen.ts'
import { unlinkConversationsOfUsers } from './erase-lead.ts'

/** Who is to be erased or was, locked until the transaction ends. */
export function lockLeaving(trx: Db, id: UserId) {
  return trx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'username', 'phone', 'role', 'organizationId', 'passwordHash'])
    .select(['deactivatedAt', 'emailVerifiedAt', 'erasedAt', 'erasureDoneAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export type LeavingRow = NonNullable<Awaited<ReturnType<typeof lockLeaving>>>

/** Those whose data is still there. */
export async function listPeopleToErase(db: Db): Promise<UserId[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('erasedAt', 'is not', null)
    .where('erasureDoneAt', 'is', null)
    .orderBy('erasedAt')
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}

export function updatePerson(db: Db, id: UserId, facts: Updateable<Users>) {
  return db
    .updateTable('users')
    .set((eb) => ({ ...facts, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

const OF_ACCESS = [
  'sessions',
  'passwordResets',
  'emailConfirmations',
  'signInLinks',
  'identities',
  'authenticators',
  'recoveryCodes',
  'passkeys',
  'passkeyChallenges',
  'calendarFeeds',
  'apiKeys',
] as const

/** Everything that lets a person in. Links to their addresses end, too. */
export async function deleteAccessOf(db: Db, userId: UserId, now: Date): Promise<void> {
  for (const table of OF_ACCESS) await db.deleteFrom(table).where('userId', '=', userId).execute()
  const changes = db.updateTable('emailChanges').where('userId', '=', userId)
  await changes.set({ expiresAt: now }).execute()
  // No token has this hash. The former address stays known, and no one else's, until everything about it is gone.
  await changes
    .set((eb) => ({ undoTokenHash: eb.cast<string>('id', 'text') }))
    .where('undoTokenHash', 'is not', null)
    .execute()
}

/** True while the message of this template is on its way. */
export async function isMailQueued(db: Db, { recipient, template }: { recipient: string; template: string }) {
  const mail = await db
    .selectFrom('outboxMails')
    .select('id')
    .where('recipient', '=', recipient)
    .where('template', '=', template)
    .where('status', '=', 'queued')
    .limit(1)
    .executeTakeFirst()
  return mail !== undefined
}

/** The messages to these addresses, sent or not. */
export async function deleteAllMailsTo(db: Db, recipients: string[]): Promise<void> {
  if (recipients.length > 0) await db.deleteFrom('outboxMails').where('recipient', 'in', recipients).execute()
}

/** The messages to an account whose address no one has confirmed, except those that go to anyone with that address. */
export async function deleteMailsOfAccount(
  db: Db,
  { recipient, toAnyone }: { recipient: string; toAnyone: string[] },
): Promise<void> {
  await db
    .deleteFrom('outboxMails')
    .where('recipient', '=', recipient)
    .where('template', 'not in', toAnyone)
    .execute()
}

/** Deletes conversations with all messages. */
export async function deleteConversations(db: Db, ids: ConversationId[]): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('chatSessions').set({ replyingTo: null }).where('id', 'in', ids).execute()
  await db.deleteFrom('chatMessages').where('sessionId', 'in', ids).execute()
  await db.deleteFrom('chatSessions').where('id', 'in', ids).execute()
}

export async function deleteBookings(db: Db, ids: BookingId[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('bookingLinks').where('bookingId', 'in', ids).execute()
  await db.deleteFrom('bookings').where('id', 'in', ids).execute()
}

/** Conversations of others in which one of them was left stay. */
export async function deleteLeadRows(db: Db, ids: LeadId[]): Promise<void> {
  for (const id of ids) await unlinkConversationsOfUsers(db, id)
  if (ids.length > 0) await db.deleteFrom('leads').where('id', 'in', ids).execute()
}

export async function deleteWaitlistOf(db: Db, addresses: string[]): Promise<void> {
  if (addresses.length === 0) return
  await db.deleteFrom('waitlistEntries').where('email', 'in', addresses).execute()
  await db.deleteFrom('betaTesters').where('email', 'in', addresses).execute()
}

const OF_ACCOUNT = [
  'signIns',
  'knownDevices',
  'userPictures',
  'mailPreferences',
  'notifications',
  'messageDrafts',
  'messageReads',
  'emailChanges',
] as const

/** What is about the account alone. */
export async function deleteAccountRecords(db: Db, userId: UserId): Promise<void> {
  for (const table of OF_ACCOUNT) await db.deleteFrom(table).where('userId', '=', userId).execute()
  await db.deleteFrom('files').where('uploadedBy', '=', userId).where('shownAt', 'is', null).execute()
  await db
    .deleteFrom('events')
    .where((eb) =>
      eb.or([
        eb('userId', '=', userId),
        eb.and([eb('entity', '=', 'user'), eb('entityId', '=', userId)]),
        // Their sentences may quote what was written.
        eb.and([eb('actorId', '=', userId), eb('kind', '=', 'message.sent')]),
      ]),
    )
    .execute()
}

/** Empties their messages and removes the files of these; that there was one stays visible. Returns how many. */
export async function emptyMessagesOf(db: Db, userId: UserId, now: Date): Promise<number> {
  await db
    .updateTable('files')
    .set({ removedAt: now, removedBy: userId, preview: 'NONE', previewStoredId: null, viewStoredId: null })
    .where('messageId', 'in', db.selectFrom('messages').select('messages.id').where('authorId', '=', userId))
    .where('removedAt', 'is', null)
    .where('handInId', 'is', null)
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ body: '', quotedId: null, deletedAt: now, deletedBy: userId })
    .where('authorId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

interface Alias {
  email: string
  firstName: string
  lastName: string
}

/** Who invited whom stays; to which name and address does not. */
export async function renameInvitationsTo(db: Db, addresses: string[], alias: Alias): Promise<void> {
  if (addresses.length === 0) return
  await db.updateTable('userInvitations').set(alias).where('email', 'in', addresses).execute()
  await db.updateTable('colleagueInvitations').set(alias).where('email', 'in', addresses).execute()
}
