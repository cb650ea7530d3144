import { createToolInput, done, moveToolInput, tool, toolId, updateToolInput } from '@tallgrass/contracts'
import { createTool, deleteTool, moveTool, updateTool } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const toolsRouter = router({
  /** Add a tool to a project. */
  create: adminProcedure
    .meta({ says: 'Add a tool to a project', scope: 'projects:write' })
    .input(createToolInput)
    .output(tool)
    .mutation(({ ctx, input }) => createTool(ctx, input)),
  /** Change a tool. */
  update: adminProcedure
    .meta({ says: 'Change a tool', scope: 'projects:write' })
    .input(updateToolInput)
    .output(tool)
    .mutation(({ ctx, input }) => updateTool(ctx, input)),
  /** Set the transfer status of a tool. */
  move: adminProcedure
    .meta({ says: 'Set the transfer status of a tool', scope: 'projects:write' })
    .input(moveToolInput)
    .output(tool)
    .mutation(({ ctx, input }) => moveTool(ctx, input)),
  /** Delete a tool. */
  delete: adminProcedure
    .meta({ says: 'Delete a tool', scope: 'projects:write' })
    .input(toolId)
    .output(done)
    .mutation(({ ctx, input }) => deleteTool(ctx, input)),
})
