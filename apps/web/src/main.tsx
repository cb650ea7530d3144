import './app/styles'
import './app/zod-setup'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app'
import { type AppContext, createAppContext, takeAnswers } from './app/app-context'
import { holdHistory, takeEarlyInput } from './app/early-input'
import { loadViewStrip } from './app/foot-notices'
import { makeRouter } from './app/make-router'
import { nextTask } from './app/next-task'
import { runScripts } from './app/run-scripts'
import { ARRIVAL_ID, type ArrivalData } from './lib/arrival'
import { whenCodeIsThere } from './lib/preload'
import { VIEW_KEY, viewToken } from './lib/view-token'
import { whenIdle } from './lib/when-idle'

// Evaluating all of the above was a task of its own; the browser stays responsive before the next.
void nextTask().then(start)

function start() {
  const root = rootOfPage()
  const arrival = readArrival()
  const context = createAppContext({ arrival: arrival && isCurrent(arrival) ? arrival : undefined })
  const settle = context.arrival && takeAnswers(context, context.arrival.answers)
  // Before the router listens.
  const release = holdHistory()
  // A page from the build has no arrival.
  const isRendered = root.firstElementChild !== null && arrival === context.arrival && !viewToken()
  const page = { root, context, release, settle, router: makeRouter(context, { isRendered }) }
  if (isRendered) hydrate(page)
  else if (viewToken())
    void loadViewStrip().then(() => renderAnew(page), leaveView) // what marks a view also guards its links
  else renderAnew(page)
}

interface Page {
  root: HTMLElement
  context: AppContext
  router: ReturnType<typeof makeRouter>
  /** Lets the history move again. */
  release: () => void
  /** Fetches what the page brought, where it has to be checked. */
  settle: (() => void) | undefined
}

/** For rendered pages. No top-level await: lazy chunks import this one, and both would wait forever. */
function hydrate({ context, release, root, router, settle }: Page) {
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

function renderAnew({ context, release, root, router }: Page) {
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
