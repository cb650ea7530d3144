import type { SessionUser } from '@tallgrass/contracts'
import { isCancelledError, type QueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { forgetConversations } from '../../lib/conversation-memory'
import { recordSignOut } from '../../lib/pending-sign-out'
import { type TrpcUtils, trpc } from '../../lib/trpc'
import { errorCode } from '../../lib/trpc-error'

export interface SessionContext {
  queryClient: QueryClient
  utils: Pick<TrpcUtils, 'auth'>
}

// Who is signed in stands in one place, the cached answer of auth.session:
// the guards of the routes, the provider and every screen read the same entry.

/** For guards: waits for the first check. Nobody is signed in when the server cannot be asked. */
export function ensureSession({ utils }: SessionContext): Promise<SessionUser | null> {
  return utils.auth.session.ensureData().catch((error: unknown) => {
    return isCancelledError(error) ? (utils.auth.session.getData() ?? null) : null
  })
}

export async function refreshSession(context: SessionContext): Promise<SessionUser | null> {
  const { session } = context.utils.auth
  const before = session.getData()
  try {
    const user = await session.fetch(undefined, { staleTime: 0 })
    setSession(context, user, before)
    return user
  } catch (error) {
    // Somebody has signed in or out meanwhile, and that is what counts.
    if (isCancelledError(error)) return session.getData() ?? null
    console.warn('Session check failed', error)
    setSession(context, null, before)
    return null
  }
}

/** What was asked before somebody signed in or out says who was there before. */
export function dropSessionOnItsWay({ utils }: SessionContext) {
  void utils.auth.session.cancel()
}

/** Another person, or nobody: what the last one saw must not be shown to them. */
export function setSession(
  context: SessionContext,
  user: SessionUser | null,
  before = context.utils.auth.session.getData(),
) {
  context.utils.auth.session.setData(undefined, user)
  if (before && before.id !== user?.id) clearAllButSession(context.queryClient)
}

/** Another tab says who is signed in now. */
export function hearOfSession(context: SessionContext, userId: string | null) {
  if (userId === null) {
    dropSessionOnItsWay(context)
    return setSession(context, null)
  }
  // Whoever signed in has ended the session before.
  recordSignOut('done')
  if (userId === context.utils.auth.session.getData()?.id) return
  dropSessionOnItsWay(context)
  void refreshSession(context)
}

/** A refusal may mean that the session ended or that the role changed: ask once who is signed in now. */
export async function recheckAfterRefusal(context: SessionContext, error: unknown) {
  const code = errorCode(error)
  const refused = code === 'UNAUTHENTICATED' || code === 'FORBIDDEN'
  if (refused && context.utils.auth.session.getData()) await refreshSession(context)
}

function clearAllButSession(queryClient: QueryClient) {
  // The entry itself stays: mounted screens listen to it and would not hear of a new one.
  const sessionKey = JSON.stringify(getQueryKey(trpc.auth.session, undefined, 'query'))
  queryClient.removeQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey) !== sessionKey })
  queryClient.getMutationCache().clear()
  forgetConversations()
}
