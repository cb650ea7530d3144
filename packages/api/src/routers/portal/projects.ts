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
} from '@tallgrass/core'
import { portalProcedure, router } from '../../trpc.ts'

export const portalProjectsRouter = router({
  list: portalProcedure
    .input(listProjectsInput)
    .output(projectPage)
    .query(({ ctx, input }) => listProjects(ctx, input)),
  get: portalProcedure
    .input(projectId)
    .output(project)
    .query(({ ctx, input }) => getProject(ctx, input)),
  tasks: portalProcedure
    .input(projectPart)
    .output(taskPage)
    .query(({ ctx, input }) => listTasks(ctx, input)),
  checklist: portalProcedure
    .input(projectPart)
    .output(checklistPage)
    .query(({ ctx, input }) => listChecklist(ctx, input)),
  costs: portalProcedure
    .input(projectPart)
    .output(costPage)
    .query(({ ctx, input }) => listCosts(ctx, input)),
  costTotals: portalProcedure
    .input(projectId)
    .output(costTotals)
    .query(({ ctx, input }) => sumCosts(ctx, input)),
  tools: portalProcedure
    .input(projectPart)
    .output(toolPage)
    .query(({ ctx, input }) => listTools(ctx, input)),
  invoices: portalProcedure
    .input(projectPart)
    .output(invoicePage)
    .query(({ ctx, input }) => listProjectInvoices(ctx, input)),
  agreements: portalProcedure
    .input(projectPart)
    .output(agreementPage)
    .query(({ ctx, input }) => listProjectAgreements(ctx, input)),
})
