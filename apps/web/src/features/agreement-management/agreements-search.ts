import type { AgreementStatus } from '@tallgrass/domain'
import { idOf, oneOf, searchOf } from '../../lib/address'

export const agreementTabs = ['agreements', 'documents'] as const
export type AgreementTab = (typeof agreementTabs)[number]

// Written out, because addresses are read by the first script.
const statuses = ['DRAFT', 'SENT', 'SIGNED_CLIENT', 'SIGNED_BOTH'] as const satisfies AgreementStatus[]
/** Beside the statuses: drafts that are no longer pursued. */
const choices = [...statuses, 'CLOSED'] as const

export interface AgreementFilters {
  search?: string | undefined
  status?: AgreementStatus | 'CLOSED' | undefined
}

/** What stands in the address of Agreement Management, so that a view can be shared. */
export interface AgreementsSearch extends AgreementFilters {
  /** Unless it is the first. */
  tab?: AgreementTab | undefined
  /** The one whose drawer is open. */
  agreement?: string | undefined
}

/** Whatever was typed into the address bar, as far as it makes sense. */
export function readAgreementsSearch(address: Record<string, unknown>): AgreementsSearch {
  const { agreement, search, status, tab } = address
  return {
    tab: oneOf(agreementTabs, tab, 'agreements'),
    search: searchOf(search),
    status: oneOf(choices, status),
    agreement: idOf(agreement),
  }
}
