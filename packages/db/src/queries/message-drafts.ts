import type { ProjectId, UserId } from '@tallgrass/domain'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { MessageDrafts } from '../schema.gen.ts'
import { lockUntilEnd } from './sql.ts'

interface DraftOf {
  userId: UserId
  projectId: ProjectId
}

/** What someone types and what they send wait for each other, so that no draft outlives its message. */
export async function lockMessageDraftsOf(db: Db, userId: UserId): Promise<void> {
  await lockUntilEnd(db, `message drafts of ${userId}`)
}

/** What someone typed last and has not sent yet, in one project. No one else may read it. */
export function findMessageDraft(db: Db, { projectId, userId }: DraftOf) {
  return db
    .selectFrom('messageDrafts')
    .select(['body', 'internal', 'quotedId', 'sendKey'])
    .where('userId', '=', userId)
    .where('projectId', '=', projectId)
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Leaves alone what the same person types elsewhere, which has another key and is older from now on. */
export async function saveMessageDraft(db: Db, draft: Insertable<MessageDrafts>): Promise<void> {
  const { projectId, sendKey, userId, ...facts } = draft
  const elsewhere = sql`(
    select max(updated_at) + interval '1 millisecond' from message_drafts
    where user_id = ${userId} and project_id = ${projectId} and send_key <> ${sendKey})`
  const updatedAt = sql<Date>`greatest(${facts.updatedAt}::timestamptz, ${elsewhere})`
  const changes = { ...facts, updatedAt }
  await db
    .insertInto('messageDrafts')
    .values({ ...draft, updatedAt })
    .onConflict((conflict) => conflict.columns(['userId', 'projectId', 'sendKey']).doUpdateSet(changes))
    .execute()
}

export async function deleteMessageDraft(
  db: Db,
  { projectId, sendKey, userId }: DraftOf & { sendKey: string },
): Promise<void> {
  await db
    .deleteFrom('messageDrafts')
    .where('userId', '=', userId)
    .where('projectId', '=', projectId)
    .where('sendKey', '=', sendKey)
    .execute()
}
