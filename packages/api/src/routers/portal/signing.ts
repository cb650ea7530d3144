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
  /** A document as its signer sees it. */
  get: signerProcedure
    .meta({ says: 'A document as its signer sees it' })
    .input(openDocumentInput)
    .output(signingView)
    .query(({ ctx, input }) => getSigning(ctx, input)),
  /** Record that the signer has opened a document. */
  open: signerProcedure
    .meta({ says: 'Record that the signer has opened a document' })
    .input(openDocumentInput)
    .output(done)
    .mutation(({ ctx, input }) => openDocument(ctx, input)),
  /** Sign a document as its client, or countersign it as an administrator. */
  sign: signerProcedure
    .meta({
      says: 'Sign a document as its client, or countersign it as an administrator',
      refuses: ['FORBIDDEN'],
    })
    .input(signDocumentInput)
    .output(signed)
    .mutation(({ ctx, input }) => signDocument(ctx, input)),
  /** Decline to sign a document, with a reason. */
  decline: signerProcedure
    .meta({ says: 'Decline to sign a document, with a reason', refuses: ['FORBIDDEN'] })
    .input(declineDocumentInput)
    .output(done)
    .mutation(({ ctx, input }) => declineDocument(ctx, input)),
  /** The address at which the e-signature service takes the signature. */
  page: signerProcedure
    .meta({
      says: 'The address at which the e-signature service takes the signature',
      refuses: ['FORBIDDEN'],
    })
    .input(openDocumentInput)
    .output(signingPage)
    .mutation(({ ctx, input }) => getSigningPage(ctx, input)),
})
