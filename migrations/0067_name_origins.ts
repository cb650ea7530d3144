// Contacts that the invitation of a lead made, and work about an invited colleague, name that origin in a column.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await markInvitedLeads(db)
  await nameColleagues(db)
  // Until now a merge left behind what administrators had to do for the client.
  await sql`
    update work_items set organization_id = organizations.merged_into from organizations
      where organizations.id = work_items.organization_id and merged_into is not null`.execute(db)
}

/** They were made in one transaction with their invitation, and so at the same instant. */
async function markInvitedLeads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('invited_as_lead', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute()
  await sql`
    update users set invited_as_lead = true
      where role = 'CLIENT' and exists (
        select from user_invitations invitations
          left join leads on leads.invitation_id = invitations.id
          where invitations.created_at = users.created_at
            and (invitations.email = users.email or leads.client_id = users.id)
      )`.execute(db)
}

/** The second part of the cause is the invitation of the colleague. */
async function nameColleagues(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('work_items').addColumn('colleague_invitation_id', 'uuid').execute()
  await sql`
    update work_items set colleague_invitation_id = invited.id from colleague_invitations invited
      where kind = 'mail_failed' and cause like 'colleague:' || invited.id || ':%'`.execute(db)
  // Deferred, because administrators are told before the invitation is written.
  await sql`
    alter table work_items add constraint work_items_colleague_invitation_id_fkey
      foreign key (colleague_invitation_id) references colleague_invitations (id)
      on delete set null deferrable initially deferred`.execute(db)
  await db.schema
    .createIndex('work_items_of_colleague_invitation')
    .on('work_items')
    .column('colleague_invitation_id')
    .execute()
}
