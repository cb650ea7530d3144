// Finished documents are sealed: the hash of the sealed file tells whether a file that somebody holds is that one.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('e_signature_documents')
    .addColumn('sealed_sha256', 'text')
    .addColumn('sealed_at', 'timestamptz')
    .execute()
  await sql`
    alter table e_signature_documents
      add constraint e_signature_documents_sealed_sha256_key unique (sealed_sha256),
      add constraint e_signature_documents_sealed_sha256_hex check (sealed_sha256 ~ '^[0-9a-f]{64}$'),
      add constraint e_signature_documents_sealed_at check ((sealed_sha256 is null) = (sealed_at is null))`.execute(
    db,
  )
}
