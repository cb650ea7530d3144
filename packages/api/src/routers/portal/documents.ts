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
  list: portalProcedure
    .input(pageInput)
    .output(eSignatureDocumentPage)
    .query(({ ctx, input }) => listDocuments(ctx, input)),
  status: documentProcedure
    .input(documentId)
    .output(eSignatureDocument)
    .query(({ ctx, input }) => refreshDocument(ctx, input)),
  download: documentProcedure
    .input(documentId)
    .output(downloadAnswer)
    .query(({ ctx, input }) => downloadDocument(ctx, input)),
  verify: publicProcedure
    .input(verifyDocumentInput)
    .output(verifiedDocument)
    .query(({ ctx, input }) => verifyDocument(ctx, input)),
})
