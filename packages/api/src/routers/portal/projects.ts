import {
  agreementPage,
  checklistPage,
  costPage,
  costTotals,
  invoicePage,
  listProjectsInput,
  project,
  projectId,
  projectPage,
  projectPart,
  projectSummary,
  taskPage,
  toolPage,
} from '@tallgrass/contracts'
import {
  getProject,
  listChecklist,
  listCosts,
  listProjectAgreements,
  listProjectInvoices,
  listProjects,
  listTasks,
  listTools,
  sumCosts,
  summarizeProject,
} from '@tallgrass/core'
import { portalProcedure, router } from '../../trpc.ts'

export const portalProjectsRouter = router({
  /** Projects with their task progress, newest first; clients see their own. */
  list: portalProcedure
    .meta({
      says: 'Projects with their task progress, newest first; clients see their own',
      scope: 'projects:read',
    })
    .input(listProjectsInput)
    .output(projectPage)
    .query(({ ctx, input }) => listProjects(ctx, input)),
  /** One project. */
  get: portalProcedure
    .meta({ says: 'One project', scope: 'projects:read' })
    .input(projectId)
    .output(project)
    .query(({ ctx, input }) => getProject(ctx, input)),
  /** What was agreed, invoiced and paid for a project, and its agreements. */
  summary: portalProcedure
    .meta({
      says: 'What was agreed, invoiced and paid for a project, and its agreements',
      scope: 'projects:read',
    })
    .input(projectId)
    .output(projectSummary)
    .query(({ ctx, input }) => summarizeProject(ctx, input)),
  /** The tasks of a project, in order. */
  tasks: portalProcedure
    .meta({ says: 'The tasks of a project, in order', scope: 'tasks:read' })
    .input(projectPart)
    .output(taskPage)
    .query(({ ctx, input }) => listTasks(ctx, input)),
  /** The acceptance checklist of a project. */
  checklist: portalProcedure
    .meta({ says: 'The acceptance checklist of a project', scope: 'projects:read' })
    .input(projectPart)
    .output(checklistPage)
    .query(({ ctx, input }) => listChecklist(ctx, input)),
  /** The costs of a project. */
  costs: portalProcedure
    .meta({ says: 'The costs of a project', scope: 'projects:read' })
    .input(projectPart)
    .output(costPage)
    .query(({ ctx, input }) => listCosts(ctx, input)),
  /** Totals of the costs of a project. */
  costTotals: portalProcedure
    .meta({ says: 'Totals of the costs of a project', scope: 'projects:read' })
    .input(projectId)
    .output(costTotals)
    .query(({ ctx, input }) => sumCosts(ctx, input)),
  /** The tools of a project. */
  tools: portalProcedure
    .meta({ says: 'The tools of a project', scope: 'projects:read' })
    .input(projectPart)
    .output(toolPage)
    .query(({ ctx, input }) => listTools(ctx, input)),
  /** The invoices of a project, newest first; clients see no drafts. */
  invoices: portalProcedure
    .meta({ says: 'The invoices of a project, newest first; clients see no drafts', scope: 'invoices:read' })
    .input(projectPart)
    .output(invoicePage)
    .query(({ ctx, input }) => listProjectInvoices(ctx, input)),
  /** The agreements of a project, newest first. */
  agreements: portalProcedure
    .meta({ says: 'The agreements of a project, newest first', scope: 'agreements:read' })
    .input(projectPart)
    .output(agreementPage)
    .query(({ ctx, input }) => listProjectAgreements(ctx, input)),
})
