// A conversation has one question at a time that waits for its reply: two replies at once would mix up their order.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('chat_sessions')
    // The message that is being answered; null when none is.
    .addColumn('replying_to', 'uuid')
    .execute()
}
