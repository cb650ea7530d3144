import { oneOf } from '../../../lib/address'
/** The parts of a project, in the order of their tabs. */
export const projectTabs = ['tasks', 'invoices', 'checklist', 'costs', 'tools'] as const
export type ProjectTab = (typeof projectTabs)[number]

/** What stands in the address of a project, so that a tab can be shared. */
export interface ProjectSearch {
  tab?: ProjectTab | undefined
}

/** Whatever was typed into the address bar, as far as it makes sense; the tasks need no word. */
export function readProjectSearch({ tab }: Record<string, unknown>): ProjectSearch {
  return { tab: oneOf(projectTabs, tab, 'tasks') }
}
