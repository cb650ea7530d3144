// What client and provider sign, and the documents they sign it with.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('agreements')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('client_id', 'uuid', (c) => c.notNull())
    .addColumn('project_id', 'uuid')
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('DRAFT'))
    .addColumn('project_name', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('url', 'text')
    .addColumn('signed_at_client', 'timestamptz')
    .addColumn('countersigned_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addForeignKeyConstraint('agreements_client_id_fkey', ['client_id'], 'users', ['id'])
    .addCheckConstraint('agreements_type_known', sql`type in ('MSA', 'SOW', 'TOOLS')`)
    .addCheckConstraint(
      'agreements_status_known',
      sql`status in ('DRAFT', 'SENT', 'SIGNED_CLIENT', 'SIGNED_BOTH')`,
    )
    .execute()
  // An agreement outlives its project; the builder cannot name the one column to clear.
  await sql`
    alter table agreements add constraint agreements_project_fkey
      foreign key (project_id, client_id) references projects (id, client_id)
      on delete set null (project_id)`.execute(db)
  await db.schema
    .createIndex('agreements_newest')
    .on('agreements')
    .columns(['created_at desc', 'id desc'])
    .execute()
  await db.schema
    .createIndex('agreements_of_client')
    .on('agreements')
    .columns(['client_id', 'created_at desc', 'id desc'])
    .execute()
  await db.schema
    .createIndex('agreements_of_project')
    .on('agreements')
    .columns(['project_id', 'client_id'])
    .execute()
  await db.schema
    .createIndex('agreements_by_status')
    .on('agreements')
    .columns(['status', 'created_at desc', 'id desc'])
    .execute()

  await db.schema
    .createTable('e_signature_documents')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('agreement_id', 'uuid', (c) => c.notNull())
    .addColumn('client_id', 'uuid', (c) => c.notNull())
    .addColumn('provider_document_id', 'text')
    .addColumn('document_title', 'text', (c) => c.notNull())
    .addColumn('document_type', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('draft'))
    .addColumn('signing_url', 'text')
    .addColumn('download_url', 'text')
    .addColumn('sent_at', 'timestamptz')
    .addColumn('signed_at', 'timestamptz')
    .addColumn('declined_at', 'timestamptz')
    .addColumn('expired_at', 'timestamptz')
    .addColumn('reminder_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('last_reminder_at', 'timestamptz')
    .addColumn('metadata', 'jsonb', (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('e_signature_documents_provider_document_id_key', ['provider_document_id'])
    .addForeignKeyConstraint(
      'e_signature_documents_agreement_id_fkey',
      ['agreement_id'],
      'agreements',
      ['id'],
      (f) => f.onDelete('cascade'),
    )
    .addForeignKeyConstraint('e_signature_documents_client_id_fkey', ['client_id'], 'users', ['id'])
    .addCheckConstraint(
      'e_signature_documents_type_known',
      sql`document_type in ('retainer', 'scope_of_work', 'project_review_terms', 'completion_signoff')`,
    )
    .addCheckConstraint(
      'e_signature_documents_status_known',
      sql`status in ('draft', 'sent', 'in_progress', 'completed', 'declined', 'expired')`,
    )
    .addCheckConstraint('e_signature_documents_reminder_count_positive', sql`reminder_count >= 0`)
    .execute()
  await db.schema
    .createIndex('e_signature_documents_of_agreement')
    .on('e_signature_documents')
    .columns(['agreement_id', 'created_at desc'])
    .execute()
  await db.schema
    .createIndex('e_signature_documents_of_client')
    .on('e_signature_documents')
    .columns(['client_id', 'created_at desc', 'id desc'])
    .execute()
}
