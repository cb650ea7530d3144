import type { DeactivatePersonInput, Person, ReactivatePersonInput } from '@tallgrass/contracts/account'
import {
  cancelAdministratorInvitationsBy,
  deleteCalendarFeed,
  deleteSessionsOf,
  endLinksOf,
  findPerson,
  lockAdministrators,
  type PersonRow,
  revokeKeysOf,
  updateContactRow,
} from '@tallgrass/db'
import { AppError, ensureFresh, toInstant } from '@tallgrass/domain'
import { tellDeactivated } from '../accounts/tell-deactivated.ts'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { deactivateContact } from '../contacts/deactivate-contact.ts'
import { reactivateContact } from '../contacts/reactivate-contact.ts'
import { releaseConversations } from '../conversations/release-conversations.ts'
import { emit } from '../events/emit.ts'
import { getPerson } from './get-person.ts'
import { lockAnother } from './lock-another.ts'

/**
 * Ends someone's access at once. A contact leaves as `deactivateContact` says; an administrator loses sessions, keys,
 * links, the calendar's address, conversations, and invitations of more administrators. Throws NOT_FOUND; CONFLICT for the caller, so
 * that the last administrator stays, and with both versions; FORBIDDEN if the caller no longer is one.
 */
export async function deactivatePerson(ctx: AdminCtx, input: DeactivatePersonInput): Promise<Person> {
  const { id, version } = input
  if ((await findPerson(ctx.db, id))?.role === 'CLIENT') await deactivateContact(ctx, input)
  else await deactivateAdministrator(ctx, { id, version })
  return getPerson(ctx, { id })
}

async function deactivateAdministrator(ctx: AdminCtx, { id, version }: ReactivatePersonInput): Promise<void> {
  await ctx.transaction(async (tx) => {
    // Changes of administrators queue here, so that two cannot deactivate each other.
    const administrators = await lockAdministrators(tx.db)
    if (!administrators.includes(ctx.user.id))
      throw new AppError('FORBIDDEN', 'Only administrators may do this')
    const person = await lockAnother(ctx, tx, id)
    ensureAdministrator(person)
    ensureSeen(person, version)
    if (person.deactivatedAt) throw new AppError('CONFLICT', `${person.name} is already deactivated`)
    await updateContactRow(tx.db, { id, version }, { deactivatedAt: tx.now })
    await deleteSessionsOf(tx.db, id)
    await endLinksOf(tx.db, id)
    await deleteCalendarFeed(tx.db, id)
    await revokeKeysOf(tx.db, id, tx.now)
    await cancelAdministratorInvitationsBy(tx.db, id)
    await releaseConversations(tx, id)
    audit(tx, {
      action: 'user.deactivate',
      entity: 'user',
      entityId: id,
      before: { deactivatedAt: null },
      after: { deactivatedAt: toInstant(tx.now) },
    })
    await tellDeactivated(ctx, tx, person)
  })
}

/**
 * Gives someone their access back, with the password they had. Throws NOT_FOUND; CONFLICT for someone who is not
 * deactivated, and with both versions.
 */
export async function reactivatePerson(ctx: AdminCtx, input: ReactivatePersonInput): Promise<Person> {
  const { id, version } = input
  if ((await findPerson(ctx.db, id))?.role === 'CLIENT') await reactivateContact(ctx, input)
  else await reactivateAdministrator(ctx, { id, version })
  return getPerson(ctx, { id })
}

async function reactivateAdministrator(ctx: AdminCtx, { id, version }: ReactivatePersonInput): Promise<void> {
  await ctx.transaction(async (tx) => {
    const person = await lockAnother(ctx, tx, id)
    const { deactivatedAt, name } = person
    ensureAdministrator(person)
    ensureSeen(person, version)
    if (!deactivatedAt) throw new AppError('CONFLICT', `${name} is not deactivated`)
    await updateContactRow(tx.db, { id, version }, { deactivatedAt: null })
    audit(tx, {
      action: 'user.reactivate',
      entity: 'user',
      entityId: id,
      before: { deactivatedAt },
      after: { deactivatedAt: null },
    })
    emit(tx, 'account.reactivated', { userId: id, role: 'ADMIN' })
    emit(tx, 'account.administrator_added', { userId: id, person: name, by: 'reactivation' })
  })
}

/** Their role has changed since it was read. Throws CONFLICT. */
function ensureAdministrator({ name, role }: PersonRow): void {
  if (role !== 'ADMIN') throw new AppError('CONFLICT', `${name} is no longer an administrator`)
}

function ensureSeen({ email, name, version: current }: PersonRow, version: number): void {
  ensureFresh('person', { yours: { version }, theirs: { name, email, version: current } })
}
