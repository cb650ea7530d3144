import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../database.ts'
import type { ChatSessions } from '../schema.gen.ts'

const columns = ['id', 'userId', 'leadId', 'visitorName', 'leadAskedAt', 'createdAt'] as const

export async function insertChatSession(db: Db, session: Insertable<ChatSessions>): Promise<void> {
  await db.insertInto('chatSessions').values(session).execute()
}

/** The conversation of a browser, begun after `since`, unless it is that of anybody but `userId`. */
export function findChatSession(
  db: Db,
  tokenHash: string,
  { since, userId }: { since: Date; userId: string | null },
) {
  return db
    .selectFrom('chatSessions')
    .select(columns)
    .where('tokenHash', '=', tokenHash)
    .where('createdAt', '>', since.toISOString())
    .where((eb) => eb.or([eb('userId', 'is', null), eb('userId', '=', userId)]))
    .executeTakeFirst()
}

/** Makes a conversation that is nobody's that of the person. */
export function claimChatSession(db: Db, tokenHash: string, userId: string) {
  return db
    .updateTable('chatSessions')
    .set({ userId })
    .where('tokenHash', '=', tokenHash)
    .where('userId', 'is', null)
    .execute()
}

/** Conversations that were begun later than the instant begin there. */
export function pullBackChatSessions(db: Db, instant: Date) {
  return db
    .updateTable('chatSessions')
    .set({ createdAt: instant })
    .where('createdAt', '>', instant.toISOString())
    .execute()
}

/** Held until the transaction ends: one after the other adds to a conversation. */
export function lockChatSession(db: Db, id: string) {
  return db
    .selectFrom('chatSessions')
    .select(['leadId', 'leadAskedAt', 'lastMessageAt', 'replyingTo'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateChatSession(
  db: Db,
  id: string,
  changes: Updateable<ChatSessions>,
): Promise<void> {
  await db.updateTable('chatSessions').set(changes).where('id', '=', id).execute()
}

/** The name is kept as it was typed here; the lead may have been known by another. */
export async function linkChatSession(
  db: Db,
  id: string,
  lead: { leadId: string; visitorName: string },
): Promise<void> {
  await db.updateTable('chatSessions').set(lead).where('id', '=', id).execute()
}
