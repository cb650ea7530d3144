import { oneOf } from '../../lib/address'
export const workspaceTabs = [
  'tasks',
  'checklist',
  'costs',
  'tools',
  'agreements',
  'invoices',
  'history',
] as const
export type WorkspaceTab = (typeof workspaceTabs)[number]

/** What stands in the address of a workspace: the tab, unless it is the first. */
export function readWorkspaceSearch({ tab }: Record<string, unknown>): { tab?: WorkspaceTab | undefined } {
  return { tab: oneOf(workspaceTabs, tab, 'tasks') }
}
