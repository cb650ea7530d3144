// Contacts of a client exist before they accept an invitation, and can be deactivated.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    // Null until the person has accepted an invitation. No password fits it, in version 0.1.0 either.
    .alterColumn('password_hash', (c) => c.dropNotNull())
    .execute()
  await db.schema
    .alterTable('users')
    .addColumn('phone', 'text')
    .addColumn('deactivated_at', 'timestamptz')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema
    .alterTable('users')
    .addCheckConstraint(
      'users_without_account_are_clients',
      sql`role = 'CLIENT' or (password_hash is not null and deactivated_at is null)`,
    )
    .execute()
  // Null if the product invited a contact by itself, because they asked for a way in.
  await db.schema
    .alterTable('user_invitations')
    .alterColumn('invited_by', (c) => c.dropNotNull())
    .execute()
}
