import { recall } from './browser-memory'

/** The key of the token, in the storage of one tab. */
export const VIEW_KEY = 'view-as'

/**
 * The token of a tab in which an administrator sees the portal as a contact does, sent with each of its calls; null in
 * every other tab.
 */
export function viewToken(): string | null {
  return recall(VIEW_KEY, 'sessionStorage')
}

export function viewHeaders(): Record<string, string> {
  const token = viewToken()
  return token ? { 'x-view-as': token } : {}
}
