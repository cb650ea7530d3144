import type { ColleagueInvitationId, InvitationId, OrganizationId } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { ColleagueInvitations } from '../schema.gen.ts'

/** Organizations are small: their invitations are not paged. */
const MAX_INVITATIONS = 100

/** Those of contacts that were neither accepted nor cancelled. They may have expired. */
function selectOpen(db: Db, organizationId: OrganizationId) {
  return db
    .selectFrom('colleagueInvitations as colleagues')
    .leftJoin('userInvitations as links', 'links.id', 'colleagues.invitationId')
    .select(({ fn }) => [
      'colleagues.id',
      'colleagues.organizationId',
      'colleagues.firstName',
      'colleagues.lastName',
      'colleagues.email',
      'colleagues.signs',
      'colleagues.pays',
      'colleagues.reviews',
      'colleagues.invitationId',
      // An administrator may have sent a new link.
      fn.coalesce('links.expiresAt', 'colleagues.expiresAt').as('expiresAt'),
    ])
    .where('colleagues.organizationId', '=', organizationId)
    .where('colleagues.cancelledAt', 'is', null)
    .where(({ eb, or }) => or([eb('links.id', 'is', null), eb('links.status', 'in', ['PENDING', 'EXPIRED'])]))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('users')
            .select('users.id')
            .whereRef('users.email', '=', 'colleagues.email')
            .whereRef('users.organizationId', '=', 'colleagues.organizationId'),
        ),
      ),
    )
}

export type ColleagueInvitationRow = Awaited<ReturnType<typeof listColleagueInvitations>>[number]

/** In the order in which they were sent. */
export function listColleagueInvitations(db: Db, organizationId: OrganizationId) {
  return selectOpen(db, organizationId)
    .orderBy('colleagues.createdAt')
    .orderBy('colleagues.id')
    .limit(MAX_INVITATIONS)
    .execute()
}

export function findColleagueInvitation(db: Db, organizationId: OrganizationId, id: ColleagueInvitationId) {
  return selectOpen(db, organizationId).where('colleagues.id', '=', id).executeTakeFirst()
}

export function findColleagueInvitationTo(db: Db, organizationId: OrganizationId, email: string) {
  return selectOpen(db, organizationId).where('colleagues.email', '=', email).executeTakeFirst()
}

/** Where the link of an invitation leads, and with which rights. Undefined for one that no contact has sent. */
export function findInvitingOrganization(db: Db, tokenHash: string) {
  return db
    .selectFrom('colleagueInvitations as colleagues')
    .innerJoin('userInvitations as links', 'links.id', 'colleagues.invitationId')
    .select(['colleagues.organizationId', 'colleagues.signs', 'colleagues.pays', 'colleagues.reviews'])
    .where('links.inviteTokenHash', '=', tokenHash)
    .executeTakeFirst()
}

export async function insertColleagueInvitation(
  db: Db,
  invitation: Insertable<ColleagueInvitations>,
): Promise<void> {
  await db.insertInto('colleagueInvitations').values(invitation).execute()
}

export async function renewColleagueInvitation(
  db: Db,
  id: ColleagueInvitationId,
  link: { invitationId: InvitationId | null; expiresAt: Date },
): Promise<void> {
  await db.updateTable('colleagueInvitations').set(link).where('id', '=', id).execute()
}

export async function cancelColleagueInvitation(
  db: Db,
  id: ColleagueInvitationId,
  cancelledAt: Date,
): Promise<void> {
  await db.updateTable('colleagueInvitations').set({ cancelledAt }).where('id', '=', id).execute()
}
