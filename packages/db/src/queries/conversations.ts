import type { ConversationId, ConversationStatus, LeadId, OrganizationId } from '@tallgrass/domain'
import type { ExpressionBuilder, NotNull } from 'kysely'
import type { Db } from '../database.ts'
import type { DB } from '../schema.gen.ts'
import { type PageRequest, readPageBy } from './page.ts'
import { leftOf, shownEmail } from './sql.ts'
import { leadIdsOf, organizationOfVisitor, peopleOf } from './visits-of-people.ts'

/** The maximum length of a message excerpt in a list, in characters. */
const MAX_EXCERPT = 300

/** Conversations that have messages, each with its lead. */
function conversations(db: Db) {
  return db
    .selectFrom('chatSessions')
    .leftJoin('leads', 'leads.id', 'chatSessions.leadId')
    .leftJoin('users as person', 'person.id', 'chatSessions.personId')
    .select((eb) => [
      'chatSessions.id',
      'chatSessions.state',
      'chatSessions.personId',
      'person.name as personName',
      'chatSessions.waitingSince',
      'chatSessions.handledAt',
      'chatSessions.createdAt',
      'chatSessions.lastMessageAt',
      'chatSessions.leadId',
      'leads.name as leadName',
      shownEmail(eb.ref('leads.email')).as('leadEmail'),
      messageCount(eb).as('messageCount'),
      organizationOfVisitor(eb.ref('chatSessions.userId')),
    ])
    .where('chatSessions.lastMessageAt', 'is not', null)
    .$narrowType<{ lastMessageAt: NotNull; messageCount: NotNull }>()
}

interface ConversationFilter {
  organizationId?: OrganizationId | undefined
  /** With this state only. */
  state?: ConversationStatus | undefined
  /** Only those whose visitor waits for a person. */
  waiting?: true | undefined
  /** Only those that are marked as handled. */
  handled?: true | undefined
}

/** Latest first, each with the visitor's first message. */
export async function listConversations(
  db: Db,
  { cursor, handled, limit, organizationId, state, waiting }: PageRequest & ConversationFilter,
) {
  let own = organizationId ? conversationsOf(db, organizationId) : conversations(db)
  if (state) own = own.where('chatSessions.state', '=', state)
  if (waiting) own = own.where('chatSessions.waitingSince', 'is not', null)
  if (handled) own = own.where('chatSessions.handledAt', 'is not', null)
  const query = own.select((eb) =>
    eb
      .selectFrom('chatMessages')
      .select((sub) => leftOf(sub.ref('content'), MAX_EXCERPT).as('excerpt'))
      .whereRef('sessionId', '=', 'chatSessions.id')
      .where('role', '=', 'user')
      .orderBy('timestamp')
      .orderBy('chatMessages.id')
      .limit(1)
      .as('firstMessage'),
  )
  return readPageBy(
    query,
    {
      at: 'chatSessions.lastMessageAt',
      id: 'chatSessions.id',
      direction: 'desc',
      instantOf: (row) => row.lastMessageAt,
    },
    { cursor, limit },
  )
}

/** What one of its people wrote while signed in, or one of their leads. */
function conversationsOf(db: Db, organizationId: OrganizationId) {
  const ofPeople = peopleOf(db, { organizationId })
    .innerJoin('chatSessions', 'chatSessions.userId', 'users.id')
    .select('chatSessions.id')
  const ofLeads = db
    .selectFrom('chatSessions')
    .select('chatSessions.id')
    .where('chatSessions.leadId', 'in', leadIdsOf(db, { organizationId }))
  return conversations(db).where('chatSessions.id', 'in', ofPeople.union(ofLeads))
}

export function findConversationById(db: Db, id: ConversationId) {
  return conversations(db).where('chatSessions.id', '=', id).executeTakeFirst()
}

/** Latest first. */
export function listConversationsOfLead(db: Db, { leadId, limit }: { leadId: LeadId; limit: number }) {
  return conversations(db)
    .where('chatSessions.leadId', '=', leadId)
    .orderBy('chatSessions.lastMessageAt', 'desc')
    .orderBy('chatSessions.id', 'desc')
    .limit(limit)
    .execute()
}

/** The last `limit` messages of each conversation, oldest first. */
export function listMessagesOf(db: Db, sessionIds: ConversationId[], { limit }: { limit: number }) {
  return db
    .selectFrom('chatSessions')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('chatMessages')
          .select([
            'chatMessages.id',
            'chatMessages.sessionId',
            'chatMessages.role',
            'chatMessages.content',
            'chatMessages.timestamp',
            'chatMessages.authorId',
          ])
          .whereRef('chatMessages.sessionId', '=', 'chatSessions.id')
          .orderBy('chatMessages.timestamp', 'desc')
          .orderBy('chatMessages.id', 'desc')
          .limit(limit)
          .as('message'),
      (join) => join.onTrue(),
    )
    .leftJoin('users as author', 'author.id', 'message.authorId')
    .select(['message.id', 'message.sessionId', 'message.role', 'message.content', 'message.timestamp'])
    .select('author.name as author')
    .where('chatSessions.id', 'in', sessionIds)
    .orderBy('message.timestamp')
    .orderBy('message.id')
    .execute()
}

function messageCount(eb: ExpressionBuilder<DB, 'chatSessions'>) {
  return eb
    .selectFrom('chatMessages')
    .select((sub) => sub.fn.countAll<number>().as('messages'))
    .whereRef('chatMessages.sessionId', '=', 'chatSessions.id')
}
