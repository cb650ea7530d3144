import { type AnyId, contactRights, type EventId, toInstant } from '@tallgrass/domain'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { Events } from '../schema.gen.ts'

export async function insertEvents(db: Db, events: Insertable<Events>[]): Promise<void> {
  await db.insertInto('events').values(events).execute()
}

/** Adds a notification for everyone whom these events concern, once, except for who caused them. */
export async function insertNotificationsOf(db: Db, ids: EventId[]): Promise<void> {
  await db
    .insertInto('notifications')
    .columns(['id', 'eventId', 'userId', 'createdAt'])
    .expression(
      selectConcerned(db)
        .select([
          sql`gen_random_uuid()`.as('id'),
          'events.id as eventId',
          'users.id as userId',
          'events.createdAt',
        ])
        .where('events.id', 'in', ids),
    )
    .onConflict((conflict) => conflict.columns(['eventId', 'userId']).doNothing())
    .execute()
}

/** Events, each with the active users whom it concerns and who did not cause it. */
function selectConcerned(db: Db) {
  return db
    .selectFrom('events')
    .innerJoin('users', (join) =>
      join.on(({ and, eb, or, ref }) => {
        const hasRight = contactRights.map((right) =>
          and([eb('events.needsRight', '=', right), eb(`users.${right}`, '=', true)]),
        )
        return or([
          and([eb('users.role', '=', 'ADMIN'), eb('events.adminSentence', 'is not', null)]),
          and([
            eb('users.role', '=', 'CLIENT'),
            eb('events.clientSentence', 'is not', null),
            or([
              eb('users.id', '=', ref('events.userId')),
              eb('users.organizationId', '=', ref('events.organizationId')),
            ]),
            or([eb('events.needsRight', 'is', null), ...hasRight]),
          ]),
        ])
      }),
    )
    .where('users.deactivatedAt', 'is', null)
    .where(({ eb, ref }) => eb('users.id', 'is distinct from', ref('events.actorId')))
}

/** Deletes the events before that time, with their notifications. */
export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('events').where('createdAt', '<', toInstant(before)).execute()
}

/** Deletes the events about a record, with their notifications. */
export async function deleteEventsAbout(db: Db, id: AnyId): Promise<void> {
  await db.deleteFrom('events').where('entityId', '=', id).execute()
}
