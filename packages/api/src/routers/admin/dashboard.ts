import { adminDashboard } from '@tallgrass/contracts'
import { getAdminDashboard } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const dashboardRouter = router({
  /** What an administrator sees first: counts, system health, and what needs attention. */
  get: adminProcedure
    .meta({ says: 'What an administrator sees first: counts, system health, and what needs attention' })
    .output(adminDashboard)
    .query(({ ctx }) => getAdminDashboard(ctx)),
})
