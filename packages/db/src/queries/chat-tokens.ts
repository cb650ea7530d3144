import { type ChatTokenKind, toInstant } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { ChatTokens } from '../schema.gen.ts'
import { deleteInBatches } from './delete-batch.ts'

export async function insertChatToken(db: Db, token: Insertable<ChatTokens>): Promise<void> {
  await db.insertInto('chatTokens').values(token).execute()
}

/** The conversation that a token opens, with its user. Undefined for one that is unknown or has expired. */
export function findConversationOfToken(
  db: Db,
  { kind, now, tokenHash }: { tokenHash: string; kind: ChatTokenKind; now: Date },
) {
  return db
    .selectFrom('chatTokens')
    .innerJoin('chatSessions', 'chatSessions.id', 'chatTokens.sessionId')
    .select(['chatSessions.id', 'chatSessions.userId', 'chatSessions.createdAt'])
    .where('chatTokens.tokenHash', '=', tokenHash)
    .where('chatTokens.kind', '=', kind)
    .where('chatTokens.expiresAt', '>', toInstant(now))
    .executeTakeFirst()
}

export function deleteEndedChatTokens(db: Db, now: Date) {
  return deleteInBatches(db, 'chatTokens', (eb) => eb('expiresAt', '<=', toInstant(now)))
}
