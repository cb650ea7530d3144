import type { AgreementStatus } from '@tallgrass/domain'

export const agreementTabs = ['agreements', 'documents'] as const
export type AgreementTab = (typeof agreementTabs)[number]

// Written out, because addresses are read by the first script.
const statuses = ['DRAFT', 'SENT', 'SIGNED_CLIENT', 'SIGNED_BOTH'] as const satisfies AgreementStatus[]

export interface AgreementFilters {
  search?: string | undefined
  status?: AgreementStatus | undefined
}

/** What stands in the address of Agreement Management, so that a view can be shared. */
export interface AgreementsSearch extends AgreementFilters {
  /** Unless it is the first. */
  tab?: AgreementTab | undefined
  /** The one whose drawer is open. */
  agreement?: string | undefined
}

const LONGEST_SEARCH = 200
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whatever was typed into the address bar, as far as it makes sense. */
export function readAgreementsSearch(address: Record<string, unknown>): AgreementsSearch {
  const { agreement, search, status, tab } = address
  return {
    tab: agreementTabs.find((known) => known === tab && known !== 'agreements'),
    search: typeof search === 'string' && search !== '' ? search.slice(0, LONGEST_SEARCH) : undefined,
    status: statuses.find((known) => known === status),
    agreement: typeof agreement === 'string' && UUID.test(agreement) ? agreement : undefined,
  }
}
