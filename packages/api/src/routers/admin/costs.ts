import { cost, costId, createCostInput, done, updateCostInput } from '@tallgrass/contracts'
import { createCost, deleteCost, updateCost } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const costsRouter = router({
  /** Add a cost to a project. */
  create: adminProcedure
    .meta({ says: 'Add a cost to a project', scope: 'projects:write' })
    .input(createCostInput)
    .output(cost)
    .mutation(({ ctx, input }) => createCost(ctx, input)),
  /** Change a cost. */
  update: adminProcedure
    .meta({ says: 'Change a cost', scope: 'projects:write' })
    .input(updateCostInput)
    .output(cost)
    .mutation(({ ctx, input }) => updateCost(ctx, input)),
  /** Delete a cost that no invoice charges. */
  delete: adminProcedure
    .meta({ says: 'Delete a cost that no invoice charges', scope: 'projects:write' })
    .input(costId)
    .output(done)
    .mutation(({ ctx, input }) => deleteCost(ctx, input)),
})
