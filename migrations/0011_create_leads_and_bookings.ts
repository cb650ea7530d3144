// A visitor who asked for something, and the call they booked.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leads')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('name', 'text')
    .addColumn('phone', 'text')
    .addColumn('company', 'text')
    .addColumn('interest', 'text', (c) => c.notNull().defaultTo('smart-ai'))
    .addColumn('source', 'text', (c) => c.notNull().defaultTo('chat'))
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('new'))
    .addColumn('notes', 'text')
    .addColumn('metadata', 'jsonb', (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('leads_email_key', ['email'])
    .addCheckConstraint('leads_email_lower_case', sql`email = lower(email)`)
    .addCheckConstraint('leads_interest_known', sql`interest in ('smart-ai', 'learning-saas', 'both')`)
    .addCheckConstraint('leads_status_known', sql`status in ('new', 'contacted', 'qualified', 'converted')`)
    .execute()
  await db.schema.createIndex('leads_newest').on('leads').columns(['created_at desc', 'id desc']).execute()
  await db.schema
    .createIndex('leads_by_status')
    .on('leads')
    .columns(['status', 'created_at desc', 'id desc'])
    .execute()

  await db.schema
    .createTable('bookings')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('lead_id', 'uuid', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('scheduling_event_uri', 'text')
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('scheduled'))
    .addColumn('scheduled_for', 'timestamptz')
    .addColumn('metadata', 'jsonb', (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addForeignKeyConstraint('bookings_lead_id_fkey', ['lead_id'], 'leads', ['id'])
    .addCheckConstraint('bookings_type_known', sql`type in ('smart-ai-call', 'scorm-demo', 'strides-demo')`)
    .addCheckConstraint(
      'bookings_status_known',
      sql`status in ('scheduled', 'completed', 'cancelled', 'no-show')`,
    )
    .execute()
  await db.schema
    .createIndex('bookings_of_lead')
    .on('bookings')
    .columns(['lead_id', 'created_at desc'])
    .execute()
  await db.schema.createIndex('bookings_by_time').on('bookings').columns(['scheduled_for', 'id']).execute()
}
