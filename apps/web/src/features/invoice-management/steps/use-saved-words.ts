import type { InvoiceDetails } from '@tallgrass/contracts'
import { useOutboxSettings } from '../../../lib/use-outbox-settings'
import { issuedWords } from './issue-words'

/** The toast after an invoice was saved: the words for a draft, unless it was issued as well. */
export function useSavedWords(draftWords: { done: string; message?: string }) {
  const { emailEnabled } = useOutboxSettings()
  return ({ status }: Pick<InvoiceDetails, 'status'>) =>
    status === 'DRAFT' ? draftWords : issuedWords(emailEnabled)
}
