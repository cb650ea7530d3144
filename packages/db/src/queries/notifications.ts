import {
  type NotificationId,
  type OrganizationId,
  type Role,
  toInstant,
  type UserId,
} from '@tallgrass/domain'
import type { Db } from '../database.ts'
import { type PageRequest, readPage } from './page.ts'

interface Reader {
  id: UserId
  /** Someone who had the other role before was told other things, which they no longer see. */
  role: Role
  /** A contact who has moved no longer sees what they were told of another client. */
  organizationId: OrganizationId | null
}

/** What a user was told, newest first. */
export async function listNotifications(
  db: Db,
  reader: Reader,
  { unread, ...request }: PageRequest & { unread: boolean },
) {
  const { path, sentence } = columnsFor(reader)
  let query = ofReader(db, reader)
    .select(['notifications.id', 'events.kind', 'notifications.createdAt', 'notifications.readAt'])
    .select(({ eb, ref }) => [
      eb.fn.coalesce('events.personSentence', ref(sentence)).$notNull().as('sentence'),
      eb.fn.coalesce('events.personPath', ref(path)).$notNull().as('path'),
    ])
  if (unread) query = query.where('notifications.readAt', 'is', null)
  return readPage(
    query,
    { at: 'notifications.createdAt', id: 'notifications.id', direction: 'desc' },
    request,
  )
}

/** The number of unread notifications, counted up to `max`. */
export async function countUnreadNotifications(db: Db, reader: Reader, max: number): Promise<number> {
  const unread = ofReader(db, reader).select('notifications.id').where('notifications.readAt', 'is', null)
  const { count } = await db
    .selectFrom(unread.limit(max).as('unread'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function columnsFor({ role }: Reader) {
  return role === 'ADMIN'
    ? ({ sentence: 'events.adminSentence', path: 'events.adminPath' } as const)
    : ({ sentence: 'events.clientSentence', path: 'events.clientPath' } as const)
}

function ofReader(db: Db, reader: Reader) {
  return db
    .selectFrom('notifications')
    .innerJoin('events', 'events.id', 'notifications.eventId')
    .where('notifications.userId', '=', reader.id)
    .where(({ and, eb, or }) => {
      const isOwn = eb('events.userId', '=', reader.id)
      const isOfOrganization = eb('events.organizationId', '=', reader.organizationId)
      return or([
        and([eb('events.personSentence', 'is not', null), isOwn]),
        and([
          eb(columnsFor(reader).sentence, 'is not', null),
          reader.role === 'ADMIN' ? and([]) : or([isOwn, isOfOrganization]),
        ]),
      ])
    })
}

/** Marks everyone's older notifications as read. */
export async function markOldNotificationsRead(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .set((eb) => ({ readAt: eb.ref('createdAt') }))
    .where('createdAt', '<', toInstant(before))
    .execute()
}

/** Marks these notifications of a user as read, or all of theirs. */
export async function markNotificationsRead(
  db: Db,
  userId: UserId,
  { ids, now }: { ids: NotificationId[] | undefined; now: Date },
): Promise<void> {
  const update = db
    .updateTable('notifications')
    .set({ readAt: now })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
  await (ids ? update.where('id', 'in', ids) : update).execute()
}
