import {
  documentId,
  downloadAnswer,
  eSignatureDocument,
  eSignatureDocumentPage,
  pageInput,
  verifiedDocument,
  verifyDocumentInput,
} from '@tallgrass/contracts'
import { downloadDocument, listDocuments, refreshDocument, verifyDocument } from '@tallgrass/core'
import { documentProcedure, portalProcedure, publicProcedure, router } from '../../trpc.ts'

export const documentsRouter = router({
  /** Documents by workflow step, then newest first; clients see those sent to them. */
  list: portalProcedure
    .meta({
      says: 'Documents by workflow step, then newest first; clients see those sent to them',
      scope: 'agreements:read',
    })
    .input(pageInput)
    .output(eSignatureDocumentPage)
    .query(({ ctx, input }) => listDocuments(ctx, input)),
  /** The current status of a document. */
  status: documentProcedure
    .meta({ says: 'The current status of a document', scope: 'agreements:read' })
    .input(documentId)
    .output(eSignatureDocument)
    .query(({ ctx, input }) => refreshDocument(ctx, input)),
  /** The download link of a completed document. */
  download: documentProcedure
    .meta({
      says: 'The download link of a completed document',
      scope: 'agreements:read',
      refuses: ['CONFLICT'],
    })
    .input(documentId)
    .output(downloadAnswer)
    .query(({ ctx, input }) => downloadDocument(ctx, input)),
  /** Whether a file is a document that was signed here. */
  verify: publicProcedure
    .meta({ says: 'Whether a file is a document that was signed here' })
    .input(verifyDocumentInput)
    .output(verifiedDocument)
    .query(({ ctx, input }) => verifyDocument(ctx, input)),
})
