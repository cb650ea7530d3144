import { lockPerson, type PersonRow } from '@tallgrass/db'
import { AppError, noSuch, type UserId } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'

/** Someone else than the caller, locked until the transaction ends. Throws NOT_FOUND, or CONFLICT for the caller. */
export async function lockAnother({ user }: AdminCtx, tx: Tx, id: UserId): Promise<PersonRow> {
  if (id === user.id) throw new AppError('CONFLICT', 'This is your own account. Change it in your profile.')
  const person = await lockPerson(tx.db, id)
  if (!person) throw noSuch('User')
  return person
}

/** The same for someone with an account that can be used. Throws CONFLICT for anyone else, too. */
export async function lockAnotherAccount(ctx: AdminCtx, tx: Tx, id: UserId): Promise<PersonRow> {
  const person = await lockAnother(ctx, tx, id)
  if (!person.hasAccount) throw new AppError('CONFLICT', `${person.name} has no account yet`)
  if (person.deactivatedAt) throw new AppError('CONFLICT', `${person.name} was deactivated`)
  return person
}
