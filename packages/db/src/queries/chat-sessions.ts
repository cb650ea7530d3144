import { type ConversationId, type LeadId, toInstant, type UserId } from '@tallgrass/domain'
import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../database.ts'
import type { ChatSessions } from '../schema.gen.ts'

const columns = ['id', 'userId', 'leadId', 'visitorName', 'leadAskedAt', 'createdAt'] as const

export async function insertChatSession(db: Db, session: Insertable<ChatSessions>): Promise<void> {
  await db.insertInto('chatSessions').values(session).execute()
}

/**
 * The conversation of a browser, if it started after `since`
 * and does not belong to another user than `userId`.
 */
export function findChatSession(
  db: Db,
  tokenHash: string,
  { since, userId }: { since: Date; userId: UserId | null },
) {
  return db
    .selectFrom('chatSessions')
    .select(columns)
    .where('tokenHash', '=', tokenHash)
    .where('createdAt', '>', toInstant(since))
    .where((eb) => eb.or([eb('userId', 'is', null), eb('userId', '=', userId)]))
    .executeTakeFirst()
}

/** Assigns a conversation without a user to this user. */
export function claimChatSession(db: Db, tokenHash: string, userId: UserId) {
  return db
    .updateTable('chatSessions')
    .set({ userId })
    .where('tokenHash', '=', tokenHash)
    .where('userId', 'is', null)
    .execute()
}

/** Resets the start of conversations that lies after `instant`, after the clock was set back. */
export function pullBackChatSessions(db: Db, instant: Date) {
  return db
    .updateTable('chatSessions')
    .set({ createdAt: instant })
    .where('createdAt', '>', toInstant(instant))
    .execute()
}

/** Locks the conversation until the transaction ends, so that messages are added one after the other. */
export function lockChatSession(db: Db, id: ConversationId) {
  return db
    .selectFrom('chatSessions')
    .select(['leadId', 'leadAskedAt', 'lastMessageAt', 'replyingTo'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateChatSession(
  db: Db,
  id: ConversationId,
  changes: Updateable<ChatSessions>,
): Promise<void> {
  await db.updateTable('chatSessions').set(changes).where('id', '=', id).execute()
}

/** The name that a visitor typed in this conversation, or that of its lead. */
export async function findVisitorName(db: Db, id: ConversationId): Promise<string | undefined> {
  const row = await db
    .selectFrom('chatSessions')
    .leftJoin('leads', 'leads.id', 'chatSessions.leadId')
    .select(({ fn }) => fn.coalesce('chatSessions.visitorName', 'leads.name', 'leads.email').as('name'))
    .where('chatSessions.id', '=', id)
    .executeTakeFirst()
  return row?.name ?? undefined
}

/** Stores the name as typed in this conversation; the lead may have another one. */
export async function linkChatSession(
  db: Db,
  id: ConversationId,
  lead: { leadId: LeadId; visitorName: string },
): Promise<void> {
  await db.updateTable('chatSessions').set(lead).where('id', '=', id).execute()
}
