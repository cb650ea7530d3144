import { oneOf } from '../../../lib/address'
/** The tabs of a project, in display order. */
export const projectTabs = [
  'tasks',
  'messages',
  'documents',
  'invoices',
  'checklist',
  'costs',
  'tools',
] as const
export type ProjectTab = (typeof projectTabs)[number]

/** The query string of a project, so that a tab can be shared. */
export interface ProjectSearch {
  tab?: ProjectTab | undefined
}

/** Reads the tab from the query string; undefined for the tasks and unknown values. */
export function readProjectSearch({ tab }: Record<string, unknown>): ProjectSearch {
  return { tab: oneOf(projectTabs, tab, 'tasks') }
}
