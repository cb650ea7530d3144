import {
  declineDocumentInput,
  done,
  openDocumentInput,
  signDocumentInput,
  signed,
  signingPage,
  signingView,
} from '@tallgrass/contracts'
import { declineDocument, getSigning, getSigningPage, openDocument, signDocument } from '@tallgrass/core'
import { router, signerProcedure } from '../../trpc.ts'

/** Also for callers with the link from the email: each verb determines in which role the caller acts. */
export const signingRouter = router({
  get: signerProcedure
    .input(openDocumentInput)
    .output(signingView)
    .query(({ ctx, input }) => getSigning(ctx, input)),
  open: signerProcedure
    .input(openDocumentInput)
    .output(done)
    .mutation(({ ctx, input }) => openDocument(ctx, input)),
  sign: signerProcedure
    .input(signDocumentInput)
    .output(signed)
    .mutation(({ ctx, input }) => signDocument(ctx, input)),
  decline: signerProcedure
    .input(declineDocumentInput)
    .output(done)
    .mutation(({ ctx, input }) => declineDocument(ctx, input)),
  page: signerProcedure
    .input(openDocumentInput)
    .output(signingPage)
    .mutation(({ ctx, input }) => getSigningPage(ctx, input)),
})
