import { randomUUID } from 'node:crypto'
import type { ProcedureInput, ProcedurePath } from '@tallgrass/api/paths/row.ts'
import { unique } from '@tallgrass/testing'
import type { ProjectWorld } from '../worlds/project-world.ts'

type Calls<Paths extends ProcedurePath> = {
  [Path in Paths]: (world: ProjectWorld) => ProcedureInput<Path> | Promise<ProcedureInput<Path>>
}

/** A call for every procedure of these routers and every named procedure, except `Excluded`. */
export type CallsOf<Names extends string, World, Excluded extends ProcedurePath = never> = {
  [Path in Exclude<Extract<ProcedurePath, Names | `${Names}.${string}`>, Excluded>]: (
    world: World,
  ) => ProcedureInput<Path> | Promise<ProcedureInput<Path>>
}

type ProjectPaths =
  | 'portal.dashboard'
  | Extract<ProcedurePath, `portal.${'projects' | 'tasks' | 'files' | 'messages'}.${string}`>
  | `admin.dashboard.get`
  | Extract<ProcedurePath, `admin.${'projects' | 'tasks' | 'checklist' | 'costs' | 'tools'}.${string}`>

const part = async ({ project }: ProjectWorld) => ({ id: (await project()).id, limit: 5 })

export const validProjectCalls: Calls<ProjectPaths> = {
  'portal.dashboard': () => {},
  'portal.projects.list': () => ({ search: 'project', status: 'ACTIVE', sort: 'name', limit: 5 }),
  'portal.projects.get': async ({ project }) => ({ id: (await project()).id }),
  'portal.projects.summary': async ({ project }) => ({ id: (await project()).id }),
  'portal.projects.tasks': part,
  'portal.projects.checklist': part,
  'portal.projects.costs': part,
  'portal.projects.costTotals': async ({ project }) => ({ id: (await project()).id }),
  'portal.projects.tools': part,
  'portal.projects.invoices': part,
  'portal.projects.agreements': part,
  'portal.tasks.move': async ({ clientTask }) => ({ id: (await clientTask()).id, status: 'IN_PROGRESS' }),
  'portal.tasks.handIn': async ({ startedTask }) => ({
    id: (await startedTask()).id,
    note: 'As vector files',
    links: ['https://example.com/logos'],
  }),
  'portal.tasks.handedIn': async ({ taskInReview }) => ({ id: (await taskInReview()).id }),
  'portal.tasks.takeBack': async ({ review }) => ({ id: (await review()).id }),
  'portal.tasks.review': async ({ taskInReview }) => ({
    taskId: (await taskInReview()).id,
    round: 1,
    decision: 'REVISE',
    comment: 'Please say our opening hours, too.',
  }),
  'portal.tasks.reviews': async ({ taskInReview }) => ({ id: (await taskInReview()).id, limit: 5 }),
  'portal.messages.list': part,
  'portal.messages.unread': () => {},
  'portal.messages.send': async ({ message }) => {
    const { id, projectId } = await message()
    return {
      projectId,
      body: 'The new hours are **8 to 5**.',
      internal: false,
      quotedId: id,
      sendKey: randomUUID(),
    }
  },
  'portal.messages.edit': async ({ message }) => ({
    id: (await message()).id,
    body: 'Please call after six.',
  }),
  'portal.messages.delete': async ({ message }) => ({ id: (await message()).id }),
  'portal.messages.markRead': async ({ message }) => {
    const { id, projectId } = await message()
    return { projectId, messageId: id }
  },
  'portal.messages.draft': async ({ project }) => ({ id: (await project()).id }),
  'portal.messages.saveDraft': async ({ message }) => {
    const { id, projectId } = await message()
    return { projectId, body: 'The new hours', internal: false, quotedId: id, sendKey: randomUUID() }
  },
  'portal.files.list': async ({ project }) => ({ projectId: (await project()).id, limit: 5 }),
  'portal.files.drafts': async ({ project }) => ({ projectId: (await project()).id, purpose: 'message' }),
  'portal.files.remove': async ({ file }) => ({ id: (await file()).id }),
  'admin.dashboard.get': () => {},
  'admin.projects.counts': () => {},
  'admin.projects.create': async ({ project }) => ({
    name: `Front desk ${unique()}`,
    type: 'Automation Pack',
    clientId: (await project()).clientId,
    description: 'Calls after five',
    startDate: '2026-11-23',
    targetEndDate: '2026-12-18T00:00:00.000Z',
    fromTemplate: true,
  }),
  'admin.projects.update': async ({ project }) => {
    const { clientId, id } = await project()
    return { id, version: 1, name: 'Front desk', clientId, status: 'REVIEW', targetEndDate: null }
  },
  'admin.projects.delete': async ({ project }) => ({ id: (await project()).id }),
  'admin.projects.history': part,
  'admin.tasks.create': async ({ project }) => ({
    projectId: (await project()).id,
    title: 'Collect logos',
    detail: 'As vector files',
    owner: 'CLIENT',
    dueDate: '2026-12-01',
  }),
  'admin.tasks.update': async ({ clientTask }) => ({
    id: (await clientTask()).id,
    version: 1,
    title: 'Collect logos and fonts',
    dueDate: '2026-12-02',
  }),
  'admin.tasks.place': async ({ clientTask }) => ({ id: (await clientTask()).id, before: null }),
  'admin.tasks.delete': async ({ clientTask }) => ({ id: (await clientTask()).id }),
  'admin.checklist.create': async ({ project }) => ({
    projectId: (await project()).id,
    item: 'DNS moved',
    required: false,
  }),
  'admin.checklist.update': async ({ checklistItem }) => ({
    id: (await checklistItem()).id,
    version: 1,
    item: 'DNS moved to the client',
  }),
  'admin.checklist.move': async ({ checklistItem }) => ({ id: (await checklistItem()).id, status: 'PASSED' }),
  'admin.checklist.delete': async ({ checklistItem }) => ({ id: (await checklistItem()).id }),
  'admin.costs.create': async ({ project }) => ({
    projectId: (await project()).id,
    label: 'Domain',
    category: 'SUBSCRIPTIONS',
    amount: 12.5,
    vendor: 'Prairie Names',
    notes: 'Yearly',
    reimbursable: true,
  }),
  'admin.costs.update': async ({ cost }) => ({ id: (await cost()).id, version: 1, amount: '13.00' }),
  'admin.costs.delete': async ({ cost }) => ({ id: (await cost()).id }),
  'admin.tools.create': async ({ project }) => ({
    projectId: (await project()).id,
    toolName: 'Booking calendar',
    vendor: 'Prairie Time',
    plan: 'Small',
    setupNotes: 'One calendar for each person',
  }),
  'admin.tools.update': async ({ tool }) => ({ id: (await tool()).id, version: 1, plan: 'Medium' }),
  'admin.tools.move': async ({ tool }) => ({ id: (await tool()).id, status: 'CONFIGURED' }),
  'admin.tools.delete': async ({ tool }) => ({ id: (await tool()).id }),
}
