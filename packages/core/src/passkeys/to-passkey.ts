import type { Passkey } from '@tallgrass/contracts/account'

/** A passkey as its owner sees it. */
export function toPasskey({ createdAt, id, lastUsedAt, name, synced }: Passkey): Passkey {
  return { id, name, synced, createdAt, lastUsedAt }
}
