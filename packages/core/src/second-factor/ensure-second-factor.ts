import type { CredentialRow } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { takeCode } from './take-code.ts'

/** The code of a sign-in was wrong or used. */
export class WrongCode extends AppError {
  constructor(sentence: string) {
    super('UNAUTHENTICATED', sentence)
  }
}

/** Uses up the code of someone who signs in and has a second factor. Throws WrongCode. */
export async function ensureSecondFactor(
  ctx: Ctx,
  tx: Tx,
  given: { user: CredentialRow; code: string },
): Promise<void> {
  const refusal = await takeCode(ctx, tx, given)
  if (refusal) throw new WrongCode(refusal)
}
