import type { Instant, ProjectId, UserId } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { MessageReads } from '../schema.gen.ts'
import type { MessageReader } from './messages.ts'
import { organizationIn, type Scope } from './scope.ts'

/** Does nothing if the reader has read further already. */
export async function markMessagesRead(db: Db, read: Insertable<MessageReads>): Promise<void> {
  await db
    .insertInto('messageReads')
    .values(read)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'projectId'])
        .doUpdateSet({ number: read.number, readAt: read.readAt })
        .where('messageReads.number', '<', read.number),
    )
    .execute()
}

/** Marks what a reader was told of the messages up to an instant as read, so that it is not mailed. */
export async function markMessageNotificationsRead(
  db: Db,
  { now, projectId, until, userId }: { userId: UserId; projectId: ProjectId; until: Instant; now: Date },
): Promise<void> {
  await db
    .updateTable('notifications')
    .from('events')
    .set({ readAt: now })
    .whereRef('events.id', '=', 'notifications.eventId')
    .where('notifications.userId', '=', userId)
    .where('notifications.readAt', 'is', null)
    .where('events.entityId', '=', projectId)
    .where('events.kind', '=', 'message.sent')
    .where('events.createdAt', '<=', until)
    .execute()
}

/**
 * The projects with messages that someone has not read, with their number, counted up to `max` each. What was written
 * before they had an account is not new to them.
 */
export function countUnreadMessages(
  db: Db,
  scope: Scope,
  { max, reader }: { reader: MessageReader; max: number },
) {
  const organizationId = organizationIn(scope)
  // The database keeps, for each administrator, which of all projects these may be.
  const projects = organizationId
    ? db.selectFrom('projects').select('id').where('organizationId', '=', organizationId)
    : db.selectFrom('unreadProjects').select('projectId as id').where('userId', '=', reader.id)
  return db
    .selectFrom(projects.as('projects'))
    .leftJoin('messageReads as reads', (join) =>
      join.onRef('reads.projectId', '=', 'projects.id').on('reads.userId', '=', reader.id),
    )
    .innerJoinLateral(
      (eb) => {
        let unread = eb
          .selectFrom('messages')
          .select('messages.id')
          .whereRef('messages.projectId', '=', 'projects.id')
          .where(({ eb: is, fn, val }) => is('messages.number', '>', fn.coalesce('reads.number', val(0))))
          .where('messages.authorId', '<>', reader.id)
          .where('messages.createdAt', '>', reader.createdAt)
          .where('messages.deletedAt', 'is', null)
          .limit(max)
        if (organizationId) unread = unread.where('messages.internal', '=', false)
        return eb
          .selectFrom(unread.as('found'))
          .select(({ fn }) => fn.countAll<number>().as('unread'))
          .as('counted')
      },
      (join) => join.onTrue(),
    )
    .select(['projects.id as projectId', 'counted.unread'])
    .where('counted.unread', '>', 0)
    .orderBy('projects.id')
    .execute()
}
