import { cost, costId, createCostInput, done, updateCostInput } from '@tallgrass/contracts'
import { createCost, deleteCost, updateCost } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const costsRouter = router({
  create: adminProcedure
    .input(createCostInput)
    .output(cost)
    .mutation(({ ctx, input }) => createCost(ctx, input)),
  update: adminProcedure
    .input(updateCostInput)
    .output(cost)
    .mutation(({ ctx, input }) => updateCost(ctx, input)),
  delete: adminProcedure
    .input(costId)
    .output(done)
    .mutation(({ ctx, input }) => deleteCost(ctx, input)),
})
