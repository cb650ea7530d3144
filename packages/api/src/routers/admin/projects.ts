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
  /** The number of projects by state. */
  counts: adminProcedure
    .meta({ says: 'The number of projects by state', scope: 'projects:read' })
    .output(projectCounts)
    .query(({ ctx }) => countProjects(ctx)),
  /** Create a project. */
  create: adminProcedure
    .meta({ says: 'Create a project', scope: 'projects:write' })
    .input(createProjectInput)
    .output(project)
    .mutation(({ ctx, input }) => createProject(ctx, input)),
  /** Update a project. */
  update: adminProcedure
    .meta({ says: 'Update a project', scope: 'projects:write' })
    .input(updateProjectInput)
    .output(project)
    .mutation(({ ctx, input }) => updateProject(ctx, input)),
  /** Delete a project with its tasks, reviews, checklist, costs, tools and draft invoices. */
  delete: adminProcedure
    .meta({
      says: 'Delete a project with its tasks, reviews, checklist, costs, tools and draft invoices',
      needsProof: true,
    })
    .input(projectId)
    .output(done)
    .mutation(({ ctx, input }) => deleteProject(ctx, input)),
  /** What the audit log says about a project, newest first. */
  history: adminProcedure
    .meta({ says: 'What the audit log says about a project, newest first', scope: 'projects:read' })
    .input(projectPart)
    .output(auditPage)
    .query(({ ctx, input }) => listProjectHistory(ctx, input)),
})
