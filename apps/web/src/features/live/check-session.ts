import type { LiveMessage, SessionUser } from '@tallgrass/contracts'
import type { UserId } from '@tallgrass/domain'
import type { QueryClient } from '@tanstack/react-query'
import { isSigningOut } from '../../lib/pending-sign-out'
import type { trpc } from '../../lib/trpc'
import { errorCode } from '../../lib/trpc-error'
import { unattended } from '../../lib/unattended'
import { isShownBy } from './shown-changes'

export interface LiveContext {
  queryClient: QueryClient
  utils: ReturnType<typeof trpc.useUtils>
  userId: UserId
  /** Loads the session again, for all that depends on it. Resolves to null if there is none. */
  refreshSession: () => Promise<SessionUser | null>
}

/**
 * Learns a changed role or right. An ended session is asked for in place, as by every refused call of an open portal.
 * Resolves to false if its reader gives it up.
 */
export async function checkSession({ refreshSession, userId, utils }: LiveContext): Promise<boolean> {
  const { auth, portal } = utils.client
  const user = await auth.session.query(undefined, unattended).catch(() => undefined)
  // Without an answer nothing is known.
  if (user === undefined) return true
  // Its reader has signed out, or is about to.
  if (utils.auth.session.getData()?.id !== userId || isSigningOut()) return false
  if (user?.id === userId) {
    utils.auth.session.setData(undefined, user)
    return true
  }
  if (user) return (await refreshSession()) !== null
  try {
    // Answered once the reader has signed in again.
    await portal.notifications.unread.query(undefined, unattended)
    return true
  } catch (error) {
    if (errorCode(error) !== 'UNAUTHENTICATED') return true
    return (await refreshSession()) !== null
  }
}

/** True if the reader's own session may show what changed. */
export function isAboutSession({ changes, reload }: LiveMessage, userId: UserId): boolean {
  const own = changes.filter(({ id, kind }) => kind !== 'user' || id === null || id === userId)
  return reload || isShownBy({ queryKey: [['auth', 'session']] }, own)
}
