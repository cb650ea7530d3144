import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from '../routeTree.gen'
import { PageSpinner } from '../ui/page-spinner'
import type { AppContext } from './app-context'
import { NotFoundPage } from './not-found-page'
import { RouteErrorPage } from './route-error-page'

export function makeRouter(context: AppContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    context,
    // As the server sees addresses: one that it does not know is unknown here too.
    caseSensitive: true,
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PageSpinner,
    // A page that is ready is shown: the router's own default keeps a spinner for half a second.
    defaultPendingMinMs: 0,
    defaultErrorComponent: RouteErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    // While prerendering it would add an inline script, which the Content-Security-Policy does not know.
    scrollRestoration: !import.meta.env.SSR && placesScroll(),
  })
}

/** Whoever has scrolled a prerendered page before it comes alive stays where they are. */
function placesScroll() {
  let isFirst = true
  return () => {
    const stays = isFirst && window.scrollY > 0
    isFirst = false
    return !stays
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
