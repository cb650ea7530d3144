// Stored words follow the glossary, and money items whose money went back are closed. The ledger refuses changes: its old
// rows keep `elsewhere`, which reads as `manual`.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ledger_entries
      drop constraint ledger_entries_method_known,
      add constraint ledger_entries_method_known check (method in ('card', 'manual', 'elsewhere'))`.execute(
    db,
  )
  await sql`alter table installation_keys rename column noted_at to recorded_at`.execute(db)
  await closeRefunded(db)
}

/** From now on, work items close automatically once their money is refunded. Closes the ones from before. */
async function closeRefunded(db: Kysely<unknown>): Promise<void> {
  await sql`
    update work_items
      set status = 'CLOSED', note = 'The whole amount was refunded.', closed_at = now()
      where status = 'OPEN' and kind in ('refund_due', 'payment_mismatch', 'refund_failed') and amount <= (
        select sum(refunds.amount) from refunds
        where refunds.payment_id = work_items.payment_id and refunds.status = 'succeeded'
          and (work_items.kind <> 'refund_failed' or refunds.created_at >= work_items.created_at)
      )`.execute(db)
}
