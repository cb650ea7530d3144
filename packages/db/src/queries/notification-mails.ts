import { type NotificationId, toInstant, type UserId } from '@tallgrass/domain'
import type { Db } from '../database.ts'
import { hasNeededRight } from './events.ts'
import { lockUntilEnd } from './sql.ts'
import { stillHolds } from './still-holds.ts'

/**
 * What decides when these notifications are mailed, without those whose readers have no account yet or get a message of
 * its own. `chosen` is null if the reader made no choice; `lastMailedAt` is of the same matter.
 */
export function listMailFacts(db: Db, ids: NotificationId[]) {
  return db
    .selectFrom('notifications')
    .innerJoin('events', 'events.id', 'notifications.eventId')
    .innerJoin('users', 'users.id', 'notifications.userId')
    .leftJoin('organizations', 'organizations.id', 'users.organizationId')
    .leftJoin('mailPreferences', (join) =>
      join
        .onRef('mailPreferences.userId', '=', 'notifications.userId')
        .onRef('mailPreferences.kind', '=', 'events.kind'),
    )
    .select([
      'notifications.id',
      'notifications.createdAt',
      'events.kind',
      'users.role',
      'mailPreferences.mail as chosen',
    ])
    .select(({ fn }) => fn.coalesce('users.timeZone', 'organizations.timeZone').as('timeZone'))
    .select((eb) =>
      eb
        .selectFrom('notifications as earlier')
        .innerJoin('events as before', 'before.id', 'earlier.eventId')
        .select(({ fn }) => fn.max('earlier.mailedAt').as('at'))
        .whereRef('earlier.userId', '=', 'notifications.userId')
        .whereRef('before.entityId', '=', 'events.entityId')
        .as('lastMailedAt'),
    )
    .where('notifications.id', 'in', ids)
    .where('users.passwordHash', 'is not', null)
    .where(({ eb, or, ref }) =>
      or([eb('events.mailedTo', 'is', null), eb('events.mailedTo', '<>', ref('users.id'))]),
    )
    .execute()
}

/** Has these notifications mailed at that time, alone or in a summary of the day. */
export async function planMails(
  db: Db,
  ids: NotificationId[],
  { at, mail }: { at: Date; mail: 'now' | 'daily' },
): Promise<void> {
  await db.updateTable('notifications').set({ mail, mailAt: at }).where('id', 'in', ids).execute()
}

/**
 * Users who have a mail to get by then: first those who get one that is no summary, then those who wait longest. A time
 * after `latest` was set while the clock was ahead, and counts as due.
 */
export async function listDueReaders(
  db: Db,
  { latest, limit, now }: { now: Date; latest: Date; limit: number },
): Promise<UserId[]> {
  const rows = await db
    .selectFrom('notifications')
    .select('userId')
    .where(({ eb, or }) => or([eb('mailAt', '<=', toInstant(now)), eb('mailAt', '>', toInstant(latest))]))
    .groupBy('userId')
    .orderBy(
      ({ fn }) => fn.min('mailAt').filterWhere('mail', '=', 'now'),
      (order) => order.asc().nullsLast(),
    )
    .orderBy(({ fn }) => fn.min('mailAt'))
    .limit(limit)
    .execute()
  return rows.map(({ userId }) => userId)
}

/**
 * Locks what a user waits to be mailed, oldest first, until the transaction ends; another process that mails them waits,
 * and then finds nothing. `sentence` and `path` are null if they may no longer read it, or it is no longer true.
 */
export async function lockMailsTo(db: Db, { now, reader: userId }: { reader: UserId; now: Date }) {
  await lockUntilEnd(db, `mails to ${userId}`)
  return db
    .selectFrom('notifications')
    .innerJoin('events', 'events.id', 'notifications.eventId')
    .innerJoin('users', 'users.id', 'notifications.userId')
    .leftJoin('mailPreferences', (join) =>
      join
        .onRef('mailPreferences.userId', '=', 'notifications.userId')
        .onRef('mailPreferences.kind', '=', 'events.kind'),
    )
    .select([
      'notifications.id',
      'notifications.mail',
      'notifications.mailAt',
      'notifications.readAt',
      'notifications.createdAt',
      'events.kind',
      'events.entityId',
      'users.role',
      'users.name',
      'users.email',
      'mailPreferences.mail as chosen',
    ])
    .select(({ and, case: when, eb, not, or, ref }) => {
      const isOwn = eb('events.userId', '=', ref('users.id'))
      const isAdmin = eb('users.role', '=', 'ADMIN')
      const isActive = eb('users.deactivatedAt', 'is', null)
      const isConcerned = and([
        isActive,
        hasNeededRight(),
        or([isOwn, eb('events.organizationId', '=', ref('users.organizationId'))]),
      ])
      const ofReader = (to: 'Sentence' | 'Path') =>
        when()
          .when(not(stillHolds(now)))
          .then(null)
          .when(and([isOwn, isActive, eb(`events.person${to}`, 'is not', null)]))
          .then(ref(`events.person${to}`))
          .when(and([isAdmin, isActive]))
          .then(ref(`events.admin${to}`))
          .when(isConcerned)
          .then(ref(`events.client${to}`))
          .else(null)
          .end()
      return [ofReader('Sentence').as('sentence'), ofReader('Path').as('path')]
    })
    .where('notifications.userId', '=', userId)
    .where('notifications.mailAt', 'is not', null)
    .orderBy('notifications.createdAt')
    .orderBy('notifications.id')
    .forUpdate('notifications')
    .execute()
}

/** Tries again later what could not be mailed to a user. */
export async function postponeMailsTo(db: Db, userId: UserId, { until }: { until: Date }): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ mailAt: until })
    .where('userId', '=', userId)
    .where('mailAt', '<', toInstant(until))
    .execute()
}

/** Ends the wait of all notifications before an instant: what they say may have been mailed already. */
export async function endMailsBefore(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ mail: 'never', mailAt: null })
    .where('mailAt', 'is not', null)
    .where('createdAt', '<', toInstant(before))
    .execute()
}

/** Ends the wait of these notifications: they were mailed, or are not to be. */
export async function endMails(
  db: Db,
  ids: NotificationId[],
  { mailedAt }: { mailedAt: Date | null },
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('notifications')
    .set({ mail: 'never', mailAt: null, ...(mailedAt && { mailedAt }) })
    .where('id', 'in', ids)
    .execute()
}

/** Of these notifications, those that were not read since, and are not about what was done, moved or ended since. */
export async function listWorthMailing(
  db: Db,
  { ids, now }: { ids: NotificationId[]; now: Date },
): Promise<NotificationId[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('notifications')
    .innerJoin('events', 'events.id', 'notifications.eventId')
    .select('notifications.id')
    .where('notifications.id', 'in', ids)
    .where('notifications.readAt', 'is', null)
    .where(stillHolds(now))
    .execute()
  return rows.map(({ id }) => id)
}
