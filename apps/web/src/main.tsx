import './app/styles'
import './app/zod-setup'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app'
import { createAppContext } from './app/app-context'
import { makeRouter } from './app/make-router'

const context = createAppContext()
const router = makeRouter(context)
const app = <App context={context} router={router} />
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

if (root.firstElementChild) {
  // A prerendered page. No top-level await: lazy chunks import this one, and both would wait forever.
  router.ssr = { manifest: undefined } // the same Suspense boundaries as in the prerendered markup
  void router
    .load()
    .then(() => hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) }))
} else {
  createRoot(root).render(app)
}
