import type { ListedProject, Project, ProjectSummary } from '@tallgrass/contracts'
import { type AnyId, NO_MONEY, noSuch, type ProjectId, parseMoney } from '@tallgrass/domain'
import type { Mocks } from '../procedure-types.ts'
import { auditEntries } from '../samples/audit-entries.ts'
import { dayIn, inDays, mockId } from '../samples/moments.ts'
import { client, type Visitor } from '../samples/people.ts'
import { invoices } from '../samples/project-invoices.ts'
import {
  agreements,
  checklist,
  costs,
  fullProject,
  getSampleProject,
  projects,
  tasks,
  tools,
} from '../samples/projects.ts'
import { sampleHandIn, sampleReview } from '../samples/reviews.ts'
import { clientCalls } from './bookings.ts'
import { type MocksOf, onlyPage } from './mocks-of.ts'

/** A single project, without the fields that only lists have. */
function toProject({ approvedTasks: _, tasks: _tasks, ...project }: ListedProject): Project {
  return project
}

const partsOf = <Row>(id: ProjectId, rows: Row[]) => onlyPage(id === fullProject?.id ? rows : [])

/** A client sees their own projects, an administrator sees all. */
export function portalMocks(
  as: Visitor,
): MocksOf<'portal.projects'> & MocksOf<'portal.tasks'> & Pick<Required<Mocks>, 'portal.dashboard'> {
  const visible = projects.filter(({ clientId }) => as !== 'client' || clientId === client.id)
  const getVisible = (id: ProjectId) => {
    const project = visible.find((one) => one.id === id)
    if (!project) throw noSuch('Project')
    return project
  }
  return {
    'portal.dashboard': () => clientDashboard(),
    'portal.projects.list': ({ search = '', status }) =>
      onlyPage(
        visible.filter(
          (project) =>
            (!status || project.status === status) &&
            `${project.name} ${project.clientName}`.toLowerCase().includes(search.toLowerCase()),
        ),
      ),
    'portal.projects.get': ({ id }) => toProject(getVisible(id)),
    'portal.projects.summary': ({ id }) => summaryOf(getVisible(id)),
    'portal.projects.tasks': ({ id }) => partsOf(id, tasks),
    'portal.projects.checklist': ({ id }) => partsOf(id, checklist),
    'portal.projects.costs': ({ id }) =>
      partsOf(id, as === 'client' ? costs.map((cost) => ({ ...cost, notes: null })) : costs),
    'portal.projects.costTotals': () => ({
      total: parseMoney('3260.50'),
      billable: parseMoney('3218.00'),
      reimbursable: parseMoney('18.00'),
      byCategory: {
        SERVICE_FEES: parseMoney('3200.00'),
        SUBSCRIPTIONS: parseMoney('18.00'),
        MISC: NO_MONEY,
        TRAVEL: parseMoney('42.50'),
      },
    }),
    'portal.projects.tools': ({ id }) => partsOf(id, tools),
    'portal.projects.invoices': ({ id }) => partsOf(id, invoices),
    'portal.projects.agreements': ({ id }) => partsOf(id, agreements),
    'portal.tasks.move': ({ id, status }) => ({ ...sampleOf(tasks, id), status }),
    'portal.tasks.review': ({ comment = null, ...facts }) => sampleReview({ ...facts, comment }),
    'portal.tasks.handIn': ({ id }) => ({ ...sampleOf(tasks, id), status: 'READY_FOR_REVIEW' }),
    'portal.tasks.handedIn': ({ id }) => ({
      handIn: sampleHandIn({ taskId: id, round: 2 }),
      lastReview: sampleReview({ taskId: id }),
    }),
    'portal.tasks.takeBack': ({ id }) => sampleReview({ id, takenBackAt: inDays(0), takeBackUntil: null }),
    'portal.tasks.reviews': ({ id }) => onlyPage([sampleReview({ taskId: id })]),
  }
}

export const projectMocks: MocksOf<'admin.projects'> = {
  'admin.projects.counts': () => ({
    total: projects.length,
    active: projects.filter(({ status }) => status === 'ACTIVE').length,
    inReview: projects.filter(({ status }) => status === 'REVIEW').length,
    completed: projects.filter(({ status }) => status === 'COMPLETE').length,
  }),
  'admin.projects.create': ({ name, type = 'Smart AI Setup' }) => ({
    ...toProject(sampleOf(projects)),
    id: mockId('Project', 99),
    name,
    type,
    status: 'NEW',
  }),
  'admin.projects.update': ({ id, name, status }) => {
    const project = getSampleProject(id) ?? sampleOf(projects)
    return { ...toProject(project), name, status: status ?? project.status, version: project.version + 1 }
  },
  'admin.projects.delete': () => ({ ok: true }),
  'admin.projects.history': () => onlyPage(auditEntries),
}

export const taskMocks: MocksOf<'admin.tasks'> = {
  'admin.tasks.create': ({ title }) => ({ ...sampleOf(tasks), title, status: 'TODO' }),
  'admin.tasks.update': ({ id, title }) => {
    const task = sampleOf(tasks, id)
    return { ...task, title: title ?? task.title, version: task.version + 1 }
  },
  'admin.tasks.place': () => ({ ok: true }),
  'admin.tasks.delete': () => ({ ok: true }),
}

