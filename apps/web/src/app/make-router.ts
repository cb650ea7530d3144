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
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PageSpinner,
    defaultErrorComponent: RouteErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    // While prerendering it would add an inline script, which the Content-Security-Policy does not know.
    scrollRestoration: !import.meta.env.SSR,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
