import type { Ctx } from '../ctx.ts'
import { openSealed } from '../security/open-sealed.ts'
import type { Sealer } from '../security/sealer.ts'
import { hashToken } from '../security/secret-token.ts'

const PREFIX = 'invitation:'

/**
 * One more token for an invitation whose own token only its first message has. Both work until the invitation is
 * accepted, or ends, or gets a new link.
 */
export function addToken(sealer: Sealer, inviteTokenHash: string): string {
  return sealer.seal(PREFIX + inviteTokenHash)
}

/** The hash with which the invitation of a link is found. */
export function invitationHashOf({ sealer }: Pick<Ctx, 'sealer'>, token: string): string {
  const opened = openSealed(sealer, token)
  return opened?.startsWith(PREFIX) ? opened.slice(PREFIX.length) : hashToken(token)
}
