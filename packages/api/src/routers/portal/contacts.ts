import { colleagues } from '@tallgrass/contracts'
import { listColleagues } from '@tallgrass/core/people'
import { clientProcedure, router } from '../../trpc.ts'

export const portalContactsRouter = router({
  /** The people who act for your organization, by name. */
  list: clientProcedure
    .meta({ says: 'The people who act for your organization, by name', scope: 'clients:read' })
    .output(colleagues)
    .query(({ ctx }) => listColleagues(ctx)),
})
