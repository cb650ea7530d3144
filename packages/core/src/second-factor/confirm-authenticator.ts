import type { ConfirmAuthenticatorInput } from '@tallgrass/contracts/account'
import { confirmAuthenticator as confirmRow, findAuthenticator, lockUser } from '@tallgrass/db'
import { AppError, readCode } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { UserCtx } from '../authorize.ts'
import { limitAttempts } from '../limits/limit-attempts.ts'
import { addFactor } from './add-factor.ts'
import { matchingStep } from './one-time-codes.ts'
import { proofLimit } from './proof-limit.ts'
import { refusedField } from './refused-field.ts'
import { WRONG_CODE } from './take-code.ts'

/**
 * Adds the authenticator app that was begun, by a code of it. Returns recovery codes if it is the first factor. Throws
 * INVALID for a wrong code, CONFLICT if nothing was begun, RATE_LIMITED.
 */
export async function confirmAuthenticator(ctx: UserCtx, input: ConfirmAuthenticatorInput) {
  const { id: userId } = ctx.user
  const limit = proofLimit(ctx)
  return limitAttempts(ctx, [limit], async () => {
    const app = await findAuthenticator(ctx.db, userId)
    if (!app || app.confirmedAt) throw notBegun()
    const secret = ctx.sealer.open(app.secretSealed)
    const step = matchingStep(secret, readCode(input.code).code, ctx.clock())
    if (step === undefined) throw refusedField('code', WRONG_CODE)
    const recoveryCodes = await ctx.transaction(async (tx) => {
      await lockUser(tx.db, userId)
      return addFactor(ctx, tx, 'app_added', async () => {
        const confirmed = { userId, secretSealed: app.secretSealed, step, at: tx.now }
        if (!(await confirmRow(tx.db, confirmed))) throw notBegun()
        audit(tx, { action: 'authenticator.confirm', entity: 'user', entityId: userId })
      })
    })
    await ctx.limits.forget(limit.name, limit.key)
    return { recoveryCodes }
  })
}

function notBegun(): AppError {
  return new AppError('CONFLICT', 'Begin again: this authenticator app was replaced or added already.')
}
