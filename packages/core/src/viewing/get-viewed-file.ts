import type { ViewedFile, ViewedFileInput } from '@tallgrass/contracts'
import { toInstant } from '@tallgrass/domain'
import type { ClientCtx, PortalCtx } from '../authorize.ts'
import { hashToken } from '../security/secret-token.ts'
import { sealView } from './seal-view.ts'

const FILE_MS = 60 * 1000

/** The address of a file for this reader. The file itself decides whether they may read it. */
export function getViewedFile(ctx: ClientCtx, { path }: ViewedFileInput): ViewedFile {
  return { url: toFileAddress(ctx, path) }
}

/** The address of a file. A browser sends no header with a link, so a view adds a token that works for a minute. */
export function toFileAddress(ctx: PortalCtx, path: string): string {
  const { actor, clock, sealer, session, user } = ctx
  if (actor.kind !== 'viewing_as' || session.token === null) return path
  const token = sealView(sealer, {
    contactId: user.id,
    viewerId: actor.id,
    session: hashToken(session.token),
    path,
    expiresAt: toInstant(new Date(clock().getTime() + FILE_MS)),
  })
  return `${path}?view=${token}`
}
