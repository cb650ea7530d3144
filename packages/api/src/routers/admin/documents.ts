import {
  changeSignerInput,
  documentDetails,
  documentId,
  providerDocuments,
  providerDocumentsInput,
  remindedDocument,
  withdrawDocumentInput,
} from '@tallgrass/contracts'
import {
  changeSigner,
  extendDocument,
  listProviderDocuments,
  remindOfDocument,
  withdrawDocument,
} from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const adminDocumentsRouter = router({
  /** Documents at the e-signature service, newest first. */
  atProvider: adminProcedure
    .meta({
      says: 'Documents at the e-signature service, newest first',
      scope: 'agreements:read',
      refuses: ['NOT_FOUND'],
    })
    .input(providerDocumentsInput)
    .output(providerDocuments)
    .query(({ ctx, input }) => listProviderDocuments(ctx, input)),
  /** Remind the client to sign a document. */
  remind: adminProcedure
    .meta({ says: 'Remind the client to sign a document', scope: 'agreements:write' })
    .input(documentId)
    .output(remindedDocument)
    .mutation(({ ctx, input }) => remindOfDocument(ctx, input)),
  /** Give the client more time to sign a document. */
  extend: adminProcedure
    .meta({ says: 'Give the client more time to sign a document', scope: 'agreements:write' })
    .input(documentId)
    .output(documentDetails)
    .mutation(({ ctx, input }) => extendDocument(ctx, input)),
  /** Let another contact of the client sign a document. */
  changeSigner: adminProcedure
    .meta({ says: 'Let another contact of the client sign a document' })
    .input(changeSignerInput)
    .output(documentDetails)
    .mutation(({ ctx, input }) => changeSigner(ctx, input)),
  /** Withdraw a document that is waiting for signatures. */
  withdraw: adminProcedure
    .meta({ says: 'Withdraw a document that is waiting for signatures', scope: 'agreements:write' })
    .input(withdrawDocumentInput)
    .output(documentDetails)
    .mutation(({ ctx, input }) => withdrawDocument(ctx, input)),
})
