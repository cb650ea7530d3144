import { oneOf } from '../../lib/address'
export const agreementTabs = ['agreements', 'signatures'] as const
export type AgreementTab = (typeof agreementTabs)[number]

/** What stands in the address of the agreements, so that a view can be shared. */
export interface AgreementsSearch {
  tab?: AgreementTab | undefined
}

/** Whatever was typed into the address bar, as far as it makes sense. */
export function readAgreementsSearch({ tab }: Record<string, unknown>): AgreementsSearch {
  return { tab: oneOf(agreementTabs, tab) }
}
