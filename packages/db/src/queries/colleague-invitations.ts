import type { ColleagueInvitationId, InvitationId, OrganizationId, UserId } from '@tallgrass/domain'
import type { Expression, ExpressionBuilder, Insertable, SqlBool } from 'kysely'
import type { Db } from '../database.ts'
import type { ColleagueInvitations, DB } from '../schema.gen.ts'

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

/** The same, for administrators: with the contact who invited each. */
export function listInvitedByClient(db: Db, organizationId: OrganizationId) {
  return selectOpen(db, organizationId)
    .innerJoin('users as inviters', 'inviters.id', 'colleagues.invitedBy')
    .select(['inviters.name as invitedBy', 'inviters.id as invitedById'])
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

/** The ids of those that were accepted or cancelled, or whose person joined the organization in another way. */
export function selectEndedColleagueInvitations(db: Db, organizationId: OrganizationId) {
  return db
    .selectFrom('colleagueInvitations')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('id', 'not in', selectOpen(db, organizationId).clearSelect().select('colleagues.id'))
}

/** The organization whose contact sent a link; undefined if none did. */
export async function findInviterOf(db: Db, invitationId: InvitationId): Promise<OrganizationId | undefined> {
  const row = await db
    .selectFrom('colleagueInvitations')
    .select('organizationId')
    .where('invitationId', '=', invitationId)
    .executeTakeFirst()
  return row?.organizationId
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

/**
 * Takes the link of an address away from all other organizations that invited it, once it is that of a contact of this
 * one: they can neither cancel nor renew it, and it is taken for them.
 */
export async function takeInvitationsFromOthers(
  db: Db,
  { email, organizationId }: { email: string; organizationId: OrganizationId },
): Promise<void> {
  await db
    .updateTable('colleagueInvitations')
    .set({ invitationId: null })
    .where('email', '=', email)
    .where('organizationId', '!=', organizationId)
    .where('invitationId', 'is not', null)
    .execute()
}

/** Cancels the invitations that a contact has sent to colleagues and that were not accepted. */
export async function cancelInvitationsSentBy(db: Db, id: UserId, cancelledAt: Date): Promise<void> {
  await db
    .updateTable('userInvitations')
    .set({ status: 'CANCELLED' })
    .where(
      'id',
      'in',
      db.selectFrom('colleagueInvitations').select('invitationId').where('invitedBy', '=', id),
    )
    .where('status', '=', 'PENDING')
    .execute()
  await db
    .updateTable('colleagueInvitations')
    .set({ cancelledAt })
    .where('invitedBy', '=', id)
    .where('cancelledAt', 'is', null)
    .where(isNotAccepted)
    .execute()
}

/** Locks those to an address that were not accepted, until the transaction ends. */
export async function lockColleagueInvitationsTo(trx: Db, email: string): Promise<ColleagueInvitationId[]> {
  const rows = await trx
    .selectFrom('colleagueInvitations')
    .select('id')
    .where('email', '=', email)
    .where(isNotAccepted)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => row.id)
}

export async function deleteColleagueInvitations(db: Db, ids: ColleagueInvitationId[]): Promise<void> {
  await db.deleteFrom('colleagueInvitations').where('id', 'in', ids).execute()
}

function isNotAccepted({
  exists,
  not,
  selectFrom,
}: ExpressionBuilder<DB, 'colleagueInvitations'>): Expression<SqlBool> {
  return not(
    exists(
      selectFrom('userInvitations as links')
        .select('links.id')
        .whereRef('links.id', '=', 'colleagueInvitations.invitationId')
        .where('links.status', '=', 'ACCEPTED'),
    ),
  )
}
