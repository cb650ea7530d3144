import type { PersonInput } from '@tallgrass/contracts/account'
import { findPerson } from '@tallgrass/db'
import { AppError, noSuch } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { resetSecondFactor } from '../second-factor/reset-second-factor.ts'

/** Removes the second factors of someone else, who lost them. Throws NOT_FOUND; CONFLICT for the caller, or without any. */
export async function resetFactorOfPerson(ctx: AdminCtx, { id }: PersonInput): Promise<{ ok: true }> {
  if (id === ctx.user.id)
    throw new AppError('CONFLICT', 'This is your own account. Change it in your profile.')
  const person = await findPerson(ctx.db, id)
  if (!person) throw noSuch('User')
  if (!person.hasSecondFactor) throw new AppError('CONFLICT', `${person.name} has no second factor`)
  await resetSecondFactor(ctx, { userId: id })
  return { ok: true }
}
