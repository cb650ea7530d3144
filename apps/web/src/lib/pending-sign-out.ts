import { forget, recall, remember } from './browser-memory'

const KEY = 'sign-out-pending'

/** A sign-out failed, and the session may still be open. All tabs know, and a reload changes nothing. */
export function isSignOutPending(): boolean {
  return recall(KEY) !== null
}

export function noteSignOut(outcome: 'done' | 'failed') {
  if (outcome === 'failed') remember(KEY, 'failed')
  else forget(KEY)
}

let running: Promise<void> | undefined

/** Tries the sign-out again that failed, once at a time. Throws when it fails again. */
export function finishSignOut(signOut: () => Promise<unknown>): Promise<void> {
  running ??= signOut()
    .then(() => noteSignOut('done'))
    .finally(() => {
      running = undefined
    })
  return running
}
