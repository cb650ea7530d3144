import { useSyncExternalStore } from 'react'
import { hasNewVersion, onNewVersion } from './new-version'

/** Whether the server has another version than this page. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(onNewVersion, hasNewVersion, () => false)
}
