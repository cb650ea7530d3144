// Contacts look after their company and invite colleagues, unless an administrator switches that off.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('organizations')
    .addColumn('contacts_invite', 'boolean', (c) => c.notNull().defaultTo(true))
    .execute()
  await createInvitations(db)
  await db.schema
    .createIndex('user_invitations_of_email')
    .on('user_invitations')
    .columns(['email', 'created_at'])
    .execute()
  // The client that a work item is about, if no record of theirs says so.
  await db.schema.alterTable('work_items').addColumn('organization_id', 'uuid').execute()
  await db.schema
    .alterTable('work_items')
    .addForeignKeyConstraint('work_items_organization_id_fkey', ['organization_id'], 'organizations', ['id'])
    .execute()
  await db.schema
    .createIndex('work_items_of_organization')
    .on('work_items')
    .column('organization_id')
    .execute()
}

async function createInvitations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('colleague_invitations')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('organization_id', 'uuid', (c) => c.notNull())
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('signs', 'boolean', (c) => c.notNull())
    .addColumn('pays', 'boolean', (c) => c.notNull())
    .addColumn('reviews', 'boolean', (c) => c.notNull())
    .addColumn('invited_by', 'uuid', (c) => c.notNull())
    // Null for an address that is taken, which only administrators are told: it gets no link.
    .addColumn('invitation_id', 'uuid')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('cancelled_at', 'timestamptz')
    .addForeignKeyConstraint(
      'colleague_invitations_organization_id_fkey',
      ['organization_id'],
      'organizations',
      ['id'],
    )
    .addForeignKeyConstraint('colleague_invitations_invited_by_fkey', ['invited_by'], 'users', ['id'])
    .addForeignKeyConstraint(
      'colleague_invitations_invitation_id_fkey',
      ['invitation_id'],
      'user_invitations',
      ['id'],
    )
    .addCheckConstraint('colleague_invitations_email_lower_case', sql`email = lower(email)`)
    .execute()
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('colleague_invitations').columns(columns).execute()
  await index('colleague_invitations_of_email', ['email'])
  await index('colleague_invitations_of_organization', ['organization_id', 'email'])
  await index('colleague_invitations_of_inviter', ['invited_by'])
  await index('colleague_invitations_of_invitation', ['invitation_id'])
}
