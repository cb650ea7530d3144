import type { Agreement, SendForSignatureInput } from '@tallgrass/contracts'
import type { DocumentType } from '@tallgrass/domain'
import { shortId } from '../../../lib/words'

/** What the fields of the form hold. */
export interface SigningDraft {
  documentType: DocumentType
  documentTitle: string
  projectName: string
  retainerAmount: string
  description: string
}

const USUAL_RETAINER = '5000'

/** What the form begins with; nothing is named before an agreement was chosen. */
export function draftFor(agreement: Pick<Agreement, 'id' | 'type'> | undefined): SigningDraft {
  return {
    documentType: 'retainer',
    documentTitle: agreement ? `${agreement.type} Agreement ${shortId(agreement.id)}` : '',
    projectName: agreement ? `${agreement.type} Project` : '',
    retainerAmount: USUAL_RETAINER,
    description: '',
  }
}

/** As it is sent: only a retainer has an amount. */
export function toSigning({ retainerAmount, ...draft }: SigningDraft) {
  return draft.documentType === 'retainer' ? { ...draft, retainerAmount } : draft
}

export type SigningFacts = Omit<SendForSignatureInput, 'id'>
