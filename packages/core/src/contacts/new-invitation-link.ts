import { newSecretToken } from '../security/secret-token.ts'
import type { Settings } from '../settings.ts'

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
