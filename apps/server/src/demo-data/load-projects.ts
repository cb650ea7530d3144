import {
  type AdminCtx,
  type Ctx,
  createCost,
  createProject,
  handInTask,
  listChecklist,
  listTasks,
  listTools,
  moveChecklistItem,
  moveTask,
  moveTool,
  type PortalCtx,
  requireAdmin,
  requirePortal,
  reviewTask,
  takeBackReview,
  updateProject,
} from '@tallgrass/core'
import {
  type ClientId,
  calendarDateAt,
  DAY_MS,
  type ProjectId,
  type ProjectStatus,
  parseMoney,
  type Role,
  type TaskId,
} from '@tallgrass/domain'
import { findPerson } from './find-person.ts'
import { owner } from './people.ts'
import { type DemoProject, demoProjects } from './projects.ts'

/** A context at a moment in the past, as the given user. */
export type CtxAt = (daysAgo: number, user: Ctx['user']) => Ctx

const ALL = { limit: 100 }
/** In days. */
const FIVE_MINUTES = 5 / (24 * 60)
/** The statuses a project has passed through, by its current status. */
const PATHS: Record<ProjectStatus, ProjectStatus[]> = {
  NEW: [],
  ACTIVE: ['ACTIVE'],
  REVIEW: ['ACTIVE', 'REVIEW'],
  READY: ['ACTIVE', 'REVIEW', 'READY'],
  COMPLETE: ['ACTIVE', 'REVIEW', 'READY', 'COMPLETE'],
  ARCHIVED: ['ACTIVE', 'ARCHIVED'],
}

/** Every project with its tasks, reviews, checklist, tools and costs, each step on its own day. */
export async function loadProjects(at: CtxAt): Promise<void> {
  for (const project of demoProjects) await loadProject(at, project)
}

async function loadProject(at: CtxAt, project: DemoProject): Promise<void> {
  const people = await peopleOf(at, project)
  const { id, clientId, name } = await begin(people.admin(project.daysAgo), project, people.clientId)
  const [first, ...later] = PATHS[project.status]
  const move = (status: ProjectStatus, daysAgo: number) =>
    updateProject(people.admin(daysAgo), { id, clientId, name, status, ...UNTOUCHED })
  // The work is spread from the third day until shortly before now or the due date, whichever comes first.
  const begins = project.daysAgo - 3
  const ends = Math.max(1, -project.dueIn)
  if (first) await move(first, begins)
  await work(people, project, { id, begins, ends })
  for (const [n, status] of later.entries()) await move(status, ends - (n + 1) / 10)
}

const UNTOUCHED = { description: undefined, startDate: undefined, targetEndDate: undefined }

interface People {
  clientId: ClientId
  admin(daysAgo: number): AdminCtx
  as(role: Role, daysAgo: number): PortalCtx
}

async function peopleOf(at: CtxAt, { email }: DemoProject): Promise<People> {
  const { db } = at(0, null)
  const [admin, client] = [await findPerson(db, owner.email), await findPerson(db, email)]
  if (!admin || !client) throw new Error(`The demo data has no one at ${email}`)
  return {
    clientId: client.id,
    admin: (daysAgo) => requireAdmin(at(daysAgo, admin)),
    as: (role, daysAgo) => requirePortal(at(daysAgo, role === 'ADMIN' ? admin : client)),
  }
}

function begin(ctx: AdminCtx, { daysAgo, description, dueIn, name, type }: DemoProject, clientId: ClientId) {
  const dayIn = (days: number) => calendarDateAt(new Date(ctx.clock().getTime() + days * DAY_MS), 'UTC')
  return createProject(ctx, {
    name,
    type,
    description,
    clientId,
    startDate: dayIn(3),
    targetEndDate: dayIn(daysAgo + dueIn),
    fromTemplate: true,
  })
}

interface Span {
  id: ProjectId
  begins: number
  ends: number
}

async function work(people: People, project: DemoProject, { begins, ends, id }: Span): Promise<void> {
  const ctx = people.admin(ends)
  const steps = project.tasks.length + 1
  const dayOf = (step: number) => begins - ((begins - ends) * step) / steps
  const [tasks, checklist, tools] = [
    (await listTasks(ctx, { id, ...ALL })).items,
    (await listChecklist(ctx, { id, ...ALL })).items,
    (await listTools(ctx, { id, ...ALL })).items,
  ]
  for (const [n, task] of tasks.entries()) {
    const remark = project.remarks?.[n]
    await moveTo({
      people,
      task,
      to: project.tasks[n] ?? 'TODO',
      remark,
      handIn: project.handIns?.[n],
      isTakenBack: project.takenBack === n,
      dayOf: (part) => dayOf(n + part),
    })
  }
  for (const [n, { id }] of checklist.entries()) {
    const status = project.checklist[n] ?? 'PENDING'
    if (status !== 'PENDING') await moveChecklistItem(people.admin(ends), { id, status })
  }
  for (const [n, { id }] of tools.entries()) {
    const status = project.tools[n] ?? 'PENDING'
    if (status !== 'PENDING') await moveTool(people.admin(ends + 0.2), { id, status: 'CONFIGURED' })
    if (status === 'TRANSFERRED') await moveTool(people.admin(ends), { id, status })
  }
  for (const [n, cost] of project.costs.entries()) {
    const more = { billable: true, reimbursable: cost.category === 'TRAVEL', vendor: null, notes: null }
    await createCost(people.admin(dayOf(n / 2)), {
      projectId: id,
      ...cost,
      amount: parseMoney(cost.amount),
      ...more,
    })
  }
}

interface Journey {
  people: People
  task: { id: TaskId; owner: Role }
  to: DemoProject['tasks'][number]
  remark: string | undefined
  handIn: { note: string; links: string[] } | undefined
  /** Its first approval was taken back. */
  isTakenBack: boolean
  /** From 0 to 1. */
  dayOf: (part: number) => number
}

/** Moves a task to its status; with a remark, through a round in which the reviewer asked for changes. */
async function moveTo(journey: Journey): Promise<void> {
  const { dayOf, handIn, isTakenBack, people, remark, to } = journey
  const { id, owner } = journey.task
  const reviewer = owner === 'ADMIN' ? 'CLIENT' : 'ADMIN'
  const move = (status: 'IN_PROGRESS' | 'READY_FOR_REVIEW', part: number) =>
    moveTask(people.as(owner, dayOf(part)), { id, status })
  const review = (decision: 'APPROVE' | 'REVISE', round: number, part: number) => {
    const comment = decision === 'REVISE' ? (remark ?? null) : null
    return reviewTask(people.as(reviewer, dayOf(part)), { taskId: id, round, decision, comment })
  }
  if (to === 'TODO') return
  await move('IN_PROGRESS', 0.1)
  if (to === 'IN_PROGRESS') return
  if (handIn) await handInTask(people.as(owner, dayOf(0.5)), { id, fileIds: [], ...handIn })
  else await move('READY_FOR_REVIEW', 0.5)
  if (remark) {
    await review('REVISE', 1, 0.6)
    if (to === 'CHANGES_REQUESTED') return
    await move('IN_PROGRESS', 0.7)
    await move('READY_FOR_REVIEW', 0.8)
  }
  const round = remark ? 2 : 1
  if (isTakenBack) {
    const { id: reviewId } = await review('APPROVE', round, 0.85)
    await takeBackReview(people.as(reviewer, dayOf(0.85) - FIVE_MINUTES), { id: reviewId })
  }
  if (to === 'APPROVED') await review('APPROVE', isTakenBack ? round + 1 : round, 0.9)
}