export const checklistMocks: MocksOf<'admin.checklist'> = {
  'admin.checklist.create': ({ item }) => ({ ...sampleOf(checklist), item, status: 'PENDING' }),
  'admin.checklist.update': ({ id }) => sampleOf(checklist, id),
  'admin.checklist.move': ({ id, status }) => ({ ...sampleOf(checklist, id), status }),
  'admin.checklist.delete': () => ({ ok: true }),
}

export const costMocks: MocksOf<'admin.costs'> = {
  'admin.costs.create': ({ label }) => ({ ...sampleOf(costs), label }),
  'admin.costs.update': ({ id }) => sampleOf(costs, id),
  'admin.costs.delete': () => ({ ok: true }),
}

export const toolMocks: MocksOf<'admin.tools'> = {
  'admin.tools.create': ({ toolName }) => ({ ...sampleOf(tools), toolName, transferStatus: 'PENDING' }),
  'admin.tools.update': ({ id }) => sampleOf(tools, id),
  'admin.tools.move': ({ id, status }) => ({ ...sampleOf(tools, id), transferStatus: status }),
  'admin.tools.delete': () => ({ ok: true }),
}

export const dashboardMocks: MocksOf<'admin.dashboard'> = {
  'admin.dashboard.get': () => ({
    business: {
      open: { count: 4, amount: parseMoney('9250.00') },
      overdue: { count: 2, amount: parseMoney('1750.00'), oldestDueDate: dayIn(-12) },
      leads: { count: 3, oldest: { id: mockId('Lead', 1), name: 'Curtis Hale', since: inDays(-2) } },
      calls: { count: 2, nextAt: inDays(0.1) },
      toReview: {
        count: 1,
        oldest: { ...taskOfSample(0), readyAt: inDays(-3) },
      },
      overdueTasks: { count: 1, oldest: { ...taskOfSample(1), dueDate: dayIn(-5) } },
    },
    users: 9,
    activeProjects: projects.filter(({ status }) => status === 'ACTIVE').length,
    projects: projects.length,
    pendingAgreements: agreements.filter(({ status }) => status === 'SENT').length,
    agreements: agreements.length,
    health: {
      good: true,
      facts: [
        { subject: 'Email', state: 'good', text: 'Messages are sent through your mail server.' },
        {
          subject: 'E-signature',
          state: 'good',
          text: 'Documents are signed on your own pages and sealed here.',
        },
        { subject: 'Document seal', state: 'good', text: 'The certificate is good for 1812 days.' },
        { subject: 'Background work', state: 'good', text: 'Nothing has failed.' },
      ],
    },
    latestProjects: projects.slice(0, 5).map(toProject),
    latestAgreements: agreements.slice(0, 5),
  }),
}

function taskOfSample(index: number) {
  const { id, title } = sampleOf(tasks, tasks[index]?.id)
  return { id, title, projectId: fullProject?.id ?? sampleOf(projects).id }
}

/** The sample with this id, or the first one. */
function sampleOf<Row extends { id: AnyId }>(rows: Row[], id?: Row['id']): Row {
  const row = rows.find((one) => one.id === id) ?? rows[0]
  if (!row) throw new Error('There is no sample')
  return row
}

function summaryOf({ id }: ListedProject): ProjectSummary {
  const own = agreements.filter(({ projectId }) => projectId === id)
  return {
    money: {
      agreed: own.length > 0 ? parseMoney('12000.00') : null,
      unsigned: null,
      invoiced: parseMoney('6800.00'),
      paid: parseMoney('5000.00'),
      refunded: NO_MONEY,
      open: parseMoney('1800.00'),
    },
    agreements: own,
    startsAfter: null,
  }
}

function clientDashboard() {
  const own = projects.filter(({ clientId }) => clientId === client.id)
  const waiting = tasks.map(({ dueDate, id, owner, projectId, readyAt, status, title }) => ({
    owner,
    waiting: { id, title, projectId, projectName: fullProject?.name ?? '', status, dueDate, readyAt },
  }))
  const open = invoices.filter(({ status }) => status === 'OPEN')
  return {
    activeProjects: own.filter(({ status }) => status === 'ACTIVE').length,
    projects: own.length,
    openInvoices: open.length,
    amountDue: parseMoney('1800.00'),
    pendingAgreements: 1,
    pendingSignatures: 1,
    recentProjects: own.slice(0, 3),
    recentInvoices: invoices.slice(0, 3),
    toReview: waiting
      .filter(({ owner, waiting: { status } }) => owner === 'ADMIN' && status === 'READY_FOR_REVIEW')
      .map(({ waiting }) => waiting),
    toDo: waiting
      .filter(({ owner, waiting: { status } }) => owner === 'CLIENT' && status !== 'APPROVED')
      .map(({ waiting }) => waiting),
    toSign: agreements
      .filter(({ status }) => status === 'SENT')
      .map((one) => ({ ...one, documentTitle: 'Scope of work for the front desk', sentAt: one.createdAt })),
    toPay: open,
    calls: clientCalls,
  }
}
