import {
  allLeadSources,
  type LeadFilterStatus,
  type LeadId,
  type LeadInterest,
  type LeadOrigin,
  type LeadSource,
  leadFilterStatuses,
  leadInterests,
} from '@tallgrass/domain'
import { idOf, oneOf, searchOf } from '../../lib/address'

export interface LeadFilters {
  search?: string | undefined
  status?: LeadFilterStatus | undefined
  interest?: LeadInterest | undefined
  source?: LeadSource | LeadOrigin | undefined
}

/** The query string of the leads screen, so that a view can be shared. */
export interface LeadsSearch extends LeadFilters {
  /** The table if undefined. */
  view?: 'board' | undefined
  /** The lead whose drawer is open. */
  lead?: LeadId | undefined
}

/** Reads the query string and ignores unknown values. */
export function readLeadsSearch(address: Record<string, unknown>): LeadsSearch {
  const { interest, lead, search, source, status, view } = address
  return {
    view: view === 'board' ? view : undefined,
    search: searchOf(search),
    status: oneOf(leadFilterStatuses, status),
    interest: oneOf(leadInterests, interest),
    source: oneOf(allLeadSources, source),
    lead: idOf('Lead', lead),
  }
}
