// What a project must fulfil, what it costs, and which tools are handed over with it.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('acceptance_checklists')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('project_id', 'uuid', (c) => c.notNull())
    .addColumn('item', 'text', (c) => c.notNull())
    .addColumn('required', 'boolean', (c) => c.notNull().defaultTo(true))
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('PENDING'))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addForeignKeyConstraint(
      'acceptance_checklists_project_id_fkey',
      ['project_id'],
      'projects',
      ['id'],
      (f) => f.onDelete('cascade'),
    )
    .addCheckConstraint('acceptance_checklists_status_known', sql`status in ('PENDING', 'PASSED', 'FAILED')`)
    .execute()
  await db.schema
    .createIndex('acceptance_checklists_of_project')
    .on('acceptance_checklists')
    .columns(['project_id', 'created_at', 'id'])
    .execute()

  await db.schema
    .createTable('cost_items')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('project_id', 'uuid', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('vendor', 'text')
    .addColumn('amount', 'numeric(10, 2)', (c) => c.notNull())
    .addColumn('billable', 'boolean', (c) => c.notNull().defaultTo(true))
    .addColumn('reimbursable', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('notes', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addForeignKeyConstraint('cost_items_project_id_fkey', ['project_id'], 'projects', ['id'], (f) =>
      f.onDelete('cascade'),
    )
    .addCheckConstraint(
      'cost_items_category_known',
      sql`category in ('SERVICE_FEES', 'SUBSCRIPTIONS', 'MISC', 'TRAVEL')`,
    )
    .execute()
  await db.schema
    .createIndex('cost_items_of_project')
    .on('cost_items')
    .columns(['project_id', 'created_at', 'id'])
    .execute()

  await db.schema
    .createTable('tool_purchases')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('project_id', 'uuid', (c) => c.notNull())
    .addColumn('tool_name', 'text', (c) => c.notNull())
    .addColumn('plan', 'text')
    .addColumn('vendor', 'text')
    .addColumn('setup_notes', 'text')
    .addColumn('transfer_status', 'text', (c) => c.notNull().defaultTo('PENDING'))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addForeignKeyConstraint('tool_purchases_project_id_fkey', ['project_id'], 'projects', ['id'], (f) =>
      f.onDelete('cascade'),
    )
    .addCheckConstraint(
      'tool_purchases_transfer_status_known',
      sql`transfer_status in ('PENDING', 'CONFIGURED', 'TRANSFERRED')`,
    )
    .execute()
  await db.schema
    .createIndex('tool_purchases_of_project')
    .on('tool_purchases')
    .columns(['project_id', 'created_at', 'id'])
    .execute()
}
