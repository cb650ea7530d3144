import { type AnyId, type CalendarDate, toAnyId, toCalendarDate } from '@tallgrass/domain'
import { textOf } from '../../lib/address'

const MAX_ACTION_LENGTH = 100
const FIRST_YEAR = '1900'
const AFTER_LAST_YEAR = '2900'

/** What the audit screen filters by. */
export interface AuditSearch {
  action?: string | undefined
  entityId?: AnyId | undefined
  /** Dates in UTC. */
  from?: CalendarDate | undefined
  to?: CalendarDate | undefined
}

/** Reads the search parameters and ignores those that the server would refuse. */
export function readAuditSearch({ action, entityId, from, to }: Record<string, unknown>): AuditSearch {
  const word = textOf(action)
  return {
    action: word && word.length <= MAX_ACTION_LENGTH ? word : undefined,
    entityId: readEntityId(textOf(entityId)),
    from: readDay(textOf(from)),
    to: readDay(textOf(to)),
  }
}

/** A whole id, in small letters or in capitals. */
export function readEntityId(text = ''): AnyId | undefined {
  return toAnyId(text.toLowerCase())
}

/** A calendar date in the years that the server supports. */
export function readDay(text = ''): CalendarDate | undefined {
  const day = toCalendarDate(text)
  return day && day >= FIRST_YEAR && day < AFTER_LAST_YEAR ? day : undefined
}
