// People sign in: who they are, which sessions are open, which password links are out.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('username', 'text')
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull().defaultTo('CLIENT'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('org', 'text')
    .addColumn('email_verified_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('users_email_key', ['email'])
    .addCheckConstraint('users_email_lower_case', sql`email = lower(email)`)
    .addCheckConstraint('users_role_known', sql`role in ('ADMIN', 'CLIENT')`)
    .execute()
  await db.schema
    .createIndex('users_username_key')
    .unique()
    .on('users')
    .expression(sql`lower(username)`)
    .execute()
  await db.schema.createIndex('users_newest').on('users').columns(['created_at desc', 'id desc']).execute()
  await db.schema
    .createIndex('users_newest_by_role')
    .on('users')
    .columns(['role', 'created_at desc', 'id desc'])
    .execute()

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('last_seen_at', 'timestamptz', (c) => c.notNull())
    .addColumn('ip', 'text')
    .addColumn('user_agent', 'text')
    .addUniqueConstraint('sessions_token_hash_key', ['token_hash'])
    .addForeignKeyConstraint('sessions_user_id_fkey', ['user_id'], 'users', ['id'], (f) =>
      f.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute()
  await db.schema.createIndex('sessions_by_last_use').on('sessions').column('last_seen_at').execute()

  await db.schema
    .createTable('password_resets')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('used_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('password_resets_token_hash_key', ['token_hash'])
    .addForeignKeyConstraint('password_resets_user_id_fkey', ['user_id'], 'users', ['id'], (f) =>
      f.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('password_resets_of_user').on('password_resets').column('user_id').execute()
}
