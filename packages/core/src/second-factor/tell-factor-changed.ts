import { findFactors, type UserRow } from '@tallgrass/db'
import { DAY_MS, type FactorChange, toInstant } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { factorMails } from './factor-mails.ts'

/** A notice that arrives later than this is of no use. */
const NOTICE_LIFE_MS = 7 * DAY_MS

interface Change {
  user: Pick<UserRow, 'email' | 'id' | 'name' | 'role'>
  change: FactorChange
  /** Of another service. */
  account?: string
}

/** Tells the account's owner how signing in has changed, by mail too, because someone else may have changed it. */
export async function tellFactorChanged(
  { settings }: Ctx,
  tx: Tx,
  { account, change, user }: Change,
): Promise<void> {
  const { email, id: userId, name, role } = user
  const facts = { change, ...(account !== undefined && { account }) }
  emit(tx, 'account.factor_changed', { userId, role, ...facts })
  const { recoveryCodes: codesLeft } = await findFactors(tx.db, userId)
  await enqueueMail(tx, factorMails['factor-changed'], {
    to: email,
    data: { name, ...facts, changedAt: toInstant(tx.now), codesLeft },
    link: settings.publicUrl,
    linkExpiresAt: new Date(tx.now.getTime() + NOTICE_LIFE_MS),
  })
}
