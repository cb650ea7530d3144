import { auditPage, listAuditInput } from '@tallgrass/contracts'
import { listActions, listAudit } from '@tallgrass/core'
import { z } from 'zod'
import { adminProcedure, router } from '../../trpc.ts'

export const auditRouter = router({
  list: adminProcedure
    .input(listAuditInput)
    .output(auditPage)
    .query(({ ctx, input }) => listAudit(ctx, input)),
  actions: adminProcedure.output(z.array(z.string())).query(({ ctx }) => listActions(ctx)),
})
