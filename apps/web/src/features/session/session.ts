import type { SessionUser } from '@tallgrass/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { forgetConversations } from '../../lib/conversation-memory'
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
  return utils.auth.session.ensureData().catch(() => null)
}

export async function refreshSession(context: SessionContext): Promise<SessionUser | null> {
  const before = context.utils.auth.session.getData()
  const user = await context.utils.auth.session.fetch(undefined, { staleTime: 0 }).catch((error: unknown) => {
    console.warn('Session check failed', error)
    return null
  })
  setSession(context, user, before)
  return user
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
  const current = context.utils.auth.session.getData()
  if (userId === (current?.id ?? null)) return
  if (userId === null) setSession(context, null)
  else void refreshSession(context)
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
