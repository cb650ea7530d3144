import { agreementPage, listAgreementsInput } from '@tallgrass/contracts'
import { listAgreements } from '@tallgrass/core'
import { portalProcedure, router } from '../../trpc.ts'

export const portalAgreementsRouter = router({
  /** Agreements, newest first; clients see their own. */
  list: portalProcedure
    .meta({ says: 'Agreements, newest first; clients see their own', scope: 'agreements:read' })
    .input(listAgreementsInput)
    .output(agreementPage)
    .query(({ ctx, input }) => listAgreements(ctx, input)),
})
