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
  /** Loads the session again, and with it what the page shows by it. Resolves to null if there is none. */
  refreshSession: () => Promise<SessionUser | null>
}

/** Of the session that a page knows: `other` if its reader went on with another role, other rights or a new sign-in. */
export type SessionState = 'same' | 'other' | 'gone'

/**
 * Learns a changed role or right. An ended session is asked for in place, as by every refused call of an open portal.
 * `onDifference` is called as soon as there is one, before the reader is asked.
 */
export async function checkSession(
  { refreshSession, userId, utils }: LiveContext,
  onDifference: () => void,
): Promise<SessionState> {
  const { auth, portal } = utils.client
  const user = await auth.session.query(undefined, unattended).catch(() => undefined)
  // Without an answer nothing is known.
  if (user === undefined) return 'same'
  const known = utils.auth.session.getData()
  // Its reader has signed out, or is about to.
  if (known?.id !== userId || isSigningOut()) return 'gone'
  if (user?.id === userId) {
    utils.auth.session.setData(undefined, user)
    // Equal data stays the same object.
    if (utils.auth.session.getData() === known) return 'same'
    onDifference()
    return 'other'
  }
  onDifference()
  const refresh = async () => ((await refreshSession()) === null ? 'gone' : 'other')
  if (user) return refresh()
  try {
    // Answered once the reader has signed in again.
    await portal.notifications.unread.query(undefined, unattended)
    return 'other'
  } catch (error) {
    return errorCode(error) === 'UNAUTHENTICATED' ? refresh() : 'other'
  }
}

/** True if the session of this user may show what changed. That of an administrator names no client. */
export function isAboutSession(
  { changes, reload }: LiveMessage,
  { id: userId, role }: Pick<SessionUser, 'id' | 'role'>,
): boolean {
  const own = changes.filter(({ id, kind }) =>
    kind === 'user' ? id === null || id === userId : role === 'CLIENT',
  )
  return reload || isShownBy({ queryKey: [['auth', 'session']] }, own)
}
