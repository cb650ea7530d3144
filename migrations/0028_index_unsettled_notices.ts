// Whoever looks for notices that wait must not read the settled ones, which are nearly all and are kept.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index payment_notices_unsettled on payment_notices (received_at)
      where settled_at is null`.execute(db)
}
