import type { KnownContact, OpenedView } from '@tallgrass/contracts'
import { findOrganizationName } from '@tallgrass/db'
import { AppError, toInstant } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { lockContact } from '../contacts/lock-contact.ts'
import { hashToken } from '../security/secret-token.ts'
import { sealView } from './seal-view.ts'

const VIEW_MS = 60 * 60 * 1000

/**
 * Opens the portal as a contact sees it, with or without an account. The token works for an hour, in the caller's
 * session only. Throws NOT_FOUND, or CONFLICT for a deactivated contact.
 */
export async function viewAs(ctx: AdminCtx, { id }: KnownContact): Promise<OpenedView> {
  const { sealer, session, user } = ctx
  if (session.token === null) throw new AppError('UNAUTHENTICATED', 'Please sign in first')
  const hashed = hashToken(session.token)
  return ctx.transaction(async (tx) => {
    const { deactivatedAt, name, organizationId } = await lockContact(tx, id)
    if (deactivatedAt)
      throw new AppError('CONFLICT', `${name} was deactivated. Reactivate them to see their portal.`)
    const expiresAt = toInstant(new Date(tx.now.getTime() + VIEW_MS))
    audit(tx, { action: 'contact.view-as', entity: 'user', entityId: id, after: { expiresAt } })
    return {
      token: sealView(sealer, { contactId: id, viewerId: user.id, session: hashed, path: null, expiresAt }),
      name,
      organizationId,
      organizationName: await findOrganizationName(tx.db, organizationId),
      expiresAt,
    }
  })
}
