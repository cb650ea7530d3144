import { createToolInput, done, moveToolInput, tool, toolId, updateToolInput } from '@tallgrass/contracts'
import { createTool, deleteTool, moveTool, updateTool } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const toolsRouter = router({
  create: adminProcedure
    .input(createToolInput)
    .output(tool)
    .mutation(({ ctx, input }) => createTool(ctx, input)),
  update: adminProcedure
    .input(updateToolInput)
    .output(tool)
    .mutation(({ ctx, input }) => updateTool(ctx, input)),
  move: adminProcedure
    .input(moveToolInput)
    .output(tool)
    .mutation(({ ctx, input }) => moveTool(ctx, input)),
  delete: adminProcedure
    .input(toolId)
    .output(done)
    .mutation(({ ctx, input }) => deleteTool(ctx, input)),
})
