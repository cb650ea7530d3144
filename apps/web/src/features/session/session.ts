import type { SessionUser } from '@tallgrass/contracts'
import type { UserId } from '@tallgrass/domain'
import { isCancelledError, type Query, type QueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { forgetConversations } from '../../lib/conversation-memory'
import { endOwnWork } from '../../lib/own-work'
import { recordSignOut } from '../../lib/pending-sign-out'
import { type TrpcUtils, trpc } from '../../lib/trpc'
import { errorCode } from '../../lib/trpc-error'
import { viewToken } from '../../lib/view-token'

export interface SessionContext {
  queryClient: QueryClient
  utils: Pick<TrpcUtils, 'auth'>
}

// The cached result of auth.session is the only record of who is signed in:
// route guards, the provider and every screen read it.
/**
 * For route guards: waits for the first session check. Returns null if the check fails; throws in the tab of a view, which
 * shows why it has ended.
 */
export function ensureSession({ utils }: SessionContext): Promise<SessionUser | null> {
  return utils.auth.session.ensureData().catch((error: unknown) => {
    if (viewToken()) throw error
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
    // A sign-in or sign-out in the meantime takes precedence.
    if (isCancelledError(error)) return session.getData() ?? null
    console.warn('Session check failed', error)
    setSession(context, null, before)
    return null
  }
}

/** Cancels session checks in progress: their result predates the sign-in or sign-out. */
export function cancelSessionCheck({ utils }: SessionContext) {
  void utils.auth.session.cancel()
}

/** Stores the user. If they differ from the previous one, clears all cached data of that user. */
export function setSession(
  context: SessionContext,
  user: SessionUser | null,
  before = context.utils.auth.session.getData(),
) {
  context.utils.auth.session.setData(undefined, user)
  if (before && before.id !== user?.id) clearAllButSession(context.queryClient, user)
}

/** Applies a sign-in or sign-out that another tab has broadcast. */
export function receiveSession(context: SessionContext, userId: UserId | null) {
  if (userId === null) {
    cancelSessionCheck(context)
    return setSession(context, null)
  }
  // The sign-in has ended the previous session.
  recordSignOut('done')
  if (userId === context.utils.auth.session.getData()?.id) return
  cancelSessionCheck(context)
  void refreshSession(context)
}

/** Rechecks the session once after a refusal, which may mean that the session ended or the role changed. */
export async function recheckAfterRefusal(context: SessionContext, error: unknown) {
  const code = errorCode(error)
  const refused = code === 'UNAUTHENTICATED' || code === 'FORBIDDEN'
  if (refused && context.utils.auth.session.getData()) await refreshSession(context)
}

function clearAllButSession(queryClient: QueryClient, user: SessionUser | null) {
  // Keeps the session entry: mounted screens observe it and would not see a new one.
  const session = queryClient
    .getQueryCache()
    .find({ queryKey: getQueryKey(trpc.auth.session, undefined, 'query') })
  const predicate = (query: Query) => query !== session
  // The screens of the new user may be mounted already: they would keep what a removed entry held.
  if (user) void queryClient.resetQueries({ predicate })
  else queryClient.removeQueries({ predicate })
  queryClient.getMutationCache().clear()
  forgetConversations()
  endOwnWork()
}
