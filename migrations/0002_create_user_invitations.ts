// Administrators invite people by a link that works once; only its hash is kept.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('user_invitations')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('invited_by', 'uuid', (c) => c.notNull())
    .addColumn('invite_token_hash', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('PENDING'))
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('accepted_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('user_invitations_token_key', ['invite_token_hash'])
    .addForeignKeyConstraint('user_invitations_invited_by_fkey', ['invited_by'], 'users', ['id'])
    .addCheckConstraint('user_invitations_email_lower_case', sql`email = lower(email)`)
    .addCheckConstraint('user_invitations_role_known', sql`role in ('ADMIN', 'CLIENT')`)
    .addCheckConstraint(
      'user_invitations_status_known',
      sql`status in ('PENDING', 'ACCEPTED', 'EXPIRED', 'CANCELLED')`,
    )
    .addCheckConstraint(
      'user_invitations_accepted_at',
      sql`(status = 'ACCEPTED') = (accepted_at is not null)`,
    )
    .execute()
  await db.schema
    .createIndex('user_invitations_pending_email_key')
    .unique()
    .on('user_invitations')
    .column('email')
    .where(sql.ref('status'), '=', sql.lit('PENDING'))
    .execute()
  await db.schema
    .createIndex('user_invitations_newest')
    .on('user_invitations')
    .columns(['created_at desc', 'id desc'])
    .execute()
  await db.schema
    .createIndex('user_invitations_of_inviter')
    .on('user_invitations')
    .column('invited_by')
    .execute()
}
