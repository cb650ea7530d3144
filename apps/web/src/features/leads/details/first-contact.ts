import type { Lead } from '@tallgrass/contracts'
import { formatDuration } from '@tallgrass/domain'

type LeadTimes = Pick<Lead, 'closedAs' | 'createdAt' | 'firstContactedAt' | 'status'>

/** 'Contacted after 2 h', 'Waiting for 2 h', or 'Not contacted' for a closed or converted lead, which waits no longer. */
export function firstContact(
  { closedAs, createdAt, firstContactedAt, status }: LeadTimes,
  now: Date,
): string {
  const arrival = Date.parse(createdAt)
  if (firstContactedAt) return `Contacted after ${formatDuration(Date.parse(firstContactedAt) - arrival)}`
  if (closedAs || status === 'converted') return 'Not contacted'
  return `Waiting for ${formatDuration(now.getTime() - arrival)}`
}
