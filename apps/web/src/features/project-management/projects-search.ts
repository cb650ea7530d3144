import { type ProjectStatus, projectStatuses } from '@tallgrass/domain'
import { oneOf, searchOf } from '../../lib/address'

/** By the newest, unless the address says otherwise. */
const projectSorts = ['name', 'target'] as const
type ProjectSort = (typeof projectSorts)[number]

/** What stands in the address of Project Management, so that a view can be shared. */
export interface ProjectsSearch {
  search?: string | undefined
  status?: ProjectStatus | undefined
  sort?: ProjectSort | undefined
}

/** Whatever was typed into the address bar, as far as it makes sense. */
export function readProjectsSearch({ search, sort, status }: Record<string, unknown>): ProjectsSearch {
  return {
    search: searchOf(search),
    status: oneOf(projectStatuses, status),
    sort: oneOf(projectSorts, sort),
  }
}
