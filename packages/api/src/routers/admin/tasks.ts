import { createTaskInput, done, placeTaskInput, task, taskId, updateTaskInput } from '@tallgrass/contracts'
import { createTask, deleteTask, placeTask, updateTask } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const tasksRouter = router({
  create: adminProcedure
    .input(createTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => createTask(ctx, input)),
  update: adminProcedure
    .input(updateTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => updateTask(ctx, input)),
  place: adminProcedure
    .input(placeTaskInput)
    .output(done)
    .mutation(({ ctx, input }) => placeTask(ctx, input)),
  delete: adminProcedure
    .input(taskId)
    .output(done)
    .mutation(({ ctx, input }) => deleteTask(ctx, input)),
})
