import { oneOf } from '../../lib/address'
export const workspaceTabs = [
  'tasks',
  'messages',
  'checklist',
  'costs',
  'tools',
  'files',
  'agreements',
  'invoices',
  'history',
] as const
export type WorkspaceTab = (typeof workspaceTabs)[number]

/** Reads the tab from the query string; undefined for the first tab and unknown values. */
export function readWorkspaceSearch({ tab }: Record<string, unknown>): { tab?: WorkspaceTab | undefined } {
  return { tab: oneOf(workspaceTabs, tab, 'tasks') }
}
