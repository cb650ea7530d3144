import type { Agreement, SendForSignatureInput } from '@tallgrass/contracts'
import { type DocumentType, firstDocumentTypes } from '@tallgrass/domain'
import { shortId } from '../../../lib/words'

/** Values of the form fields. */
export interface SigningDraft {
  documentType: DocumentType
  documentTitle: string
  projectName: string
  retainerAmount: string
  description: string
  /** Empty for the one who signs unless someone else is chosen. */
  signerId: string
}

const DEFAULT_RETAINER = '5000'

/** Initial values of the form. Title and project name are empty until an agreement is chosen. */
export function draftFor(agreement: Pick<Agreement, 'id' | 'type'> | undefined): SigningDraft {
  return {
    documentType: agreement ? firstDocumentTypes[agreement.type] : 'retainer',
    documentTitle: agreement ? `${agreement.type} Agreement ${shortId(agreement.id)}` : '',
    projectName: agreement ? `${agreement.type} Project` : '',
    retainerAmount: DEFAULT_RETAINER,
    description: '',
    signerId: '',
  }
}

/** The values to send: only a retainer has an amount. */
export function toSigning({ retainerAmount, signerId, ...draft }: SigningDraft) {
  const facts = signerId ? { ...draft, signerId } : draft
  return draft.documentType === 'retainer' ? { ...facts, retainerAmount } : facts
}

export type SigningFacts = Omit<SendForSignatureInput, 'id'>
