import { type ConversationId, type Instant, NO_EMAIL_DOMAIN } from '@tallgrass/domain'
import type { Db } from '../database.ts'

/** The name and address to which answers go if the visitor has left: their account's, or those they gave. */
export async function findAnswerAddress(db: Db, id: ConversationId) {
  const row = await db
    .selectFrom('chatSessions')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'chatSessions.userId').on('users.deactivatedAt', 'is', null),
    )
    .leftJoin('leads', 'leads.id', 'chatSessions.leadId')
    .select(({ fn }) => [
      fn.coalesce('users.email', 'leads.email').as('email'),
      fn.coalesce('users.name', 'chatSessions.visitorName', 'leads.name').as('name'),
    ])
    .where('chatSessions.id', '=', id)
    .executeTakeFirst()
  if (!row?.email || row.email.endsWith(`@${NO_EMAIL_DOMAIN}`)) return undefined
  return { email: row.email, name: row.name }
}

/** What people of ours wrote after each of these instants, oldest first. */
export function listAnswersAfter(db: Db, id: ConversationId, instants: (Instant | null)[]) {
  let answers = db
    .selectFrom('chatMessages')
    .innerJoin('users', 'users.id', 'chatMessages.authorId')
    .select(['chatMessages.content', 'users.name as author'])
    .where('sessionId', '=', id)
  for (const instant of instants) if (instant) answers = answers.where('timestamp', '>', instant)
  return answers.orderBy('timestamp').orderBy('chatMessages.id').execute()
}
