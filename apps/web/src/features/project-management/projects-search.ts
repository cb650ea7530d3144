import { type ProjectStatus, projectStatuses } from '@tallgrass/domain'

/** By the newest, unless the address says otherwise. */
const projectSorts = ['name', 'target'] as const
type ProjectSort = (typeof projectSorts)[number]

/** What stands in the address of Project Management, so that a view can be shared. */
export interface ProjectsSearch {
  search?: string | undefined
  status?: ProjectStatus | undefined
  sort?: ProjectSort | undefined
}

const LONGEST_SEARCH = 200

/** Whatever was typed into the address bar, as far as it makes sense. */
export function readProjectsSearch({ search, sort, status }: Record<string, unknown>): ProjectsSearch {
  return {
    search: typeof search === 'string' && search !== '' ? search.slice(0, LONGEST_SEARCH) : undefined,
    status: projectStatuses.find((known) => known === status),
    sort: projectSorts.find((known) => known === sort),
  }
}
