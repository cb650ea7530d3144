// What is signed, by whom, and the evidence of it: files by their hash, signatures, and a chain of events that is only
// ever added to.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('agreements')
    .addColumn('document_id', 'uuid')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema
    .alterTable('agreements')
    .addForeignKeyConstraint('agreements_document_id_fkey', ['document_id'], 'e_signature_documents', ['id'])
    .execute()
  await db.schema.createIndex('agreements_of_document').on('agreements').column('document_id').execute()

  await db.schema
    .alterTable('e_signature_documents')
    .dropColumn('signing_url')
    .dropColumn('download_url')
    .dropColumn('metadata')
    .addColumn('provider', 'text', (c) => c.notNull().defaultTo('builtin'))
    // Its words as they were sent, whatever becomes of the templates.
    .addColumn('text', 'jsonb', (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn('project_name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('description', 'text')
    .addColumn('retainer_amount', 'numeric(10, 2)')
    .addColumn('invoice_id', 'uuid')
    .addColumn('sent_by', 'uuid')
    .addColumn('expires_at', 'timestamptz')
    .addColumn('countersigned_at', 'timestamptz')
    .addColumn('decline_reason', 'text')
    .addColumn('token_hash', 'text')
    // The link of the e-mails, until the document has come to its end.
    .addColumn('sealed_token', 'text')
    .execute()
  await sql`
    alter table e_signature_documents add column step smallint not null generated always as (
      array_position(
        array['retainer', 'scope_of_work', 'project_review_terms', 'completion_signoff'], document_type
      )
    ) stored`.execute(db)
  for (const whose of [[], ['client_id']]) {
    await db.schema
      .createIndex(['e_signature_documents_in_order', ...whose].join('_'))
      .on('e_signature_documents')
      .columns([...whose, 'step', 'id desc'])
      .execute()
  }
  await db.schema
    .alterTable('e_signature_documents')
    .addUniqueConstraint('e_signature_documents_token_hash_key', ['token_hash'])
    .execute()
  await db.schema
    .alterTable('e_signature_documents')
    .addForeignKeyConstraint(
      'e_signature_documents_invoice_id_fkey',
      ['invoice_id'],
      'invoices',
      ['id'],
      (f) => f.onDelete('set null'),
    )
    .execute()
  await db.schema
    .alterTable('e_signature_documents')
    .addForeignKeyConstraint('e_signature_documents_sent_by_fkey', ['sent_by'], 'users', ['id'])
    .execute()
  await db.schema
    .alterTable('e_signature_documents')
    .addCheckConstraint('e_signature_documents_provider_known', sql`provider in ('builtin', 'boldsign')`)
    .execute()
  await db.schema
    .createIndex('e_signature_documents_of_invoice')
    .on('e_signature_documents')
    .column('invoice_id')
    .execute()
  await db.schema
    .createIndex('e_signature_documents_of_sender')
    .on('e_signature_documents')
    .column('sent_by')
    .execute()
  await db.schema
    .createIndex('e_signature_documents_newest')
    .on('e_signature_documents')
    .columns(['created_at desc', 'id desc'])
    .execute()
  await sql`
    create index e_signature_documents_restless on e_signature_documents (id)
      where status in ('draft', 'sent', 'in_progress')`.execute(db)

  await db.schema
    .createTable('document_files')
    .addColumn('document_id', 'uuid', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('content', 'bytea', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('document_files_pkey', ['document_id', 'kind'])
    .addForeignKeyConstraint(
      'document_files_document_id_fkey',
      ['document_id'],
      'e_signature_documents',
      ['id'],
      (f) => f.onDelete('cascade'),
    )
    .addCheckConstraint('document_files_kind_known', sql`kind in ('original', 'final')`)
    .execute()
  await db.schema.createIndex('document_files_by_hash').on('document_files').column('sha256').execute()

  await db.schema
    .createTable('document_signatures')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('document_id', 'uuid', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('signer_id', 'uuid', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('drawing', 'text')
    .addColumn('consent_version', 'text', (c) => c.notNull())
    .addColumn('ip', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('signed_at', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('document_signatures_role_key', ['document_id', 'role'])
    .addForeignKeyConstraint(
      'document_signatures_document_id_fkey',
      ['document_id'],
      'e_signature_documents',
      ['id'],
      (f) => f.onDelete('cascade'),
    )
    .addForeignKeyConstraint('document_signatures_signer_id_fkey', ['signer_id'], 'users', ['id'])
    .addCheckConstraint('document_signatures_role_known', sql`role in ('CLIENT', 'PROVIDER')`)
    .execute()
  await db.schema
    .createIndex('document_signatures_of_signer')
    .on('document_signatures')
    .column('signer_id')
    .execute()

  await db.schema
    .createTable('document_events')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('document_id', 'uuid', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'uuid')
    .addColumn('actor_name', 'text', (c) => c.notNull())
    .addColumn('ip', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('detail', 'text')
    .addColumn('sha256_before', 'text')
    .addColumn('sha256_after', 'text')
    .addColumn('previous_hash', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('document_events_seq_key', ['document_id', 'seq'])
    .addForeignKeyConstraint('document_events_document_id_fkey', ['document_id'], 'e_signature_documents', [
      'id',
    ])
    .addForeignKeyConstraint('document_events_actor_id_fkey', ['actor_id'], 'users', ['id'])
    .addCheckConstraint(
      'document_events_event_known',
      sql`event in (
        'created', 'sent', 'opened', 'consented', 'signed', 'declined', 'countersigned', 'reminded', 'extended',
        'withdrawn', 'expired', 'sealed', 'downloaded'
      )`,
    )
    .execute()
  await db.schema.createIndex('document_events_of_actor').on('document_events').column('actor_id').execute()
  await sql`
    create trigger document_events_append_only before update or delete on document_events
      for each row execute function refuse_change()`.execute(db)

  // A sign-off of work that cannot be completed yet is left to the administrators.
  await sql`
    alter table work_items
      drop constraint work_items_kind_known,
      add constraint work_items_kind_known check (
        kind in ('refund_due', 'payment_mismatch', 'payment_unmatched', 'refund_failed', 'signoff_blocked')
      )`.execute(db)
}
