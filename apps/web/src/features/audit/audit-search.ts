/** What stands in the address of the audit screen, so that a view can be shared. */
export interface AuditSearch {
  action?: string | undefined
  entityId?: string | undefined
  /** Days, UTC. */
  from?: string | undefined
  to?: string | undefined
}

const LONGEST_ACTION = 100
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const DAY = /^(19|2[0-8])\d\d-\d\d-\d\d$/

/** Whatever was typed into the address bar, as far as it makes sense. */
export function readAuditSearch({ action, entityId, from, to }: Record<string, unknown>): AuditSearch {
  return {
    action: textOr(action, (text) => text !== '' && text.length <= LONGEST_ACTION),
    entityId: textOr(entityId, isWholeId),
    from: textOr(from, isDay),
    to: textOr(to, isDay),
  }
}

export function isWholeId(text: string): boolean {
  return UUID.test(text)
}

/** A day of the calendar, in the years that the server knows. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return DAY.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

function textOr(value: unknown, isUsable: (text: string) => boolean): string | undefined {
  return typeof value === 'string' && isUsable(value) ? value : undefined
}
