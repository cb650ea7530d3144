import type { SignInOutcome, SignInWay, UserId } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../ctx.ts'
import { recordSignIn } from './record-sign-in.ts'
import { tellSignIn } from './sign-in-channel.ts'

interface RefusedSignIn {
  outcome?: SignInOutcome
  way?: SignInWay
}

/** Records a refused sign-in, without the credentials. */
export async function refuseSignIn(
  ctx: Ctx,
  userId: UserId | null,
  { outcome = 'wrong_password', way = 'password' }: RefusedSignIn = {},
): Promise<void> {
  await ctx.transaction(async (tx) => {
    if (userId) await recordSignIn(tx, { userId, way, outcome })
    audit(tx, { action: 'session.refuse', entity: 'user', entityId: userId })
  })
  tellSignIn({ outcome, way })
}
