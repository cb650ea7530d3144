// What the e-signature service says of a document beside its status, in the service's own words.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('e_signature_documents')
    .addColumn('metadata', 'jsonb', (c) => c.notNull().defaultTo(sql`'{}'`))
    .execute()
}
