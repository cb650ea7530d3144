import { oneOf } from '../../lib/address'
export const agreementTabs = ['agreements', 'signatures'] as const
export type AgreementTab = (typeof agreementTabs)[number]

/** Search parameters of the agreements page, so that a view can be shared. */
export interface AgreementsSearch {
  tab?: AgreementTab | undefined
}

/** Reads the search parameters and ignores invalid values. */
export function readAgreementsSearch({ tab }: Record<string, unknown>): AgreementsSearch {
  return { tab: oneOf(agreementTabs, tab) }
}
