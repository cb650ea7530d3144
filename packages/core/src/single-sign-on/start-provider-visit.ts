import { AppError } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { refuseWhenUnreachable } from '../providers/refuse-when-unreachable.ts'
import { newSecretToken } from '../security/secret-token.ts'
import { findProvider } from './find-provider.ts'
import { issueVisit } from './sealed-cookies.ts'

interface Start {
  name: string
  /** A page of ours to go on to. */
  to?: string | undefined
  /** Connects the account to the person who is signed in. */
  connects: boolean
}

/**
 * Begins a visit to a provider, which this browser alone can end. Returns the provider's address. Throws NOT_FOUND for
 * an unknown provider, UNAUTHENTICATED if no one is signed in whose account could be connected, and NOT_READY if the
 * provider cannot be reached.
 */
export async function startProviderVisit(ctx: Ctx, { connects, name, to }: Start): Promise<string> {
  const provider = findProvider(ctx, name)
  if (!provider) throw new AppError('NOT_FOUND', 'There is nothing at this address')
  if (connects && !ctx.user) throw new AppError('UNAUTHENTICATED', 'Please sign in first')
  const [state, nonce, verifier] = [newSecretToken().token, newSecretToken().token, newSecretToken().token]
  const address = await refuseWhenUnreachable(
    `${provider.label} is not responding. Please try again later.`,
    () => provider.begin({ state, nonce, verifier }),
  )
  const userId = connects ? (ctx.user?.id ?? null) : null
  issueVisit(ctx, { provider: name, state, nonce, verifier, to: to ?? null, userId })
  return address
}
