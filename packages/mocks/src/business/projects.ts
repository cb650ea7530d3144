import type { ListedProject, Project, Task } from '@tallgrass/contracts'
import {
  AppError,
  ensureCompletable,
  ensureFresh,
  ensureWorkOpen,
  moveProject,
  moveTask,
  type ProjectId,
  reviewTask,
  type TaskId,
  type TaskStatus,
} from '@tallgrass/domain'
import { anId } from '@tallgrass/domain/an-id'
import type { Mocks } from '../procedure-types.ts'
import { client } from '../samples/people.ts'
import { checklist, fullProject } from '../samples/projects.ts'
import { sampleReview } from '../samples/reviews.ts'
import { getContact } from './clients.ts'
import { type Desk, getRow, given, isFound, now, pageOf, removeRow } from './desk.ts'

export function projectVerbs({ as, business, changed }: Desk) {
  const { invoices, projects, tasks } = business
  const tasksOf = (id: ProjectId) => tasks.filter(({ projectId }) => projectId === id)
  const visible = () => projects.filter(({ clientId }) => as !== 'client' || clientId === client.id)
  const get = (id: ProjectId) => getRow('Project', visible(), id)

  /** With the progress of its tasks; the sample of a project without any says it itself. */
  function listed(project: ListedProject): ListedProject {
    const own = tasksOf(project.id)
    if (own.length === 0) return project
    return {
      ...project,
      tasks: own.length,
      approvedTasks: own.filter(({ status }) => status === 'APPROVED').length,
    }
  }

  function ofClient(clientId: Project['clientId']) {
    const { name, organizationId } = getContact(business, clientId)
    return { clientId, clientName: name, organizationId }
  }

  return {
    'portal.projects.list': ({ clientId, organizationId, search, sort, status, tasks: _, ...page }) =>
      pageOf(
        sorted(
          visible().filter(
            (project) =>
              (!status || project.status === status) &&
              (!clientId || project.clientId === clientId) &&
              (!organizationId || project.organizationId === organizationId) &&
              isFound(search, project.name, project.clientName),
          ),
          sort,
        ).map(listed),
        page,
      ),
    'portal.projects.get': ({ id }) => get(id),
    'portal.projects.tasks': ({ id, ...page }) => pageOf(tasksOf(get(id).id), page),
    'admin.projects.counts': () => ({
      total: projects.length,
      active: projects.filter(({ status }) => status === 'ACTIVE').length,
      inReview: projects.filter(({ status }) => status === 'REVIEW').length,
      completed: projects.filter(({ status }) => status === 'COMPLETE').length,
    }),
    'admin.projects.create': ({
      clientId,
      description = null,
      name,
      startDate = null,
      targetEndDate = null,
      type,
    }) => {
      const dates = { startDate, targetEndDate, createdAt: now() }
      const counts = { version: 1, tasks: 0, approvedTasks: 0 }
      const project: ListedProject = {
        ...ofClient(clientId),
        ...dates,
        ...counts,
        id: anId('Project'),
        name,
        type,
        description,
        status: 'NEW',
      }
      projects.unshift(project)
      changed('project', project.id)
      return project
    },
    'admin.projects.update': ({ clientId, id, status, version, ...input }) => {
      const project = get(id)
      if (version !== undefined) {
        const { name, version: seen } = project
        ensureFresh('project', {
          yours: { version },
          theirs: { name, status: project.status, version: seen },
        })
      }
      if (status && status !== project.status) {
        moveProject(project.status, status)
        if (status === 'COMPLETE') ensureCompletable(openEndsOf(id, tasksOf(id)))
      }
      const moved = status ? { status } : {}
      Object.assign(project, given(input), ofClient(clientId), moved, { version: project.version + 1 })
      changed('project', id)
      return project
    },
    'admin.projects.delete': ({ id }) => {
      const project = get(id)
      const own = invoices.filter(({ projectId }) => projectId === id)
      if (own.some(({ status }) => status === 'PAID'))
        throw new AppError(
          'CONFLICT',
          'This project has paid invoices or signed documents. Archive it instead.',
        )
      for (const invoice of own) {
        if (invoice.status === 'DRAFT') removeRow(invoices, invoice)
        else Object.assign(invoice, { status: 'VOID', label: null, projectId: null, projectName: null })
      }
      removeRow(projects, project)
      changed('project', id)
      return { ok: true }
    },
    ...taskVerbs({ as, business, changed }, get),
  } satisfies Mocks
}

