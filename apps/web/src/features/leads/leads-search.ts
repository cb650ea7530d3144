import {
  type LeadInterest,
  type LeadSource,
  type LeadStatus,
  leadInterests,
  leadSources,
  leadStatuses,
} from '@tallgrass/domain'

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

const LONGEST_SEARCH = 200
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whatever was typed into the address bar, as far as it makes sense. */
export function readLeadsSearch(address: Record<string, unknown>): LeadsSearch {
  const { interest, lead, search, source, status, view } = address
  return {
    view: view === 'board' ? view : undefined,
    search: typeof search === 'string' && search !== '' ? search.slice(0, LONGEST_SEARCH) : undefined,
    status: leadStatuses.find((known) => known === status),
    interest: leadInterests.find((known) => known === interest),
    source: leadSources.find((known) => known === source),
    lead: typeof lead === 'string' && UUID.test(lead) ? lead : undefined,
  }
}
