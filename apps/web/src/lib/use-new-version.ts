import { useSyncExternalStore } from 'react'
import { hasNewVersion, onNewVersion } from './new-version'

/** True if the server has a newer version than this page. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(onNewVersion, hasNewVersion, () => false)
}
