import type { Instant, OrganizationId, Role, UserId } from '@tallgrass/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'
import { callIdsOf, leadIdsOf } from './visits-of-people.ts'

/** Whose data it is. */
export interface DataOwner {
  id: UserId
  email: string
  emailVerifiedAt: Instant | null
  role: Role
  organizationId: OrganizationId | null
}

/** One kind of record about a person, in the order of their ids, some at a time. */
interface OwnRecords {
  name: string
  read(db: Db, owner: DataOwner, after: string): Promise<{ id: string }[]>
}

const PAGE = 500
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Each row of a kind, with no more than a page of them in memory. */
export async function* readOwnRecords(db: Db, owner: DataOwner, { read }: OwnRecords) {
  let after = FIRST
  for (;;) {
    const rows = await read(db, owner, after)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.id
  }
}

/** What only an address connects with a person is theirs once they have confirmed it: anyone can register with it. */
export function confirmedAddressOf({ email, emailVerifiedAt }: DataOwner): string[] {
  return emailVerifiedAt === null ? [] : [email]
}

function isLater(column: string, after: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} > ${after}`
}

/** What they did with their account, and what we told them. */
export const ownAccountRecords: OwnRecords[] = [
  {
    name: 'sign-ins',
    read: (db, { id }, after) =>
      db
        .selectFrom('signIns')
        .select(['id', 'createdAt', 'way', 'outcome', 'ip', 'userAgent'])
        .where('userId', '=', id)
        .where(isLater('id', after))
        .orderBy('id')
        .limit(PAGE)
        .execute(),
  },
  {
    name: 'notifications',
    read: (db, { id, role }, after) =>
      db
        .selectFrom('notifications')
        .innerJoin('events', 'events.id', 'notifications.eventId')
        .select(['notifications.id', 'events.kind', 'notifications.createdAt', 'notifications.readAt'])
        .select(({ fn }) =>
          fn
            .coalesce(
              'events.personSentence',
              role === 'ADMIN' ? 'events.adminSentence' : 'events.clientSentence',
            )
            .as('sentence'),
        )
        .where('notifications.userId', '=', id)
        .where(isLater('notifications.id', after))
        .orderBy('notifications.id')
        .limit(PAGE)
        .execute(),
  },
  {
    name: 'mails',
    read: (db, owner, after) =>
      db
        .selectFrom('outboxMails')
        .select(['id', 'template', 'recipient', 'data', 'status', 'createdAt', 'sentAt'])
        .where('recipient', '=', ({ fn, val }) => fn.any(val(confirmedAddressOf(owner))))
        .where(isLater('id', after))
        .orderBy('id')
        .limit(PAGE)
        .execute(),
  },
  {
    name: 'audit-log',
    read: (db, { id }, after) =>
      db
        .selectFrom('auditLogs')
        .select(['id', 'at', 'action', 'entity', 'entityId', 'before', 'after'])
        // Where someone else was is not theirs.
        .select((eb) => [
          eb.case().when('actorId', '=', id).then(eb.ref('ip')).else(null).end().as('ip'),
          eb.case().when('actorId', '=', id).then(eb.ref('userAgent')).else(null).end().as('userAgent'),
          eb('actorId', '=', id).as('byYou'),
        ])
        .where((eb) => eb.or([eb('actorId', '=', id), eb('entityId', '=', id)]))
        .where(isLater('id', after))
        .orderBy('id')
        .limit(PAGE)
        .execute(),
  },
]

/** What they wrote, decided and asked for. */
export const ownWorkRecords: OwnRecords[] = [
  {
    name: 'projects',
    read: (db, { id }, after) =>
      db
        .selectFrom('projects')
        .select(['id', 'name', 'description', 'type', 'status', 'startDate', 'targetEndDate', 'createdAt'])
        .where('clientId', '=', id)
        .where(isLater('id', after))
        .orderBy('id')
        .limit(PAGE)
        .execute(),
  },
  {
    name: 'messages',
    read: (db, { id }, after) =>
      db
        .selectFrom('messages')
        .innerJoin('projects', 'projects.id', 'messages.projectId')
        .select(['messages.id', 'projects.name as project', 'messages.body', 'messages.createdAt'])
        .select(['messages.editedAt', 'messages.deletedAt'])
        .where('messages.authorId', '=', id)
        .where(isLater('messages.id', after))
        .orderBy('messages.id')
        .limit(PAGE)
        .execute(),
  },
  {
    name: 'tasks',
    read: (db, { id, role }, after) =>
      db
        .selectFrom('tasks')
        .innerJoin('projects', 'projects.id', 'tasks.projectId')
        .select(['tasks.id', 'projects.name as project', 'tasks.title', 'tasks.detail', 'tasks.status'])
        .select(['tasks.dueDate', 'tasks.createdAt'])
        .where('projects.clientId', '=', id)
        .where('tasks.owner', '=', role)
        .where(isLater('tasks.id', after))
        .orderBy('tasks.id')
        .limit(PAGE)
        .execute(),
  },
  {
    name: 'hand-ins',
    read: (db, { id }, after) =>
      db
        .selectFrom('handIns')
        .innerJoin('tasks', 'tasks.id', 'handIns.taskId')
        .select(['handIns.id', 'tasks.title as task', 'handIns.round', 'handIns.note', 'handIns.links'])
        .select('handIns.createdAt')
        .where('handIns.authorId', '=', id)
        .where(isLater('handIns.id', after))
        .orderBy('handIns.id')
        .limit(PAGE)
        .execute(),
  },
  {
    name: 'reviews',
    read: (db, { id }, after) =>
      db
        .selectFrom('reviews')
        .innerJoin('tasks', 'tasks.id', 'reviews.taskId')
        .select(['reviews.id', 'tasks.title as task', 'reviews.decision', 'reviews.comment'])
        .select(['reviews.createdAt', 'reviews.takenBackAt'])
        .where((eb) =>
          eb.or([
            eb('reviews.reviewerId', '=', id),
            eb.and([eb('reviews.reviewerId', 'is', null), eb('reviews.clientId', '=', id)]),
          ]),
        )
        .where(isLater('reviews.id', after))
        .orderBy('reviews.id')
        .limit(PAGE)
        .execute(),
  },
  {
    name: 'conversations',
    read: (db, { id }, after) =>
      db
        .selectFrom('chatMessages')
        .innerJoin('chatSessions', 'chatSessions.id', 'chatMessages.sessionId')
        .select(['chatMessages.id', 'chatMessages.sessionId as conversation', 'chatMessages.role'])
        .select(['chatMessages.content', 'chatMessages.timestamp'])
        .where(({ and, eb, or }) =>
          or([
            eb('chatSessions.userId', '=', id),
            eb('chatMessages.authorId', '=', id),
            // Someone else who is signed in may leave their address.
            and([
              eb('chatSessions.leadId', 'in', leadIdsOf(db, { clientId: id })),
              eb('chatSessions.userId', 'is', null),
            ]),
          ]),
        )
        .where(isLater('chatMessages.id', after))
        .orderBy('chatMessages.id')
        .limit(PAGE)
        .execute(),
  },
  {
    name: 'calls',
    read: (db, { id }, after) =>
      db
        .selectFrom('bookings')
        .select(['bookings.id', 'bookings.type', 'bookings.status', 'bookings.scheduledFor'])
        .select(['bookings.endsAt', 'bookings.notes', 'bookings.visitorTimeZone', 'bookings.createdAt'])
        .where('bookings.id', 'in', callIdsOf(db, { clientId: id }))
        .where(isLater('bookings.id', after))
        .orderBy('bookings.id')
        .limit(PAGE)
        .execute(),
  },
  {
    name: 'leads',
    read: (db, { id }, after) =>
      db
        .selectFrom('leads')
        .select(['id', 'name', 'email', 'company', 'phone', 'source', 'interest', 'status', 'createdAt'])
        .select('metadata as answers')
        .where('id', 'in', leadIdsOf(db, { clientId: id }))
        .where(isLater('id', after))
        .orderBy('id')
        .limit(PAGE)
        .execute(),
  },
  {
    name: 'waitlist',
    read: (db, owner, after) =>
      db
        .selectFrom('waitlistEntries')
        .select(['id', 'name', 'email', 'company', 'role', 'useCase', 'product', 'createdAt'])
        .where('email', '=', ({ fn, val }) => fn.any(val(confirmedAddressOf(owner))))
        .where(isLater('id', after))
        .orderBy('id')
        .limit(PAGE)
        .execute(),
  },
]
