import { type ProjectStatus, projectStatuses, type WaitingTasks, waitingTasks } from '@tallgrass/domain'
import { oneOf, searchOf } from '../../lib/address'

/** Without one of these, the newest projects come first. */
const projectSorts = ['name', 'target'] as const
type ProjectSort = (typeof projectSorts)[number]

/** The query string of Project Management, so that a view can be shared. */
export interface ProjectsSearch {
  search?: string | undefined
  status?: ProjectStatus | undefined
  tasks?: WaitingTasks | undefined
  sort?: ProjectSort | undefined
}

/** Reads the query string and ignores unknown values. */
export function readProjectsSearch({ search, sort, status, tasks }: Record<string, unknown>): ProjectsSearch {
  return {
    search: searchOf(search),
    status: oneOf(projectStatuses, status),
    tasks: oneOf(waitingTasks, tasks),
    sort: oneOf(projectSorts, sort),
  }
}
