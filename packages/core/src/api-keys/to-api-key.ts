import type { ApiKey } from '@tallgrass/contracts/integrations'
import type { ListedKeyRow } from '@tallgrass/db'
import { keyStatusOf } from '@tallgrass/domain'

export function toApiKey({ ownerId, ownerName, ...key }: ListedKeyRow, now: Date): ApiKey {
  const owner = ownerId === null ? null : { id: ownerId, name: ownerName ?? '' }
  return { ...key, owner, status: keyStatusOf(key, now) }
}
