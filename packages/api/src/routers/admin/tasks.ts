import { createTaskInput, done, placeTaskInput, task, taskId, updateTaskInput } from '@tallgrass/contracts'
import { createTask, deleteTask, placeTask, updateTask } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const tasksRouter = router({
  /** Add a task to a project. */
  create: adminProcedure
    .meta({ says: 'Add a task to a project', scope: 'tasks:write' })
    .input(createTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => createTask(ctx, input)),
  /** Change a task. */
  update: adminProcedure
    .meta({ says: 'Change a task', scope: 'tasks:write' })
    .input(updateTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => updateTask(ctx, input)),
  /** Move a task to another place in the order. */
  place: adminProcedure
    .meta({ says: 'Move a task to another place in the order', scope: 'tasks:write' })
    .input(placeTaskInput)
    .output(done)
    .mutation(({ ctx, input }) => placeTask(ctx, input)),
  /** Delete a task. */
  delete: adminProcedure
    .meta({ says: 'Delete a task', scope: 'tasks:write' })
    .input(taskId)
    .output(done)
    .mutation(({ ctx, input }) => deleteTask(ctx, input)),
})
