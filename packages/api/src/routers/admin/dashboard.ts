import { adminDashboard } from '@tallgrass/contracts'
import { getAdminDashboard } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const dashboardRouter = router({
  get: adminProcedure.output(adminDashboard).query(({ ctx }) => getAdminDashboard(ctx)),
})
