import type { EmailLinkInput, EmailUndo } from '@tallgrass/contracts/account'
import {
  deleteCalendarFeed,
  deleteConfirmationsOf,
  deleteSessionsOf,
  deleteWaysAddedSince,
  endEmailChangesFrom,
  endLinksOf,
  findUndoableEmailChange,
  findUserById,
  isUniqueViolation,
  newId,
  revokeKeysMadeSince,
  updateProfileRow,
} from '@tallgrass/db'
import { AppError, EMAIL_UNDO_TTL, linkWindow, toInstant } from '@tallgrass/domain'
import { addressMails } from '../accounts/address-mails.ts'
import { createPasswordReset } from '../accounts/create-password-reset.ts'
import { audit } from '../audit/audit.ts'
import type { Ctx, Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { hashToken } from '../security/secret-token.ts'
import { followAddress } from './follow-address.ts'
import { lockOwn } from './lock-own.ts'

/** A notice that arrives later than this is of no use. */
const NOTICE_LIFE_MS = EMAIL_UNDO_TTL * 1000

/** The change that a link takes back. Throws GONE if it is unknown, used or expired. */
export async function getEmailUndo({ clock, db }: Ctx, { token }: EmailLinkInput): Promise<EmailUndo> {
  const change = await findUndoableEmailChange(db, hashToken(token), linkWindow(clock(), EMAIL_UNDO_TTL))
  if (!change) throw linkEnded()
  return { oldEmail: change.oldEmail, newEmail: change.newEmail }
}

/**
 * Gives an account the address from before a change, whatever it was changed to since. Ends its sessions, its password,
 * its other links, and the passkeys, keys, apps and connected accounts that were added since. Returns the token that sets a new password. Throws GONE if the link is unknown, used or expired; CONFLICT if
 * another account has got the address.
 */
export async function undoEmail(ctx: Ctx, { token }: EmailLinkInput) {
  try {
    return await ctx.transaction((tx) => undo(ctx, tx, hashToken(token)))
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email_key')) throw error
    throw new AppError(
      'CONFLICT',
      'Another account uses this address by now. Please call us, and we will help you.',
      { cause: error },
    )
  }
}

async function undo(ctx: Ctx, tx: Tx, tokenHash: string) {
  const window = linkWindow(tx.now, EMAIL_UNDO_TTL)
  const known = await findUndoableEmailChange(tx.db, tokenHash, window)
  const owner = known && (await findUserById(tx.db, known.userId))
  if (!owner) throw linkEnded()
  const person = await lockOwn(tx, owner)
  // Again, now that no other change of this person can be under way.
  const change = await findUndoableEmailChange(tx.db, tokenHash, window)
  if (!change) throw linkEnded()
  const { oldEmail: email, userId } = change
  await endEmailChangesFrom(tx.db, change, tx.now)
  // Someone else may know the password, and may have added ways of their own.
  await updateProfileRow(tx.db, userId, { email, emailVerifiedAt: tx.now, passwordEndedAt: tx.now })
  const since = new Date(change.createdAt)
  await deleteWaysAddedSince(tx.db, { userId, since })
  await revokeKeysMadeSince(tx.db, { userId, since, at: tx.now })
  await endLinksOf(tx.db, userId)
  await deleteConfirmationsOf(tx.db, userId)
  await deleteSessionsOf(tx.db, userId)
  await deleteCalendarFeed(tx.db, userId)
  await followAddress(tx, { person, from: person.email, to: email })
  await enqueueMail(tx, addressMails['address-changed-back'], {
    to: person.email,
    data: { name: person.name, email, changedAt: toInstant(tx.now) },
    link: ctx.settings.publicUrl,
    linkExpiresAt: new Date(tx.now.getTime() + NOTICE_LIFE_MS),
  })
  const { token } = await createPasswordReset(ctx, tx, { id: newId('PasswordReset', tx.now), userId })
  emit(tx, 'account.email_changed', { userId, role: person.role, email, undone: true })
  audit(
    { ...tx, actor: { kind: 'user', id: userId } },
    {
      action: 'user.undo-email',
      entity: 'user',
      entityId: userId,
      before: { email: person.email },
      after: { email },
    },
  )
  return { email, passwordToken: token }
}

function linkEnded(): AppError {
  return new AppError('GONE', 'This link has expired or was already used. Nothing was changed.')
}
