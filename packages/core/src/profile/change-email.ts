import type { ChangeEmailInput, Profile } from '@tallgrass/contracts/account'
import {
  deletePendingEmailChanges,
  findUserByEmail,
  insertEmailChange,
  isAddressKept,
  newId,
} from '@tallgrass/db'
import { AppError, EMAIL_CHANGE_TTL, linkWindow, toInstant, type UserId } from '@tallgrass/domain'
import { addressMails } from '../accounts/address-mails.ts'
import { audit } from '../audit/audit.ts'
import type { UserCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { ensureProved } from '../second-factor/ensure-proved.ts'
import { newSecretToken } from '../security/secret-token.ts'
import { ensureOwnPassword } from './ensure-own-password.ts'
import { getProfile } from './get-profile.ts'
import { lockOwn } from './lock-own.ts'

/**
 * Mails a link to the new address, which the account gets once it is followed. The owner of an address that is taken gets
 * a mail that says so; the answer is the same. Throws PROOF_NEEDED with a second factor that was not used lately; INVALID
 * for a wrong password or one's own address; CONFLICT without a mail server; RATE_LIMITED.
 */
export async function changeEmail(ctx: UserCtx, { email, password }: ChangeEmailInput): Promise<Profile> {
  if (ctx.user.hasSecondFactor) ensureProved(ctx)
  if (!ctx.mail.enabled)
    throw new AppError('CONFLICT', 'We cannot send email at the moment, so no new address can be confirmed.')
  await ensureOwnPassword(ctx, password)
  await ctx.limits.take('emailChange', ctx.user.id)
  await ctx.transaction(async (tx) => {
    const person = await lockOwn(tx, ctx.user)
    if (person.email === email) throw ownAddress()
    await deletePendingEmailChanges(tx.db, person.id)
    const { expiresAt, link } = await createChange(ctx, tx, { person, email })
    if (await isTaken(tx, { email, userId: person.id }))
      await enqueueMail(tx, addressMails['address-taken'], {
        to: email,
        data: {},
        link: ctx.settings.publicUrl,
        linkExpiresAt: expiresAt,
      })
    else
      await enqueueMail(tx, addressMails['confirm-new-address'], {
        to: email,
        data: { name: person.name, expiresAt: toInstant(expiresAt) },
        link,
        linkExpiresAt: expiresAt,
      })
    const change = { before: { email: person.email }, after: { email } }
    audit(tx, { action: 'user.request-email', entity: 'user', entityId: person.id, ...change })
  })
  return getProfile(ctx)
}

/** Ends the change that the caller has asked for. Does nothing if there is none. */
export async function cancelEmailChange(ctx: UserCtx): Promise<Profile> {
  await ctx.transaction(async (tx) => {
    const { id } = await lockOwn(tx, ctx.user)
    if ((await deletePendingEmailChanges(tx.db, id)) === 0) return
    audit(tx, { action: 'user.cancel-email', entity: 'user', entityId: id })
  })
  return getProfile(ctx)
}

async function createChange(
  { settings }: UserCtx,
  tx: Tx,
  { email, person }: { person: Awaited<ReturnType<typeof lockOwn>>; email: string },
) {
  const { token, tokenHash } = newSecretToken()
  const { latestEnd: expiresAt } = linkWindow(tx.now, EMAIL_CHANGE_TTL)
  await insertEmailChange(tx.db, {
    id: newId('EmailChange', tx.now),
    userId: person.id,
    oldEmail: person.email,
    newEmail: email,
    tokenHash,
    createdAt: tx.now,
    expiresAt,
  })
  return { expiresAt, link: `${settings.publicUrl}/confirm-email?token=${token}` }
}

/** Someone else uses the address, or can take it back. */
async function isTaken(tx: Tx, { email, userId }: { email: string; userId: UserId }): Promise<boolean> {
  const known = await findUserByEmail(tx.db, email)
  return known !== undefined || (await isAddressKept(tx.db, email, { now: tx.now, userId }))
}

function ownAddress(): AppError {
  const message = 'Your account already has this address'
  return new AppError('INVALID', message, { issues: [{ path: 'email', message }] })
}
