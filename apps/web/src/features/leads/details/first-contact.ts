import type { Lead } from '@tallgrass/contracts'
import { formatDuration } from '../../../lib/format'

/** 'Contacted after 2 h', or for how long somebody has waited: the number that wins or loses a lead. */
export function firstContact(
  { createdAt, firstContactedAt }: Pick<Lead, 'createdAt' | 'firstContactedAt'>,
  now = new Date(),
): string {
  const arrival = Date.parse(createdAt)
  if (firstContactedAt) return `Contacted after ${formatDuration(Date.parse(firstContactedAt) - arrival)}`
  return `Waiting for ${formatDuration(now.getTime() - arrival)}`
}
