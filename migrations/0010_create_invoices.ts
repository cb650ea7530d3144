// What a client owes. Numbers are given at issue and never come back, so an issued invoice outlives its project.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invoices')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('client_id', 'uuid', (c) => c.notNull())
    .addColumn('project_id', 'uuid')
    .addColumn('number', 'text')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('MILESTONE'))
    .addColumn('amount', 'numeric(10, 2)', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull().defaultTo('USD'))
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('DRAFT'))
    .addColumn('provider_invoice_id', 'text')
    .addColumn('url', 'text')
    .addColumn('due_date', 'date')
    .addColumn('paid_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('invoices_number_key', ['number'])
    .addUniqueConstraint('invoices_provider_invoice_id_key', ['provider_invoice_id'])
    .addForeignKeyConstraint('invoices_client_id_fkey', ['client_id'], 'users', ['id'])
    .addCheckConstraint('invoices_kind_known', sql`kind in ('RETAINER', 'MILESTONE', 'FINAL')`)
    .addCheckConstraint('invoices_status_known', sql`status in ('DRAFT', 'OPEN', 'PAID', 'VOID')`)
    .addCheckConstraint('invoices_currency_known', sql`currency = 'USD'`)
    .addCheckConstraint('invoices_amount_not_negative', sql`amount >= 0`)
    .addCheckConstraint('invoices_number_once_issued', sql`number is not null or status in ('DRAFT', 'VOID')`)
    .addCheckConstraint('invoices_no_number_in_draft', sql`number is null or status <> 'DRAFT'`)
    .addCheckConstraint('invoices_paid_at', sql`(status = 'PAID') = (paid_at is not null)`)
    .execute()
  await sql`
    alter table invoices add constraint invoices_project_fkey
      foreign key (project_id, client_id) references projects (id, client_id)
      on delete set null (project_id)`.execute(db)
  await db.schema
    .createIndex('invoices_newest')
    .on('invoices')
    .columns(['created_at desc', 'id desc'])
    .execute()
  await db.schema
    .createIndex('invoices_of_client')
    .on('invoices')
    .columns(['client_id', 'created_at desc', 'id desc'])
    .execute()
  await db.schema
    .createIndex('invoices_of_project')
    .on('invoices')
    .columns(['project_id', 'client_id'])
    .execute()
  await db.schema
    .createIndex('invoices_by_status')
    .on('invoices')
    .columns(['status', 'created_at desc', 'id desc'])
    .execute()
}
