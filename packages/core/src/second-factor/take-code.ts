import { findAuthenticator, hasRecoveryCode, takeRecoveryCode, takeStep, type UserRow } from '@tallgrass/db'
import { readCode } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx, Tx } from '../ctx.ts'
import { matchingStep } from './one-time-codes.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { tellFactorChanged } from './tell-factor-changed.ts'

// One sentence for early, late and made-up codes: someone who guesses a coming code must not learn that it will be right.
export const WRONG_CODE =
  'This code is not right. Enter the newest code of your app. If it fails again, set your phone’s clock to automatic.'
const USED_CODE = 'This code was already used. Wait for the next one.'
const WRONG_RECOVERY_CODE = 'This recovery code is not right. Check it, or use another one.'
const USED_RECOVERY_CODE = 'This recovery code was already used. Use another one.'

type Owner = Pick<UserRow, 'email' | 'id' | 'name' | 'role'>

/**
 * Uses up a code of someone's authenticator app, or a recovery code. Returns undefined if it was right, else why it is
 * refused; then nothing was written.
 */
export async function takeCode(
  ctx: Ctx,
  tx: Tx,
  { code: typed, user }: { user: Owner; code: string },
): Promise<string | undefined> {
  const { code, kind } = readCode(typed)
  return kind === 'app' ? takeAppCode(ctx, tx, user, code) : takeRecovery(ctx, tx, user, code)
}

async function takeAppCode(ctx: Ctx, tx: Tx, { id }: Owner, code: string): Promise<string | undefined> {
  const app = await findAuthenticator(tx.db, id)
  const step = app?.confirmedAt ? matchingStep(ctx.sealer.open(app.secretSealed), code, tx.now) : undefined
  if (step === undefined) return WRONG_CODE
  return (await takeStep(tx.db, id, step)) ? undefined : USED_CODE
}

async function takeRecovery(ctx: Ctx, tx: Tx, user: Owner, code: string): Promise<string | undefined> {
  const codeHash = hashRecoveryCode(user.id, code)
  if (!(await takeRecoveryCode(tx.db, { userId: user.id, codeHash, at: tx.now })))
    return (await hasRecoveryCode(tx.db, user.id, codeHash)) ? USED_RECOVERY_CODE : WRONG_RECOVERY_CODE
  const actor = { kind: 'user', id: user.id } as const
  audit({ ...tx, actor }, { action: 'recovery-code.use', entity: 'user', entityId: user.id })
  await tellFactorChanged(ctx, tx, { user, change: 'recovery_code_used' })
  return undefined
}
