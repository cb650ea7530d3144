// A file of a document that is not the one in its evidence is left to the administrators.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table work_items
      drop constraint work_items_kind_known,
      add constraint work_items_kind_known check (
        kind in (
          'refund_due', 'payment_mismatch', 'payment_unmatched', 'refund_failed', 'signoff_blocked',
          'untrusted_address', 'file_altered'
        )
      )`.execute(db)
}
