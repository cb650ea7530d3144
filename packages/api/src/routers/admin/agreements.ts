import {
  agreementCounts,
  agreementDetails,
  agreementId,
  createAgreementInput,
  done,
  sendForSignatureInput,
} from '@tallgrass/contracts'
import {
  closeAgreement,
  countAgreements,
  createAgreement,
  deleteAgreement,
  getAgreement,
  sendForSignature,
} from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const agreementsRouter = router({
  counts: adminProcedure.output(agreementCounts).query(({ ctx }) => countAgreements(ctx)),
  get: adminProcedure
    .input(agreementId)
    .output(agreementDetails)
    .query(({ ctx, input }) => getAgreement(ctx, input)),
  create: adminProcedure
    .input(createAgreementInput)
    .output(agreementDetails)
    .mutation(({ ctx, input }) => createAgreement(ctx, input)),
  sendForSignature: adminProcedure
    .input(sendForSignatureInput)
    .output(agreementDetails)
    .mutation(({ ctx, input }) => sendForSignature(ctx, input)),
  close: adminProcedure
    .input(agreementId)
    .output(agreementDetails)
    .mutation(({ ctx, input }) => closeAgreement(ctx, input)),
  delete: adminProcedure
    .input(agreementId)
    .output(done)
    .mutation(({ ctx, input }) => deleteAgreement(ctx, input)),
})
