import { DEFAULT_PROJECT_TYPE, projectStatuses, projectTypes, waitingTasks } from '@tallgrass/domain'
import { z } from 'zod'
import { calendarDay, clearableDay } from './calendar-day.ts'
import { clientIdOr, idOf, organizationFilter } from './id-of.ts'
import { pageInput, pageOf } from './page.ts'
import { instant } from './person.ts'
import { clearableParagraph, line, searchText } from './text.ts'

/** Counts the changes of a record. An edit names the version that the editor saw. */
export const version = z
  .int('version must be a whole number')
  .min(1, 'version must be at least 1')
  .meta({ description: 'Counts the changes of a record. An edit names the version that the editor saw.' })

export const projectType = z.enum(projectTypes, 'Unknown project type')
export const projectStatus = z.enum(projectStatuses, 'Unknown project status')

export const projectId = z.object({ id: idOf('Project') })
export const projectPart = pageInput.extend(projectId.shape)
export type ProjectPart = z.infer<typeof projectPart>

export const archiveQuery = z.object({
  /** Asks whether the archive can be made, and sends none. */
  check: z
    .literal('1')
    .optional()
    .meta({ description: 'Asks whether the archive can be made, and sends none.' }),
})

export const project = z.object({
  id: idOf('Project'),
  name: z.string(),
  type: projectType,
  clientId: clientIdOr(),
  clientName: z.string(),
  organizationId: idOf('Organization'),
  description: z.string().nullable(),
  status: projectStatus,
  createdAt: instant,
  startDate: calendarDay.nullable(),
  targetEndDate: calendarDay.nullable(),
  version: z.int(),
})
export type Project = z.infer<typeof project>

/** A project in a list, with the progress of its tasks. */
export const listedProject = project
  .extend({ tasks: z.int(), approvedTasks: z.int() })
  .meta({ description: 'A project in a list, with the progress of its tasks.' })
export type ListedProject = z.infer<typeof listedProject>
export const projectPage = pageOf(listedProject)

/** Newest first, by name, or nearest target date first (without one last). */
export const projectOrders = ['newest', 'name', 'target'] as const

export const listProjectsInput = pageInput.extend({
  search: searchText,
  status: projectStatus.optional(),
  clientId: clientIdOr().optional(),
  organizationId: organizationFilter,
  /** Only projects with tasks that are overdue, or finished by the client and not reviewed. */
  tasks: z.enum(waitingTasks, 'Tasks must be overdue or review').optional().meta({
    description: 'Only projects with tasks that are overdue, or finished by the client and not reviewed.',
  }),
  sort: z.enum(projectOrders, 'Sort must be newest, name or target').default('newest'),
})
export type ListProjectsInput = z.infer<typeof listProjectsInput>

const NAME_AND_CLIENT = 'Project name and client assignment are required'

const facts = {
  name: line({ label: 'Project name', required: NAME_AND_CLIENT }),
  clientId: clientIdOr(NAME_AND_CLIENT),
  description: clearableParagraph({ label: 'Description' }),
  startDate: clearableDay({ label: 'Start date' }),
  targetEndDate: clearableDay({ label: 'Target date' }),
}

/** With `fromTemplate`, the project starts with the tasks, checklist and tools of its type. */
export const createProjectInput = z
  .object({
    ...facts,
    type: projectType.default(DEFAULT_PROJECT_TYPE),
    fromTemplate: z.boolean('fromTemplate must be true or false').default(false),
  })
  .meta({
    description: 'With `fromTemplate`, the project starts with the tasks, checklist and tools of its type.',
  })
export type CreateProjectInput = z.infer<typeof createProjectInput>

/** Missing fields stay unchanged. `version` is the version that the editor saw. */
export const updateProjectInput = z
  .object({
    id: idOf('Project'),
    version: version.optional(),
    ...facts,
    type: projectType.optional(),
    status: projectStatus.optional(),
  })
  .meta({ description: 'Missing fields stay unchanged. `version` is the version that the editor saw.' })
export type UpdateProjectInput = z.infer<typeof updateProjectInput>

export const projectCounts = z.object({
  total: z.int(),
  active: z.int(),
  inReview: z.int(),
  completed: z.int(),
})
