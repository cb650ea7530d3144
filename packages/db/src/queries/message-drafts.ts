import type { ProjectId, UserId } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
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

/** What someone has not sent yet, in one project. No one else may read it. */
export function findMessageDraft(db: Db, { projectId, userId }: DraftOf) {
  return db
    .selectFrom('messageDrafts')
    .select(['body', 'internal', 'quotedId', 'sendKey'])
    .where('userId', '=', userId)
    .where('projectId', '=', projectId)
    .executeTakeFirst()
}

export async function saveMessageDraft(db: Db, draft: Insertable<MessageDrafts>): Promise<void> {
  const { projectId: _, userId: __, ...changes } = draft
  await db
    .insertInto('messageDrafts')
    .values(draft)
    .onConflict((conflict) => conflict.columns(['userId', 'projectId']).doUpdateSet(changes))
    .execute()
}

export async function deleteMessageDraft(db: Db, { projectId, userId }: DraftOf): Promise<void> {
  await db
    .deleteFrom('messageDrafts')
    .where('userId', '=', userId)
    .where('projectId', '=', projectId)
    .execute()
}
