import type { EmailLink, EmailLinkInput } from '@tallgrass/contracts/account'
import {
  deleteConfirmationsOf,
  endLinksOf,
  findOpenConfirmation,
  findOpenEmailChange,
  findUserById,
  isAddressKept,
  isUniqueViolation,
  takeEmailChange,
  updateProfileRow,
} from '@tallgrass/db'
import {
  AppError,
  EMAIL_CHANGE_TTL,
  EMAIL_CONFIRMATION_TTL,
  EMAIL_UNDO_TTL,
  linkWindow,
  toInstant,
  type UserId,
} from '@tallgrass/domain'
import { addressMails } from '../accounts/address-mails.ts'
import { confirmAddress } from '../accounts/confirm-address.ts'
import { audit } from '../audit/audit.ts'
import type { Ctx, Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { hashToken, newSecretToken } from '../security/secret-token.ts'
import { followAddress } from './follow-address.ts'
import { lockOwn } from './lock-own.ts'

/** What a link confirms. Throws GONE if it is unknown, used or expired. */
export async function getEmailLink({ clock, db }: Ctx, { token }: EmailLinkInput): Promise<EmailLink> {
  const tokenHash = hashToken(token)
  const change = await findOpenEmailChange(db, tokenHash, linkWindow(clock(), EMAIL_CHANGE_TTL))
  if (change) return { email: change.newEmail, isChange: true }
  const window = linkWindow(clock(), EMAIL_CONFIRMATION_TTL)
  const confirmation = await findOpenConfirmation(db, tokenHash, window)
  if (confirmation) return { email: confirmation.email, isChange: false }
  throw linkEnded()
}

/**
 * Confirms the address of a new account, or gives an account its new address; its sessions stay. Throws GONE if the link
 * is unknown, used or expired; CONFLICT if another account has got the address.
 */
export async function confirmEmail(ctx: Ctx, { token }: EmailLinkInput): Promise<EmailLink> {
  const tokenHash = hashToken(token)
  const { isChange } = await getEmailLink(ctx, { token })
  try {
    return await ctx.transaction((tx) =>
      isChange ? makeChange(ctx, tx, tokenHash) : confirmAccount(tx, tokenHash),
    )
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key')) throw takenByNow(error)
    throw error
  }
}

async function confirmAccount(tx: Tx, tokenHash: string): Promise<EmailLink> {
  const window = linkWindow(tx.now, EMAIL_CONFIRMATION_TTL)
  const open = await findOpenConfirmation(tx.db, tokenHash, window)
  if (!open) throw linkEnded()
  const person = await lockPerson(tx, open.userId)
  // Its address may have changed while this waited, and then the link is gone.
  if (!(await findOpenConfirmation(tx.db, tokenHash, window))) throw linkEnded()
  await confirmAddress(tx, person)
  const after = { email: person.email }
  audit(asOwner(tx, person.id), { action: 'user.confirm-email', entity: 'user', entityId: person.id, after })
  return { email: person.email, isChange: false }
}

async function makeChange(ctx: Ctx, tx: Tx, tokenHash: string): Promise<EmailLink> {
  const window = linkWindow(tx.now, EMAIL_CHANGE_TTL)
  const open = await findOpenEmailChange(tx.db, tokenHash, window)
  if (!open) throw linkEnded()
  // Locked first, so that a change and the way back from an earlier one follow each other.
  const person = await lockPerson(tx, open.userId)
  const undo = person.emailVerifiedAt === null ? null : newUndo(tx.now)
  const change = await takeEmailChange(tx.db, tokenHash, { ...window, undo })
  if (!change) throw linkEnded()
  const { newEmail: email, oldEmail, userId } = change
  if (await isAddressKept(tx.db, email, { now: tx.now, userId })) throw takenByNow()
  await updateProfileRow(tx.db, userId, { email, emailVerifiedAt: tx.now })
  // Links that were mailed to the old address.
  await endLinksOf(tx.db, userId)
  await deleteConfirmationsOf(tx.db, userId)
  await followAddress(tx, { person, from: oldEmail, to: email })
  if (undo)
    await enqueueMail(tx, addressMails['address-changed'], {
      to: oldEmail,
      data: { name: person.name, email, changedAt: toInstant(tx.now), until: toInstant(undo.until) },
      link: `${ctx.settings.publicUrl}/undo-email?token=${undo.token}`,
      linkExpiresAt: undo.until,
    })
  emit(tx, 'account.email_changed', { userId, role: person.role, email, undone: false })
  audit(asOwner(tx, userId), {
    action: 'user.change-email',
    entity: 'user',
    entityId: userId,
    before: { email: oldEmail },
    after: { email },
  })
  return { email, isChange: true }
}

function newUndo(now: Date) {
  return { ...newSecretToken(), until: linkWindow(now, EMAIL_UNDO_TTL).latestEnd }
}

async function lockPerson(tx: Tx, id: UserId) {
  const known = await findUserById(tx.db, id)
  if (!known) throw linkEnded()
  return lockOwn(tx, known)
}

/** The person who follows a link acts for the account's owner, signed in or not. */
function asOwner(tx: Tx, id: UserId) {
  return { ...tx, actor: { kind: 'user', id } as const }
}

function linkEnded(): AppError {
  return new AppError('GONE', 'This link has expired or was already used. Nothing was changed.')
}

function takenByNow(cause?: unknown): AppError {
  return new AppError('CONFLICT', 'Another account uses this address by now. Nothing was changed.', { cause })
}