function taskVerbs({ as, business: { tasks }, changed }: Desk, getProject: (id: ProjectId) => ListedProject) {
  const by = as === 'admin' ? 'ADMIN' : 'CLIENT'

  /** Throws NOT_FOUND, or CONFLICT if the project of the task is complete or archived. */
  function getOpen(id: TaskId): Task {
    const task = getRow('Task', tasks, id)
    ensureWorkOpen(getProject(task.projectId), by)
    return task
  }

  /** A task that becomes ready for review starts a round. */
  function move(task: Task, status: TaskStatus): Task {
    const isReady = status === 'READY_FOR_REVIEW'
    return saved(task, { status, round: task.round + (isReady ? 1 : 0), readyAt: isReady ? now() : null })
  }

  function saved(task: Task, facts: Partial<Task>): Task {
    changed('task', task.id)
    return Object.assign(task, facts, { version: task.version + 1 })
  }

  return {
    'admin.tasks.create': ({ detail = null, dueDate = null, ...facts }) => {
      ensureWorkOpen(getProject(facts.projectId))
      const task: Task = {
        ...facts,
        id: anId('Task'),
        detail,
        dueDate,
        status: 'TODO',
        round: 0,
        readyAt: null,
        createdAt: now(),
        version: 1,
      }
      tasks.push(task)
      changed('task', task.id)
      return task
    },
    'admin.tasks.update': ({ id, version, ...input }) => {
      const task = getOpen(id)
      const { status, title } = task
      ensureFresh('task', { yours: { version }, theirs: { title, status, version: task.version } })
      const { dueDate: _, ...read } = given(input)
      const startsRound = Object.keys(read).length > 0 && status === 'READY_FOR_REVIEW'
      return saved(task, { ...given(input), ...(startsRound && { round: task.round + 1, readyAt: now() }) })
    },
    'admin.tasks.place': ({ before, id }) => {
      const task = getOpen(id)
      removeRow(tasks, task)
      tasks.splice(before ? tasks.findIndex((one) => one.id === before) : tasks.length, 0, task)
      changed('task', id)
      return { ok: true }
    },
    'admin.tasks.delete': ({ id }) => {
      removeRow(tasks, getOpen(id))
      changed('task', id)
      return { ok: true }
    },
    'portal.tasks.move': ({ id, status }) => {
      const task = getOpen(id)
      return move(task, moveTask(task, { by, to: status }))
    },
    'portal.tasks.handIn': ({ id }) => {
      const task = getOpen(id)
      return move(task, moveTask(task, { by, to: 'READY_FOR_REVIEW' }))
    },
    'portal.tasks.review': ({ comment = null, decision, round, taskId }) => {
      const task = getOpen(taskId)
      if (round !== task.round) {
        const state = task.round === 0 ? 'is not ready for review yet' : `is now in round ${task.round}`
        const sentence = `This review is about round ${round}, but the task ${state}. Please check it again.`
        throw new AppError('CONFLICT', sentence)
      }
      move(task, reviewTask(task, { by, decision }))
      return sampleReview({
        id: anId('Review'),
        taskId,
        round,
        decision,
        comment,
        reviewedText: task.title,
        createdAt: now(),
      })
    },
  } satisfies Mocks
}

/** The checklist is that of the samples. */
function openEndsOf(id: ProjectId, tasks: Task[]) {
  return {
    tasks: tasks.filter(({ status }) => status !== 'APPROVED').map(({ title }) => title),
    checklist:
      id === fullProject?.id
        ? checklist.filter(({ required, status }) => required && status !== 'PASSED').map(({ item }) => item)
        : [],
  }
}

/** They are newest first already. Those without a target date come last. */
function sorted(projects: ListedProject[], sort: 'newest' | 'name' | 'target'): ListedProject[] {
  if (sort === 'name') return projects.toSorted((a, b) => a.name.localeCompare(b.name))
  const targetOf = ({ targetEndDate }: ListedProject) => targetEndDate ?? '9999'
  return sort === 'target' ? projects.toSorted((a, b) => targetOf(a).localeCompare(targetOf(b))) : projects
}
