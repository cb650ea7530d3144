import {
  documentDetails,
  documentId,
  providerDocuments,
  providerDocumentsInput,
  remindedDocument,
  withdrawDocumentInput,
} from '@tallgrass/contracts'
import { extendDocument, listProviderDocuments, remindOfDocument, withdrawDocument } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const adminDocumentsRouter = router({
  atProvider: adminProcedure
    .input(providerDocumentsInput)
    .output(providerDocuments)
    .query(({ ctx, input }) => listProviderDocuments(ctx, input)),
  remind: adminProcedure
    .input(documentId)
    .output(remindedDocument)
    .mutation(({ ctx, input }) => remindOfDocument(ctx, input)),
  extend: adminProcedure
    .input(documentId)
    .output(documentDetails)
    .mutation(({ ctx, input }) => extendDocument(ctx, input)),
  withdraw: adminProcedure
    .input(withdrawDocumentInput)
    .output(documentDetails)
    .mutation(({ ctx, input }) => withdrawDocument(ctx, input)),
})
