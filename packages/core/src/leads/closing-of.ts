import type { Instant, LeadClosing } from '@tallgrass/domain'

export interface Closing {
  closedAs: LeadClosing | null
  closedReason: string | null
  closedAt: Instant | null
}

/** The columns of an open lead. */
export const REOPENED = { closedAs: null, closedReason: null, closedAt: null }

/** How a lead is closed, for the audit log. */
export function closingOf({ closedAs, closedAt, closedReason }: Closing) {
  return { closedAs, closedReason, closedAt }
}
