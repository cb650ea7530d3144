import {
  type AnyId,
  contactRights,
  type EventId,
  type EventKind,
  type Instant,
  type NotificationId,
  type ProjectId,
  toInstant,
} from '@tallgrass/domain'
import { expressionBuilder, type Insertable, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { DB, Events } from '../schema.gen.ts'
import { deleteInBatches } from './delete-batch.ts'

export async function insertEvents(db: Db, events: Insertable<Events>[]): Promise<void> {
  await db.insertInto('events').values(events).execute()
}

/** Adds a notification for everyone whom these events concern, once, except for who caused them. Returns the new ones. */
export async function insertNotificationsOf(db: Db, ids: EventId[]): Promise<NotificationId[]> {
  const concerned = administrators(db, ids)
    .unionAll(contacts(db, ids, 'users.organizationId', 'events.organizationId'))
    .unionAll(contacts(db, ids, 'users.id', 'events.userId'))
    .unionAll(people(db, ids))
  const added = await db
    .insertInto('notifications')
    .columns(['id', 'eventId', 'userId', 'createdAt'])
    .expression(
      db
        .selectFrom(concerned.as('concerned'))
        .select([sql`gen_random_uuid()`.as('id'), 'eventId', 'userId', 'createdAt']),
    )
    .onConflict((conflict) => conflict.columns(['eventId', 'userId']).doNothing())
    .returning('id')
    .execute()
  return added.map(({ id }) => id)
}

function administrators(db: Db, ids: EventId[]) {
  return (
    db
      .selectFrom('events')
      .innerJoin('users', (join) => join.on('users.role', '=', 'ADMIN'))
      .select(['events.id as eventId', 'users.id as userId', 'events.createdAt'])
      .where('events.id', 'in', ids)
      .where('events.adminSentence', 'is not', null)
      .where('users.deactivatedAt', 'is', null)
      .where(isSomeoneElse)
      // What becomes of their own account is told to them in words of its own.
      .where(sql<boolean>`users.id <> events.entity_id`)
  )
}

function people(db: Db, ids: EventId[]) {
  return db
    .selectFrom('events')
    .innerJoin('users', 'users.id', 'events.userId')
    .select(['events.id as eventId', 'users.id as userId', 'events.createdAt'])
    .where('events.id', 'in', ids)
    .where('events.personSentence', 'is not', null)
}

function contacts(
  db: Db,
  ids: EventId[],
  own: 'users.organizationId' | 'users.id',
  named: 'events.organizationId' | 'events.userId',
) {
  return db
    .selectFrom('events')
    .innerJoin('users', own, named)
    .select(['events.id as eventId', 'users.id as userId', 'events.createdAt'])
    .where('events.id', 'in', ids)
    .where('events.clientSentence', 'is not', null)
    .where('users.role', '=', 'CLIENT')
    .where('users.deactivatedAt', 'is', null)
    .where(hasNeededRight())
    .where(isSomeoneElse)
}

/** True of an event that needs no right, or one that the joined user has. */
export function hasNeededRight() {
  const { and, eb, or } = expressionBuilder<DB, 'events' | 'users'>()
  const hasRight = contactRights.map((right) =>
    and([eb('events.needsRight', '=', right), eb(`users.${right}`, '=', true)]),
  )
  return or([eb('events.needsRight', 'is', null), ...hasRight])
}

function isSomeoneElse() {
  return sql<boolean>`users.id is distinct from events.actor_id`
}

/** Deletes the events before that time, with their notifications. Returns how many. */
export function deleteEventsBefore(db: Db, before: Date): Promise<number> {
  return deleteInBatches(db, 'events', (eb) => eb('createdAt', '<', toInstant(before)))
}

/** Deletes the events about these records, with their notifications. */
export async function deleteEventsAbout(db: Db, ids: AnyId[]): Promise<void> {
  await db.deleteFrom('events').where('entityId', 'in', ids).execute()
}

/** Deletes the events about a project that still exists, and about its tasks, with their notifications. */
export async function deleteEventsOfProject(db: Db, id: ProjectId): Promise<void> {
  const tasks = db.selectFrom('tasks').select('id').where('projectId', '=', id)
  await db
    .deleteFrom('events')
    .where((eb) => eb.or([eb('entityId', '=', id), eb('entityId', 'in', tasks)]))
    .execute()
}

/** When something of this kind last happened to a record; null if it never did. */
export async function findLastEventAt(db: Db, kind: EventKind, id: AnyId): Promise<Instant | null> {
  const event = await db
    .selectFrom('events')
    .select('createdAt')
    .where('entityId', '=', id)
    .where('kind', '=', kind)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return event?.createdAt ?? null
}
