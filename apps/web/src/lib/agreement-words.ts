import { verifyPage } from '@tallgrass/brand'
import type { DocumentType } from '@tallgrass/domain'

/** As the business calls them, wherever they are shown. */
export const documentNames: Record<DocumentType, string> = verifyPage.types
