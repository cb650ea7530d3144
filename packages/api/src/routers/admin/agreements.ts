import {
  agreementCounts,
  agreementDetails,
  agreementId,
  createAgreementInput,
  done,
  sendForSignatureInput,
  updateAgreementInput,
} from '@tallgrass/contracts'
import {
  closeAgreement,
  countAgreements,
  createAgreement,
  deleteAgreement,
  duplicateAgreement,
  getAgreement,
  sendForSignature,
  updateAgreement,
} from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const agreementsRouter = router({
  /** The number of agreements by state. */
  counts: adminProcedure
    .meta({ says: 'The number of agreements by state', scope: 'agreements:read' })
    .output(agreementCounts)
    .query(({ ctx }) => countAgreements(ctx)),
  /** One agreement with its documents. */
  get: adminProcedure
    .meta({ says: 'One agreement with its documents', scope: 'agreements:read' })
    .input(agreementId)
    .output(agreementDetails)
    .query(({ ctx, input }) => getAgreement(ctx, input)),
  /** Draft an agreement. */
  create: adminProcedure
    .meta({ says: 'Draft an agreement', scope: 'agreements:write', refuses: ['NOT_FOUND'] })
    .input(createAgreementInput)
    .output(agreementDetails)
    .mutation(({ ctx, input }) => createAgreement(ctx, input)),
  /** Edit a draft agreement. */
  update: adminProcedure
    .meta({ says: 'Edit a draft agreement', scope: 'agreements:write' })
    .input(updateAgreementInput)
    .output(agreementDetails)
    .mutation(({ ctx, input }) => updateAgreement(ctx, input)),
  /** Draft another agreement with the facts of this one. */
  duplicate: adminProcedure
    .meta({ says: 'Draft another agreement with the facts of this one', scope: 'agreements:write' })
    .input(agreementId)
    .output(agreementDetails)
    .mutation(({ ctx, input }) => duplicateAgreement(ctx, input)),
  /** Send a document of a draft agreement for signature. */
  sendForSignature: adminProcedure
    .meta({ says: 'Send a document of a draft agreement for signature', scope: 'agreements:write' })
    .input(sendForSignatureInput)
    .output(agreementDetails)
    .mutation(({ ctx, input }) => sendForSignature(ctx, input)),
  /** Close a draft agreement that is no longer pursued. */
  close: adminProcedure
    .meta({ says: 'Close a draft agreement that is no longer pursued', scope: 'agreements:write' })
    .input(agreementId)
    .output(agreementDetails)
    .mutation(({ ctx, input }) => closeAgreement(ctx, input)),
  /** Delete a draft agreement that was never sent. */
  delete: adminProcedure
    .meta({ says: 'Delete a draft agreement that was never sent', scope: 'agreements:write' })
    .input(agreementId)
    .output(done)
    .mutation(({ ctx, input }) => deleteAgreement(ctx, input)),
})
