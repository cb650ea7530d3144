import {
  auditPage,
  createProjectInput,
  done,
  project,
  projectCounts,
  projectId,
  projectPart,
  updateProjectInput,
} from '@tallgrass/contracts'
import {
  countProjects,
  createProject,
  deleteProject,
  listProjectHistory,
  updateProject,
} from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const projectsRouter = router({
  counts: adminProcedure.output(projectCounts).query(({ ctx }) => countProjects(ctx)),
  create: adminProcedure
    .input(createProjectInput)
    .output(project)
    .mutation(({ ctx, input }) => createProject(ctx, input)),
  update: adminProcedure
    .input(updateProjectInput)
    .output(project)
    .mutation(({ ctx, input }) => updateProject(ctx, input)),
  delete: adminProcedure
    .input(projectId)
    .output(done)
    .mutation(({ ctx, input }) => deleteProject(ctx, input)),
  history: adminProcedure
    .input(projectPart)
    .output(auditPage)
    .query(({ ctx, input }) => listProjectHistory(ctx, input)),
})
