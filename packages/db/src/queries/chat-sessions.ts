import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { ChatSessions } from '../schema.gen.ts'

const columns = ['id', 'leadId', 'leadAskedAt', 'createdAt'] as const

export async function insertChatSession(db: Db, session: Insertable<ChatSessions>): Promise<void> {
  await db.insertInto('chatSessions').values(session).execute()
}

/** The conversation of a browser, begun after `since`. */
export function findChatSession(db: Db, tokenHash: string, since: Date) {
  return db
    .selectFrom('chatSessions')
    .select(columns)
    .where('tokenHash', '=', tokenHash)
    .where('createdAt', '>', since.toISOString())
    .executeTakeFirst()
}

export async function linkChatSession(db: Db, id: string, leadId: string): Promise<void> {
  await db.updateTable('chatSessions').set({ leadId }).where('id', '=', id).execute()
}
