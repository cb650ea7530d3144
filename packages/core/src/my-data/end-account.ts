import {
  cancelAdministratorInvitationsBy,
  cancelInvitationsOf,
  cancelInvitationsSentBy,
  deleteAccessOf,
  deleteExportRows,
  endExports,
  findOrganizationOf,
  isInCharge,
  type LeavingRow,
  listAddressesOf,
  listContacts,
  lockAdministrators,
  lockLeaving,
  lockOrganizations,
  passRecords,
  updatePerson,
} from '@tallgrass/db'
import { AppError, noSuch, type UserId } from '@tallgrass/domain'
import { NOTICE_LIFE_MS } from '../accounts/account-mails.ts'
import { audit } from '../audit/audit.ts'
import { releaseConversations } from '../conversations/release-conversations.ts'
import type { Ctx, Tx } from '../ctx.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { resolveEndedInvitations } from '../work-items/resolve-ended-invitations.ts'
import { accountDataMails } from './account-data-mails.ts'
import { deleteMailsTo } from './delete-mails-to.ts'
import { findRefusal } from './find-refusal.ts'

interface Ending {
  userId: UserId
  byOwner: boolean
  successorId?: UserId | undefined
}

/** The message about it is sent first, because it needs their address. */
const AFTER_THE_MAIL = { delay: 60 }

/**
 * Ends an account for good: no one signs in to it from now on, and a job deletes the person's data. What they are in
 * charge of passes to a colleague. Throws NOT_FOUND, or CONFLICT while something open depends on them.
 */
export async function endAccount(ctx: Ctx, tx: Tx, { byOwner, successorId, userId }: Ending): Promise<void> {
  const person = await lockLeavingAccount(tx, userId)
  const { email, emailVerifiedAt, id, name, organizationId, role } = person
  const refusal = await findRefusal(tx.db, { ...person, now: tx.now }, byOwner ? null : name)
  if (refusal) throw new AppError('CONFLICT', refusal)
  const passedTo = await passOn(tx, person, successorId)
  if (role === 'ADMIN') {
    await releaseConversations(tx, id)
    await cancelAdministratorInvitationsBy(tx.db, id)
  }
  const addresses = await listAddressesOf(tx.db, person)
  for (const address of addresses) await cancelInvitationsOf(tx.db, address)
  await cancelInvitationsSentBy(tx.db, id, tx.now)
  if (organizationId) await resolveEndedInvitations(tx, organizationId, 'The invitation was cancelled.')
  await deleteMailsTo(tx, person, addresses)
  await deleteAccessOf(tx.db, id, tx.now)
  const refused = await endExports(tx.db, { userId: id })
  if (refused.length > 0) await tx.enqueue('delete-stale-files', { refused })
  await deleteExportRows(tx.db, { userId: id })
  await updatePerson(tx.db, id, { deactivatedAt: tx.now, erasedAt: tx.now, passwordHash: null })
  // An address that no one has confirmed may be someone else's.
  if (emailVerifiedAt !== null)
    await enqueueMail(tx, accountDataMails['account-deleted'], {
      to: email,
      data: { name, byOwner },
      link: ctx.settings.publicUrl,
      linkExpiresAt: new Date(tx.now.getTime() + NOTICE_LIFE_MS),
    })
  await tx.enqueue('erase-people', { userId: id }, AFTER_THE_MAIL)
  audit(tx, {
    action: 'user.request-erasure',
    entity: 'user',
    entityId: id,
    after: { byOwner, ...(passedTo && { successorId: passedTo }) },
  })
}

/** Locked after everything that decides whether they may leave, in the order of all verbs that do. */
async function lockLeavingAccount(tx: Tx, userId: UserId): Promise<LeavingRow> {
  await lockAdministrators(tx.db)
  const organizationId = await findOrganizationOf(tx.db, userId)
  if (organizationId) await lockOrganizations(tx.db, [organizationId])
  const person = await lockLeaving(tx.db, userId)
  if (!person || person.erasedAt) throw noSuch('User')
  return person
}

/** The colleague who takes over: the named one, or the one who was there first. */
async function passOn(tx: Tx, { id, organizationId }: LeavingRow, successorId: UserId | undefined) {
  if (organizationId === null || !(await isInCharge(tx.db, id))) return undefined
  const people = await listContacts(tx.db, organizationId)
  const colleagues = people.filter((one) => one.id !== id && one.deactivatedAt === null)
  const successor = successorId
    ? colleagues.find((one) => one.id === successorId)
    : colleagues.toSorted((one, other) => rank(one).localeCompare(rank(other)))[0]
  if (successorId && !successor) {
    const message = 'Choose an active colleague from the same client'
    throw new AppError('INVALID', message, { issues: [{ path: 'successorId', message }] })
  }
  if (successor) await passRecords(tx.db, { from: id, to: successor.id })
  return successor?.id
}

/** Those who can sign in come first. */
function rank({ createdAt, hasAccount }: { createdAt: string; hasAccount: boolean }): string {
  return `${hasAccount ? 0 : 1} ${createdAt}`
}
