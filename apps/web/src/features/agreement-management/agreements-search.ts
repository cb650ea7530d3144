import type { AgreementId, AgreementStatus } from '@tallgrass/domain'
import { idOf, oneOf, searchOf } from '../../lib/address'

export const agreementTabs = ['agreements', 'documents'] as const
export type AgreementTab = (typeof agreementTabs)[number]

// Written out, because the first script reads addresses and must stay small.
const statuses = ['DRAFT', 'SENT', 'SIGNED_CLIENT', 'SIGNED_BOTH'] as const satisfies AgreementStatus[]
/** CLOSED is not a status: it lists the drafts that were closed. */
const choices = [...statuses, 'CLOSED'] as const

export interface AgreementFilters {
  search?: string | undefined
  status?: AgreementStatus | 'CLOSED' | undefined
}

/** Search parameters of Agreement Management, so that a view can be shared. */
export interface AgreementsSearch extends AgreementFilters {
  /** Undefined for the first tab. */
  tab?: AgreementTab | undefined
  /** Cards if undefined. */
  view?: 'table' | undefined
  /** ID of the agreement whose drawer is open. */
  agreement?: AgreementId | undefined
}

/** Reads the search parameters and ignores invalid values. */
export function readAgreementsSearch(address: Record<string, unknown>): AgreementsSearch {
  const { agreement, search, status, tab, view } = address
  return {
    tab: oneOf(agreementTabs, tab, 'agreements'),
    view: view === 'table' ? view : undefined,
    search: searchOf(search),
    status: oneOf(choices, status),
    agreement: idOf('Agreement', agreement),
  }
}
