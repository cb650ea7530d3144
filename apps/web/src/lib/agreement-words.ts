import { verifyPage } from '@tallgrass/brand'
import type { AgreementType, DocumentType } from '@tallgrass/domain'

export const agreementNames: Record<AgreementType, string> = {
  MSA: 'Master Service Agreement',
  SOW: 'Statement of Work',
  TOOLS: 'Tools Agreement',
}

/** The names that the business uses. */
export const documentNames: Record<DocumentType, string> = verifyPage.types
