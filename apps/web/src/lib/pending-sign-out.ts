import { DAY_S } from '@tallgrass/domain'
import { forget, recall, remember } from './browser-memory'
import { notify } from './notify'

const KEY = 'sign-out-pending'
const SIGN_OUT_COOKIE = 'sign_out_pending=1'
const YEAR_S = 365 * DAY_S
/** A sign-out without an answer counts as failed after this time, because other calls wait for it. */
const TIMEOUT_S = 10

/** Used if the browser refuses storage: only this page knows, until it is reloaded. */
let isPendingHere = false

/** True if a sign-out failed and the session may still be open. All tabs see it, also after a reload. */
export function isSignOutPending(): boolean {
  return recall(KEY) !== null || isPendingHere
}

export function recordSignOut(outcome: 'done' | 'failed') {
  if (outcome === 'failed') remember(KEY, 'failed')
  else forget(KEY)
  keepPagesImpersonal(outcome === 'failed' ? YEAR_S : 0)
  isPendingHere = outcome === 'failed' && recall(KEY) === null
}

/** Tells the server with a cookie: it renders no page with personal data while a sign-out is under way or has failed. */
function keepPagesImpersonal(seconds: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers in use.
  document.cookie = `${SIGN_OUT_COOKIE}; path=/; max-age=${seconds}; samesite=lax`
}

/** True while any tab signs out: what depends on the session would be left the next moment. */
export function isSigningOut(): boolean {
  return document.cookie.split('; ').includes(SIGN_OUT_COOKIE)
}

/** For a sign-out that begins now. The page may be left before it is answered. */
export function signOutTimeout(): AbortSignal {
  keepPagesImpersonal(TIMEOUT_S)
  return AbortSignal.timeout(TIMEOUT_S * 1000)
}

let running: Promise<void> | undefined
const signIns = new Set<Promise<void>>()

/** Records a sign-in in flight. A sign-out that is answered after it would end the new session. */
export function recordSignIn(answered: Promise<void>) {
  signIns.add(answered)
  void answered.then(() => signIns.delete(answered))
}

interface Options {
  /** False before a sign-in, which has a toast of its own. */
  announced: boolean
}

/** Retries the failed sign-out, one attempt at a time, and shows a toast when it is done. Throws if it fails again. */
export function finishSignOut(signOut: () => Promise<unknown>, { announced }: Options): Promise<void> {
  running ??= finish(signOut, announced).finally(() => {
    running = undefined
  })
  return running
}

async function finish(signOut: () => Promise<unknown>, announced: boolean) {
  await Promise.all(signIns)
  // A sign-in has ended the old session in the meantime.
  if (!isSignOutPending()) return
  await signOut()
  recordSignOut('done')
  if (announced) notify({ title: 'Logged Out', message: 'You have been successfully logged out.' })
}
