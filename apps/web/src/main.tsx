import './app/styles'
import './app/zod-setup'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app'
import { createAppContext, takeAnswers } from './app/app-context'
import { holdHistory, takeEarlyInput } from './app/early-input'
import { loadViewStrip } from './app/foot-notices'
import { makeRouter } from './app/make-router'
import { runScripts } from './app/run-scripts'
import { ARRIVAL_ID, type ArrivalData } from './lib/arrival'
import { whenCodeIsThere } from './lib/preload'
import { VIEW_KEY, viewToken } from './lib/view-token'
import { whenIdle } from './lib/when-idle'

const root = rootOfPage()
const arrival = readArrival()
const context = createAppContext({ arrival: arrival && isCurrent(arrival) ? arrival : undefined })
const settle = context.arrival && takeAnswers(context, context.arrival.answers)
// Before the router listens.
const release = holdHistory()
// A page from the build has no arrival.
const isRendered = root.firstElementChild !== null && arrival === context.arrival && !viewToken()
const router = makeRouter(context, { isRendered })

if (isRendered) hydrate()
else if (viewToken())
  void loadViewStrip().then(renderAnew, leaveView) // what marks a view also guards its links
else renderAnew()

/** For rendered pages. No top-level await: lazy chunks import this one, and both would wait forever. */
function hydrate() {
  router.ssr = { manifest: undefined } // the same Suspense boundaries as in the rendered markup
  void runScripts()
    .then(() => router.load())
    .then(whenCodeIsThere)
    .then(() => {
      const replay = takeEarlyInput(root)
      // A transition hydrates in small steps, so that the browser stays responsive between them.
      startTransition(() => {
        const proceed = () => {
          whenIdle(release)
          replay()
          settle?.()
        }
        hydrateRoot(root, <App context={context} router={router} onReady={proceed} />, {
          onRecoverableError: (error) => console.error(error),
        })
      })
    })
}

function renderAnew() {
  const replay = takeEarlyInput(root)
  release()
  root.replaceChildren()
  createRoot(root).render(<App context={context} router={router} onReady={replay} />)
}

/** No view without its mark. */
function leaveView() {
  sessionStorage.removeItem(VIEW_KEY)
  location.replace('/portal/admin')
}

/**
 * False if this tab knows more than the server did: another address, a secret that it keeps across a reload, or whose
 * portal it shows.
 */
function isCurrent({ address }: ArrivalData): boolean {
  return address === location.pathname + location.search && !history.state?.secretToken && !viewToken()
}

/** The server wrote it, so its shape is known. */
function readArrival(): ArrivalData | undefined {
  const text = document.getElementById(ARRIVAL_ID)?.textContent
  return text ? JSON.parse(text) : undefined
}

function rootOfPage(): HTMLElement {
  const found = document.getElementById('root')
  if (!found) throw new Error('index.html has no #root')
  return found
}
