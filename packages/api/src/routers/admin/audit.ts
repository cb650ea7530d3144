import { auditPage, listAuditInput } from '@tallgrass/contracts'
import { listActions, listAudit } from '@tallgrass/core'
import { z } from 'zod'
import { adminProcedure, router } from '../../trpc.ts'

export const auditRouter = router({
  /** The audit log, newest first. */
  list: adminProcedure
    .meta({ says: 'The audit log, newest first' })
    .input(listAuditInput)
    .output(auditPage)
    .query(({ ctx, input }) => listAudit(ctx, input)),
  /** Every action that the audit log contains. */
  actions: adminProcedure
    .meta({ says: 'Every action that the audit log contains' })
    .output(z.array(z.string()))
    .query(({ ctx }) => listActions(ctx)),
})
