import { AppError } from './errors.ts'
import { defineFlow, inWords } from './flow.ts'
import type { ProjectStatus } from './project-status.ts'
import type { Role } from './role.ts'

export const projectTypes = [
  'Smart AI Setup',
  'Learning Suite: SCORM',
  'Learning Suite: STRIDES',
  'Automation Pack',
  'Custom Build',
] as const
export type ProjectType = (typeof projectTypes)[number]
export const DEFAULT_PROJECT_TYPE: ProjectType = 'Smart AI Setup'

/** Each move has the name of its target status. For the conditions of COMPLETE, see `ensureCompletable`. */
export const projectFlow = defineFlow('project', {
  NEW: { ACTIVE: 'ACTIVE', ARCHIVED: 'ARCHIVED' },
  ACTIVE: { REVIEW: 'REVIEW', ARCHIVED: 'ARCHIVED' },
  REVIEW: { ACTIVE: 'ACTIVE', READY: 'READY', ARCHIVED: 'ARCHIVED' },
  READY: { ACTIVE: 'ACTIVE', COMPLETE: 'COMPLETE', ARCHIVED: 'ARCHIVED' },
  COMPLETE: { ACTIVE: 'ACTIVE', ARCHIVED: 'ARCHIVED' },
  ARCHIVED: { ACTIVE: 'ACTIVE' },
})

/** The status after the move. Throws ILLEGAL_TRANSITION, always for NEW: no project becomes new again. */
export function moveProject(from: ProjectStatus, to: ProjectStatus): ProjectStatus {
  if (to === 'NEW') throw projectFlow.refusal(from, to)
  return projectFlow.next(from, to)
}

/** The names of everything that still prevents the completion of a project. */
export interface OpenEnds {
  /** Required items of the checklist that have not passed. */
  checklist: string[]
  /** Tasks that are not approved. */
  tasks: string[]
}

const MAX_NAMED = 3

/** Throws CONFLICT and names what is missing. */
export function ensureCompletable({ checklist, tasks }: OpenEnds): void {
  const missing = [
    ...missingOf(checklist, 'required checklist item', 'passed'),
    ...missingOf(tasks, 'task', 'approved'),
  ]
  if (missing.length === 0) return
  throw new AppError('CONFLICT', `This project cannot be completed yet: ${missing.join('; ')}.`)
}

/**
 * True if the tasks, reviews and checklist of a project may still change. They are frozen once the project is
 * complete or archived; costs and tools can be recorded at any time.
 */
export function isWorkOpen({ status }: { status: ProjectStatus }): boolean {
  return status !== 'COMPLETE' && status !== 'ARCHIVED'
}

/**
 * Throws CONFLICT if the project is complete or archived.
 * Clients are told to ask us, since they cannot reopen it.
 */
export function ensureWorkOpen(project: { status: ProjectStatus }, by: Role = 'ADMIN'): void {
  if (isWorkOpen(project)) return
  const instead = by === 'ADMIN' ? 'Reopen it first.' : 'Ask us to reopen it.'
  throw new AppError('CONFLICT', `This project is ${inWords(project.status)}. ${instead}`)
}

/** The reason why no completion sign-off can be sent for a project, or without one; undefined if it can. */
export function signOffObstacle(project: { status: ProjectStatus } | null): string | undefined {
  if (!project) return 'A completion sign-off needs an agreement with a project that is ready.'
  if (project.status === 'READY') return undefined
  return `A completion sign-off can be sent once the project is ready. It is ${inWords(project.status)}.`
}

/** Throws CONFLICT with the `signOffObstacle`, if there is one. */
export function ensureSignOff(project: { status: ProjectStatus } | null): void {
  const obstacle = signOffObstacle(project)
  if (obstacle) throw new AppError('CONFLICT', obstacle)
}

function missingOf(names: string[], noun: string, done: string): string[] {
  if (names.length === 0) return []
  const named = names.slice(0, MAX_NAMED).map((name) => `“${name}”`)
  const left = names.length - named.length
  const list = left > 0 ? `${named.join(', ')} and ${left} more` : named.join(', ')
  const one = names.length === 1
  return [`${names.length} ${noun}${one ? ' is' : 's are'} not ${done} (${list})`]
}
