import type { ConversationId } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { ChatMessages } from '../schema.gen.ts'
import { textIn } from './sql.ts'

export async function insertMessage(db: Db, message: Insertable<ChatMessages>): Promise<void> {
  await db.insertInto('chatMessages').values(message).execute()
}

/** The last `limit` messages, oldest first. */
export async function listLatestMessages(db: Db, sessionId: ConversationId, limit: number) {
  const latest = await db
    .selectFrom('chatMessages')
    .leftJoin('users', 'users.id', 'chatMessages.authorId')
    .select(['chatMessages.id', 'chatMessages.role', 'content', 'timestamp', 'metadata'])
    .select('users.name as author')
    .where('sessionId', '=', sessionId)
    .orderBy('timestamp', 'desc')
    .orderBy('chatMessages.id', 'desc')
    .limit(limit)
    .execute()
  return latest.reverse()
}

/** Counts the visitor's messages, the replies without an answer, and the messages about client support. */
export function countTurns(db: Db, sessionId: ConversationId) {
  return db
    .selectFrom('chatMessages')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('role', '=', 'user').as('turns'),
      fn.countAll<number>().filterWhere(textIn('metadata', 'unsure'), '=', 'true').as('unsure'),
      fn.countAll<number>().filterWhere(textIn('metadata', 'intent'), '=', 'support').as('asClient'),
    ])
    .where('sessionId', '=', sessionId)
    .executeTakeFirstOrThrow()
}

export async function insertChatMessages(db: Db, messages: Insertable<ChatMessages>[]): Promise<void> {
  await db.insertInto('chatMessages').values(messages).execute()
}
