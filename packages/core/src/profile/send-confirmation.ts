import type { ConfirmedAddressInput } from '@tallgrass/contracts/account'
import { findUserById } from '@tallgrass/db'
import { AppError, noSuch } from '@tallgrass/domain'
import { confirmAddress } from '../accounts/confirm-address.ts'
import { mailConfirmation } from '../accounts/mail-confirmation.ts'
import { audit } from '../audit/audit.ts'
import type { AdminCtx, UserCtx } from '../authorize.ts'
import { lockOwn } from './lock-own.ts'

/**
 * Mails the caller the link that confirms their address again. Throws CONFLICT if it is confirmed, or without a mail
 * server; RATE_LIMITED.
 */
export async function sendConfirmation(ctx: UserCtx): Promise<{ ok: true }> {
  if (!ctx.mail.enabled)
    throw new AppError(
      'CONFLICT',
      'We cannot send email at the moment. Call us, and we will confirm your address.',
    )
  await ctx.limits.take('emailConfirmation', ctx.user.id)
  await ctx.transaction(async (tx) => {
    const person = await lockOwn(tx, ctx.user)
    if (person.emailVerifiedAt !== null) throw new AppError('CONFLICT', 'Your address is already confirmed')
    await mailConfirmation(ctx, tx, person)
    audit(tx, { action: 'user.request-confirmation', entity: 'user', entityId: person.id })
  })
  return { ok: true }
}

/**
 * Confirms the address of an account by hand, such as after a call. Throws NOT_FOUND for an unknown person or one who
 * cannot sign in; CONFLICT if it is confirmed.
 */
export async function confirmAddressByHand(
  ctx: AdminCtx,
  { userId }: ConfirmedAddressInput,
): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    const known = await findUserById(tx.db, userId)
    if (!known) throw noSuch('User')
    const person = await lockOwn(tx, known)
    if (!(await confirmAddress(tx, person)))
      throw new AppError('CONFLICT', 'This address is already confirmed')
    const after = { email: person.email }
    audit(tx, { action: 'user.confirm-email', entity: 'user', entityId: userId, after })
  })
  return { ok: true }
}
