import { insertSignIn, newId } from '@tallgrass/db'
import type { SignInOutcome, SignInWay, UserId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

/** Adds an attempt to the person's history of sign-ins. */
export async function recordSignIn(
  tx: Tx,
  { outcome, userId, way }: { outcome: SignInOutcome; userId: UserId; way: SignInWay },
): Promise<void> {
  const { ip, userAgent } = tx.origin
  const id = newId('SignIn', tx.now)
  await insertSignIn(tx.db, { id, userId, way, outcome, ip, userAgent, createdAt: tx.now })
}
