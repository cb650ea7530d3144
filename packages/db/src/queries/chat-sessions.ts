import { type ConversationId, type LeadId, toInstant, type UserId } from '@tallgrass/domain'
import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../database.ts'
import type { ChatSessions } from '../schema.gen.ts'

const columns = ['id', 'userId', 'leadId', 'visitorName', 'leadAskedAt', 'createdAt', 'state'] as const

export async function insertChatSession(db: Db, session: Insertable<ChatSessions>): Promise<void> {
  await db.insertInto('chatSessions').values(session).execute()
}

/**
 * The conversation of a browser, if it started after `since` and does not belong to another user than `userId`. A browser
 * that followed the link of a message to its owner needs no one to be signed in.
 */
export function findChatSession(
  db: Db,
  tokenHash: string,
  { now, since, userId }: { now: Date; since: Date; userId: UserId | null },
) {
  return db
    .selectFrom('chatSessions')
    .select(columns)
    .where('createdAt', '>', toInstant(since))
    .where((eb) => {
      const followed = eb
        .selectFrom('chatTokens')
        .select('chatTokens.sessionId')
        .where('chatTokens.tokenHash', '=', tokenHash)
        .where('chatTokens.kind', '=', 'browser')
        .where('chatTokens.expiresAt', '>', toInstant(now))
      const isFirst = eb('tokenHash', '=', tokenHash)
      const isTheirs = eb.or([eb('userId', 'is', null), eb('userId', '=', userId)])
      const isOpened = eb('chatSessions.id', 'in', followed)
      return userId === null
        ? eb.or([eb.and([isFirst, isTheirs]), isOpened])
        : eb.and([eb.or([isFirst, isOpened]), isTheirs])
    })
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

/** Locks a conversation until the transaction ends, so that messages are added one after the other. */
export function findLockedChatSession(db: Db, id: ConversationId) {
  return db
    .selectFrom('chatSessions')
    .select(['chatSessions.id', 'userId', 'leadId', 'leadAskedAt', 'lastMessageAt', 'replyingTo'])
    .select(['state', 'personId', 'waitingSince', 'handledAt', 'answersMailedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The same for one that the caller has found. */
export async function lockChatSession(db: Db, id: ConversationId) {
  const locked = await findLockedChatSession(db, id)
  if (!locked) throw new Error(`Conversation ${id} was deleted`)
  return locked
}

/** What this administrator has taken over, and whether the visitor or a person wrote last. Locks the conversations until the transaction ends. */
export function lockConversationsOf(db: Db, personId: UserId) {
  return db
    .selectFrom('chatSessions')
    .select(['chatSessions.id', 'userId', 'lastMessageAt', 'state'])
    .select((eb) =>
      eb
        .selectFrom('chatMessages')
        .select('role')
        .whereRef('sessionId', '=', 'chatSessions.id')
        .where((sub) => sub.or([sub('role', '=', 'user'), sub('authorId', 'is not', null)]))
        .orderBy('timestamp', 'desc')
        .limit(1)
        .as('lastRole'),
    )
    .where('personId', '=', personId)
    .orderBy('chatSessions.id')
    .forUpdate()
    .execute()
}

/** Who answers, with the name of the person who has taken over. */
export function findChatState(db: Db, id: ConversationId) {
  return db
    .selectFrom('chatSessions')
    .leftJoin('users', 'users.id', 'chatSessions.personId')
    .select(['state', 'personId', 'lastMessageAt', 'users.name as person'])
    .where('chatSessions.id', '=', id)
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
