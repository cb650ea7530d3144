import { agreementPage, listAgreementsInput } from '@tallgrass/contracts'
import { listAgreements } from '@tallgrass/core'
import { portalProcedure, router } from '../../trpc.ts'

export const portalAgreementsRouter = router({
  list: portalProcedure
    .input(listAgreementsInput)
    .output(agreementPage)
    .query(({ ctx, input }) => listAgreements(ctx, input)),
})
