import './app/styles'
import './app/zod-setup'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app'
import { createAppContext } from './app/app-context'
import { takeEarlyInput } from './app/early-input'
import { makeRouter } from './app/make-router'

const context = createAppContext()
const router = makeRouter(context)
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

if (root.firstElementChild) hydrate(root)
else createRoot(root).render(<App context={context} router={router} />)

/** For prerendered pages. No top-level await: lazy chunks import this one, and both would wait forever. */
function hydrate(page: HTMLElement) {
  router.ssr = { manifest: undefined } // the same Suspense boundaries as in the prerendered markup
  void router.load().then(() => {
    const replay = takeEarlyInput(page)
    // A transition hydrates in small steps, so that the browser stays responsive between them.
    startTransition(() => {
      hydrateRoot(page, <App context={context} router={router} onReady={replay} />, {
        onRecoverableError: (error) => console.error(error),
      })
    })
  })
}
