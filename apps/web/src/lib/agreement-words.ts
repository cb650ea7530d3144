import { verifyPage } from '@tallgrass/brand'
import type { AgreementType, DocumentType } from '@tallgrass/domain'

export const agreementNames: Record<AgreementType, string> = {
  MSA: 'Master Service Agreement',
  SOW: 'Statement of Work',
  TOOLS: 'Tools Agreement',
}

/** As the business calls them, wherever they are shown. */
export const documentNames: Record<DocumentType, string> = verifyPage.types
