import type { Settings } from '../ctx.ts'
import { newSecretToken } from '../security/secret-token.ts'

/** A link that creates one account, the hash of its token, and its expiry. */
export function newInvitationLink(settings: Settings, now: Date) {
  const { token, tokenHash } = newSecretToken()
  return {
    inviteUrl: invitationUrl(settings, token),
    tokenHash,
    expiresAt: new Date(now.getTime() + settings.invitationTtl * 1000),
  }
}

export function invitationUrl({ publicUrl }: Settings, token: string): string {
  return `${publicUrl}/invite/accept?token=${token}`
}
