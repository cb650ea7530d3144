import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { watchMoves } from '../lib/way-here'
import { routeTree } from '../routeTree.gen'
import { PageSpinner } from '../ui/page-spinner'
import type { AppContext } from './app-context'
import { NotFoundPage } from './not-found-page'
import { RouteErrorPage } from './route-error-page'

interface RouterOptions {
  history?: RouterHistory
  /** True if the page is hydrated. */
  isRendered?: boolean
}

export function makeRouter(context: AppContext, { history, isRendered = false }: RouterOptions = {}) {
  const router = createRouter({
    routeTree,
    ...(history ? { history } : {}),
    context,
    // Matches the server, which treats addresses as case-sensitive.
    caseSensitive: true,
    defaultPreload: 'intent',
    // The query cache decides how long data stays fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PageSpinner,
    // Shows a page as soon as it is ready. The router's default keeps a spinner for half a second.
    defaultPendingMinMs: 0,
    defaultErrorComponent: RouteErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    // Off while prerendering, where it would add an inline script that the Content-Security-Policy blocks.
    scrollRestoration: !import.meta.env.SSR && restoresScroll(isRendered),
  })
  watchMoves(router.history)
  return router
}

/** The browser itself restores the position in a rendered page, and its reader may have scrolled it by now. */
function restoresScroll(isRendered: boolean) {
  let isKept = isRendered
  return () => {
    const restores = !isKept
    isKept = false
    return restores
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
