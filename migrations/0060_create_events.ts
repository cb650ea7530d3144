// What happened, for those whom it concerns, and who was told of it.
import { type Kysely, sql } from 'kysely'

const ENTITIES = ['lead', 'invitation', 'task', 'project', 'document', 'invoice']
const KINDS = [
  'lead.created',
  'lead.returned',
  'booking.made',
  'booking.changed',
  'booking.cancelled',
  'invitation.accepted',
  'task.ready_for_review',
  'task.handed_in',
  'task.approved',
  'task.changes_requested',
  'task.answered',
  'project.activated',
  'project.completed',
  'document.sent',
  'document.opened',
  'document.signed',
  'document.declined',
  'document.expired',
  'document.withdrawn',
  'document.passed',
  'document.sealed',
  'invoice.issued',
  'invoice.overdue',
  'invoice.paid',
  'invoice.refunded',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  await createEvents(db)
  await createNotifications(db)
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('events')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('entity', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'uuid', (c) => c.notNull())
    // A user who caused it is not told.
    .addColumn('actor_id', 'uuid')
    // Administrators are told if there is a sentence for them.
    .addColumn('admin_sentence', 'text')
    .addColumn('admin_path', 'text')
    // The contacts of this organization are told, or only those with this right; or this person.
    .addColumn('organization_id', 'uuid')
    .addColumn('needs_right', 'text')
    .addColumn('user_id', 'uuid')
    .addColumn('client_sentence', 'text')
    .addColumn('client_path', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addForeignKeyConstraint(
      'events_organization_id_fkey',
      ['organization_id'],
      'organizations',
      ['id'],
      (c) => c.onDelete('cascade'),
    )
    .addForeignKeyConstraint('events_user_id_fkey', ['user_id'], 'users', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addCheckConstraint('events_kind_known', sql`kind in (${sql.raw(quoted(KINDS))})`)
    .addCheckConstraint('events_entity_known', sql`entity in (${sql.raw(quoted(ENTITIES))})`)
    .addCheckConstraint('events_needs_right_known', sql`needs_right in ('signs', 'pays', 'reviews')`)
    .addCheckConstraint('events_admin_told', sql`(admin_sentence is null) = (admin_path is null)`)
    .addCheckConstraint('events_client_told', sql`(client_sentence is null) = (client_path is null)`)
    .execute()
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('events').columns(columns).execute()
  await index('events_by_age', ['created_at'])
  await index('events_of_entity', ['entity_id'])
  await index('events_of_organization', ['organization_id'])
  await index('events_of_user', ['user_id'])
}

async function createNotifications(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notifications')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('event_id', 'uuid', (c) => c.notNull())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('read_at', 'timestamptz')
    .addForeignKeyConstraint('notifications_event_id_fkey', ['event_id'], 'events', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addForeignKeyConstraint('notifications_user_id_fkey', ['user_id'], 'users', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addUniqueConstraint('notifications_once', ['event_id', 'user_id'])
    .execute()
  await db.schema
    .createIndex('notifications_of_user')
    .on('notifications')
    .columns(['user_id', 'created_at', 'id'])
    .execute()
  await sql`create index notifications_unread on notifications (user_id) where read_at is null`.execute(db)
}

function quoted(values: string[]) {
  return values.map((value) => `'${value}'`).join(', ')
}
