import type { LeadColumn } from '@tallgrass/contracts'
import type { LeadId, LeadStatus } from '@tallgrass/domain'

/** A move that the server has not confirmed yet. */
export interface Moving {
  id: LeadId
  to: LeadStatus
}

/** The columns with the lead where it is moving to. */
export function withMoving(columns: LeadColumn[], moving: Moving | undefined): LeadColumn[] {
  const lead = moving && leadIn(columns, moving.id)
  if (!lead || lead.status === moving.to) return columns
  return columns.map((column) => {
    const { count, leads, status } = column
    if (status === lead.status) {
      return { ...column, count: count - 1, leads: leads.filter(({ id }) => id !== lead.id) }
    }
    if (status !== moving.to) return column
    const later = leads.findIndex(({ createdAt }) => createdAt < lead.createdAt)
    const place = later < 0 ? leads.length : later
    return { ...column, count: count + 1, leads: leads.toSpliced(place, 0, { ...lead, status }) }
  })
}

export function leadIn(columns: LeadColumn[], id: LeadId) {
  return columns.flatMap(({ leads }) => leads).find((lead) => lead.id === id)
}
