import type { Lead } from '@tallgrass/contracts'
import { formatDuration } from '../../../lib/format'

/** 'Contacted after 2 h' or 'Waiting for 2 h'. */
export function firstContact(
  { createdAt, firstContactedAt }: Pick<Lead, 'createdAt' | 'firstContactedAt'>,
  now: Date,
): string {
  const arrival = Date.parse(createdAt)
  if (firstContactedAt) return `Contacted after ${formatDuration(Date.parse(firstContactedAt) - arrival)}`
  return `Waiting for ${formatDuration(now.getTime() - arrival)}`
}
