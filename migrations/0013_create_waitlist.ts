// Who waits for which product: each submission whole, and one tester row a person with a flag per product.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('waitlist_entries')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('company', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('use_case', 'text', (c) => c.notNull())
    .addColumn('product', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('waitlist_entries_email_product_key', ['email', 'product'])
    .addCheckConstraint('waitlist_entries_email_lower_case', sql`email = lower(email)`)
    .execute()
  await db.schema
    .createIndex('waitlist_entries_newest')
    .on('waitlist_entries')
    .columns(['created_at desc', 'id desc'])
    .execute()

  await db.schema
    .createTable('beta_testers')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('organization', 'text')
    .addColumn('role', 'text')
    .addColumn('wants_scorm', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('wants_strides', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('comments', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('beta_testers_email_key', ['email'])
    .addCheckConstraint('beta_testers_email_lower_case', sql`email = lower(email)`)
    .execute()
  await db.schema
    .createIndex('beta_testers_newest')
    .on('beta_testers')
    .columns(['created_at desc', 'id desc'])
    .execute()
}
