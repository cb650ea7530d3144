import type { OpenedView } from '@tallgrass/contracts'
import { VIEW_KEY } from './view-token'

const FACTS_KEY = 'view-facts'

/** Shows the view in a tab that has just been opened. This tab never stores its token. */
export function showView(tab: Window, { token, ...facts }: OpenedView): void {
  tab.sessionStorage.setItem(VIEW_KEY, token)
  tab.sessionStorage.setItem(FACTS_KEY, JSON.stringify(facts))
  tab.opener = null
  tab.location.replace('/portal')
}

/** As whom this tab shows the portal. Undefined in a tab that never did. */
export function readView(): Omit<OpenedView, 'token'> | undefined {
  const stored = sessionStorage.getItem(FACTS_KEY)
  // We stored it, so its shape is known.
  return stored ? JSON.parse(stored) : undefined
}
