import {
  type LeadInterest,
  type LeadSource,
  type LeadStatus,
  leadInterests,
  leadSources,
  leadStatuses,
} from '@tallgrass/domain'
import { idOf, oneOf, searchOf } from '../../lib/address'

export interface LeadFilters {
  search?: string | undefined
  status?: LeadStatus | undefined
  interest?: LeadInterest | undefined
  source?: LeadSource | undefined
}

/** What stands in the address of the leads, so that a view can be shared. */
export interface LeadsSearch extends LeadFilters {
  /** The table, unless it says otherwise. */
  view?: 'board' | undefined
  /** The one whose drawer is open. */
  lead?: string | undefined
}

/** Whatever was typed into the address bar, as far as it makes sense. */
export function readLeadsSearch(address: Record<string, unknown>): LeadsSearch {
  const { interest, lead, search, source, status, view } = address
  return {
    view: view === 'board' ? view : undefined,
    search: searchOf(search),
    status: oneOf(leadStatuses, status),
    interest: oneOf(leadInterests, interest),
    source: oneOf(leadSources, source),
    lead: idOf(lead),
  }
}
