import { type InvitationId, type InvitationStatus, toInstant, type UserId } from '@tallgrass/domain'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { UserInvitations } from '../schema.gen.ts'
import { type PageRequest, readPage } from './page.ts'
import { readStatusCounts } from './totals.ts'

const invitationColumns = [
  'id',
  'firstName',
  'lastName',
  'email',
  'role',
  'status',
  'createdAt',
  'expiresAt',
  'acceptedAt',
] as const

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

export function findInvitation(db: Db, id: InvitationId) {
  return db.selectFrom('userInvitations').select(invitationColumns).where('id', '=', id).executeTakeFirst()
}

export function findInvitationByToken(db: Db, tokenHash: string) {
  return db
    .selectFrom('userInvitations')
    .select(invitationColumns)
    .where('inviteTokenHash', '=', tokenHash)
    .executeTakeFirst()
}

/** Newest first. With `pendingAt`, only invitations that can still be accepted at that time. */
export async function listInvitations(db: Db, request: PageRequest & { pendingAt?: Date | undefined }) {
  const { cursor, limit, pendingAt } = request
  let query = db
    .selectFrom('userInvitations')
    .select(invitationColumns)
    .select((eb) =>
      eb
        .selectFrom('users')
        .select('users.organizationId')
        .whereRef('users.email', '=', 'userInvitations.email')
        .as('organizationId'),
    )
  if (pendingAt) query = query.where('status', '=', 'PENDING').where('expiresAt', '>', toInstant(pendingAt))
  return readPage(query, { at: 'createdAt', id: 'id', direction: 'desc' }, { cursor, limit })
}

export async function countInvitations(db: Db, now: Date): Promise<{ all: number; pending: number }> {
  const [count, { pending }] = await Promise.all([
    readStatusCounts(db),
    db
      .selectFrom('userInvitations')
      .select(({ fn }) => fn.countAll<number>().as('pending'))
      .where('status', '=', sql.lit('PENDING'))
      .where('expiresAt', '>', toInstant(now))
      .executeTakeFirstOrThrow(),
  ])
  return { all: count('invitation'), pending }
}

export function insertInvitation(db: Db, invitation: Insertable<UserInvitations>) {
  return db
    .insertInto('userInvitations')
    .values(invitation)
    .returning(invitationColumns)
    .executeTakeFirstOrThrow()
}

/** Returns undefined if the address has a pending invitation already. */
export function insertUnlessInvited(db: Db, invitation: Insertable<UserInvitations>) {
  return db
    .insertInto('userInvitations')
    .values(invitation)
    .onConflict((conflict) => conflict.doNothing())
    .returning([...invitationColumns, 'inviteTokenHash'])
    .executeTakeFirst()
}

/** The invitation of an address that was not answered yet, if there is one. It may have expired. */
export function findPendingInvitation(db: Db, email: string) {
  return db
    .selectFrom('userInvitations')
    .select(['id', 'role'])
    .where('email', '=', email)
    .where('status', '=', 'PENDING')
    .executeTakeFirst()
}

/** The invitation of an address that can be accepted at `now`, by the hash of its link. */
export function findOpenInvitationOf(db: Db, email: string, now: Date) {
  return db
    .selectFrom('userInvitations')
    .select('inviteTokenHash')
    .where('email', '=', email)
    .where('status', '=', 'PENDING')
    .where('expiresAt', '>', toInstant(now))
    .executeTakeFirst()
}

/** Changes the pending invitation of an address. Returns undefined if there is none. */
export function renewInvitationOf(
  db: Db,
  email: string,
  renewal: { inviteTokenHash?: string; expiresAt: Date },
) {
  return db
    .updateTable('userInvitations')
    .set(renewal)
    .where('email', '=', email)
    .where('status', '=', 'PENDING')
    .returning([...invitationColumns, 'inviteTokenHash'])
    .executeTakeFirst()
}

/** Ends the pending invitation of an address, if there is one. */
export function cancelInvitationsOf(db: Db, email: string) {
  return db
    .updateTable('userInvitations')
    .set({ status: 'CANCELLED' })
    .where('email', '=', email)
    .where('status', '=', 'PENDING')
    .execute()
}

/** Ends the pending invitations of administrators that this one has sent: no one may come back by their own. */
export function cancelAdministratorInvitationsBy(db: Db, id: UserId) {
  return db
    .updateTable('userInvitations')
    .set({ status: 'CANCELLED' })
    .where('invitedBy', '=', id)
    .where('role', '=', 'ADMIN')
    .where('status', '=', 'PENDING')
    .execute()
}

/** Marks overdue invitations of an address as expired, so that it can be invited again. */
export function expireOverdueInvitations(db: Db, email: string, now: Date) {
  return db
    .updateTable('userInvitations')
    .set({ status: 'EXPIRED' })
    .where('email', '=', email)
    .where('status', '=', 'PENDING')
    .where('expiresAt', '<=', toInstant(now))
    .execute()
}

/** Marks all overdue invitations as expired, so that they stay expired even if the clock is set back. */
export function expireInvitations(db: Db, now: Date) {
  return db
    .updateTable('userInvitations')
    .set({ status: 'EXPIRED' })
    .where('status', '=', 'PENDING')
    .where('expiresAt', '<=', toInstant(now))
    .execute()
}

/** Shortens links that would outlast a new one to `latestEnd`: they were made while the clock was ahead. */
export function pullBackInvitations(db: Db, latestEnd: Date) {
  return db
    .updateTable('userInvitations')
    .set({ expiresAt: latestEnd })
    .where('status', '=', 'PENDING')
    .where('expiresAt', '>', toInstant(latestEnd))
    .execute()
}

/**
 * Returns undefined unless the invitation is pending at
 * `now`. Of simultaneous calls, only one gets the row.
 */
export function acceptPendingInvitation(db: Db, tokenHash: string, now: Date) {
  return db
    .updateTable('userInvitations')
    .set({ status: 'ACCEPTED', acceptedAt: now })
    .where('inviteTokenHash', '=', tokenHash)
    .where('status', '=', 'PENDING')
    .where('expiresAt', '>', toInstant(now))
    .returning(invitationColumns)
    .executeTakeFirst()
}

/** Returns undefined if the status is no longer `from`. */
export function moveInvitation(
  db: Db,
  id: InvitationId,
  { from, to }: { from: InvitationStatus; to: InvitationStatus },
) {
  return db
    .updateTable('userInvitations')
    .set({ status: to })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning(invitationColumns)
    .executeTakeFirst()
}

/** Replaces the link of an invitation. Returns undefined unless it is pending at `renewal.now`. */
export function renewPendingInvitation(
  db: Db,
  id: InvitationId,
  renewal: { inviteTokenHash: string; expiresAt: Date; now: Date },
) {
  return db
    .updateTable('userInvitations')
    .set({ inviteTokenHash: renewal.inviteTokenHash, expiresAt: renewal.expiresAt })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where('expiresAt', '>', toInstant(renewal.now))
    .returning(invitationColumns)
    .executeTakeFirst()
}
