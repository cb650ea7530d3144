// A client who books a call while signed in sees it in their portal. An address that was only typed proves nothing.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('client_id', 'uuid').execute()
  await db.schema
    .alterTable('bookings')
    .addForeignKeyConstraint('bookings_client_id_fkey', ['client_id'], 'users', ['id'])
    .execute()
  await db.schema.createIndex('bookings_of_client').on('bookings').column('client_id').execute()
}
