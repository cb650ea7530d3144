import type { Settings } from '../ctx.ts'
import { newSecretToken } from '../security/secret-token.ts'

/** A link that opens one account, its hash for the table, and the instant at which it ends. */
export function newInvitationLink(settings: Settings, now: Date) {
  const { token, tokenHash } = newSecretToken()
  return {
    inviteUrl: `${settings.publicUrl}/invite/accept?token=${token}`,
    tokenHash,
    expiresAt: new Date(now.getTime() + settings.invitationTtl * 1000),
  }
}
