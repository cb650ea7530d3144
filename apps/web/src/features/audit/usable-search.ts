import { isUuid } from '@tallgrass/domain'
import type { AuditSearch } from './audit-search'

const LONGEST_ACTION = 100
const DAY = /^(19|2[0-8])\d\d-\d\d-\d\d$/

/** What the server takes of an address. */
export function usableSearch({ action, entityId, from, to }: AuditSearch): AuditSearch {
  return {
    action: action && action.length <= LONGEST_ACTION ? action : undefined,
    entityId: entityId && isWholeId(entityId) ? entityId : undefined,
    from: from && isDay(from) ? from : undefined,
    to: to && isDay(to) ? to : undefined,
  }
}

export function isWholeId(text: string): boolean {
  return isUuid(text.toLowerCase())
}

/** A day of the calendar, in the years that the server knows. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return DAY.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
