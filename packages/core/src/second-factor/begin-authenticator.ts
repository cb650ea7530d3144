import type { NewAuthenticator } from '@tallgrass/contracts/account'
import { putAuthenticator } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { UserCtx } from '../authorize.ts'
import { appUri, newAppSecret } from './one-time-codes.ts'

/** Creates the secret of an authenticator app, which counts once a code of it was entered. Throws CONFLICT. */
export async function beginAuthenticator(ctx: UserCtx): Promise<NewAuthenticator> {
  const { email, id: userId } = ctx.user
  const secret = newAppSecret()
  await ctx.transaction(async (tx) => {
    const app = { userId, secretSealed: tx.sealer.seal(secret), createdAt: tx.now }
    if (!(await putAuthenticator(tx.db, app)))
      throw new AppError('CONFLICT', 'You have an authenticator app already. Turn it off to use another one.')
    audit(tx, { action: 'authenticator.begin', entity: 'user', entityId: userId })
  })
  return { uri: appUri(secret, email), secret }
}
