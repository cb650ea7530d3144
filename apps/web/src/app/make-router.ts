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
    scrollRestoration: !import.meta.env.SSR && restoresScroll(),
  })
}

/** Keeps the position of a visitor who scrolled a prerendered page before it was hydrated. */
function restoresScroll() {
  let isFirst = true
  return () => {
    const hasScrolled = isFirst && window.scrollY > 0
    isFirst = false
    return !hasScrolled
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
