import { findActiveContact } from '@tallgrass/db'
import { AppError, toInstant } from '@tallgrass/domain'
import { noSession, type View } from '../caller.ts'
import type { Services } from '../ctx.ts'
import { hashToken } from '../security/secret-token.ts'
import { findSessionUser } from '../sessions/find-session-user.ts'
import { toSessionUser } from '../sessions/to-session-user.ts'
import { openSealedView } from './seal-view.ts'

interface PresentedView {
  /** The token of the view. */
  token: string
  /** The token of the session with which it was presented. */
  session: string | null
  /** The file that was asked for; null for the portal. */
  path: string | null
}

/**
 * Who sees the portal as which contact. Throws UNAUTHENTICATED unless the token is from this very session, which is
 * still an administrator's, and the contact is still active.
 */
export async function findView(services: Services, presented: PresentedView): Promise<View> {
  const { path, session, token } = presented
  const view = openSealedView(services.sealer, token)
  const viewer = await findSessionUser(services, session)
  const isTheirs =
    session !== null &&
    view?.session === hashToken(session) &&
    viewer?.id === view.viewerId &&
    viewer.role === 'ADMIN' &&
    !viewer.needsSecondFactor
  const isFresh = view !== undefined && view.path === path && view.expiresAt > toInstant(services.clock())
  if (!isTheirs || !isFresh) throw ended(path)
  const found = await findActiveContact(services.database.db, view.contactId)
  if (!found) throw ended(path)
  const user = { ...toSessionUser(found), organizationId: found.organizationId }
  return { contact: { ...user, ...noSession }, viewerId: view.viewerId }
}

function ended(path: string | null): AppError {
  return new AppError(
    'UNAUTHENTICATED',
    path === null
      ? 'This view has ended. Open it again from the client’s page.'
      : 'This link has expired. Go back and open the file again.',
  )
}
