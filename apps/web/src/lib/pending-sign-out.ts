import { forget, recall, remember } from './browser-memory'
import { notify } from './notify'

const KEY = 'sign-out-pending'
/** A sign-out without an answer has failed by then: whoever waits for it gets no further. */
const PATIENCE_MS = 10_000

/** In a browser that refuses storage, this page alone knows, until it is reloaded. */
let isKnownHere = false

/** A sign-out failed, and the session may still be open. All tabs know, and a reload changes nothing. */
export function isSignOutPending(): boolean {
  return recall(KEY) !== null || isKnownHere
}

export function recordSignOut(outcome: 'done' | 'failed') {
  if (outcome === 'failed') remember(KEY, 'failed')
  else forget(KEY)
  isKnownHere = outcome === 'failed' && recall(KEY) === null
}

export function signOutPatience(): AbortSignal {
  return AbortSignal.timeout(PATIENCE_MS)
}

let running: Promise<void> | undefined
const signIns = new Set<Promise<void>>()

/** A sign-in is on its way: a sign-out that is answered later would take the new session away. */
export function recordSignIn(answered: Promise<void>) {
  signIns.add(answered)
  void answered.then(() => signIns.delete(answered))
}

interface Options {
  /** Not ahead of a sign-in, which is what somebody wants to hear of. */
  told: boolean
}

/** Tries the sign-out again that failed, once at a time, and tells when it is done. Throws when it fails again. */
export function finishSignOut(signOut: () => Promise<unknown>, { told }: Options): Promise<void> {
  running ??= finish(signOut, told).finally(() => {
    running = undefined
  })
  return running
}

async function finish(signOut: () => Promise<unknown>, told: boolean) {
  await Promise.all(signIns)
  // A sign-in has ended the session.
  if (!isSignOutPending()) return
  await signOut()
  recordSignOut('done')
  if (told) notify({ title: 'Logged Out', message: 'You have been successfully logged out.' })
}
