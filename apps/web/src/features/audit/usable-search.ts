import { isUuid } from '@tallgrass/domain'
import type { AuditSearch } from './audit-search'

const MAX_ACTION_LENGTH = 100
const DAY = /^(19|2[0-8])\d\d-\d\d-\d\d$/

/** Keeps the search parameters that the server accepts. */
export function usableSearch({ action, entityId, from, to }: AuditSearch): AuditSearch {
  return {
    action: action && action.length <= MAX_ACTION_LENGTH ? action : undefined,
    entityId: entityId && isWholeId(entityId) ? entityId : undefined,
    from: from && isDay(from) ? from : undefined,
    to: to && isDay(to) ? to : undefined,
  }
}

export function isWholeId(text: string): boolean {
  return isUuid(text.toLowerCase())
}

/** Accepts a calendar date in the years that the server supports. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return DAY.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
