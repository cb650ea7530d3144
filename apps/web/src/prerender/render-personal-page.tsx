import { toInstant } from '@tallgrass/domain'
import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from '../app/app'
import { createAppContext, takeAnswers } from '../app/app-context'
import { makeRouter } from '../app/make-router'
import type { ArrivalData } from '../lib/arrival'
import { createTrpcClient } from '../lib/trpc'

export interface PersonalPageRequest {
  /** Path and search of the address. */
  address: string
  /** Answers the calls of the page. Called with the URLs of queries only. */
  send: typeof fetch
  timeZone: string
  sidebarCollapsed: boolean
}

export interface PersonalPage {
  /** The markup, with the head's tags first. */
  html: string
  routeIds: string[]
  /** JSON for the element with `ARRIVAL_ID`. */
  arrival: string
}

/** An element's text cannot end the element. */
const escaped = (json: string) => json.replaceAll('<', '\\u003c')

/**
 * Renders a page as its reader will see it first. Undefined if it has to be left to the browser: a redirect, or an
 * answer that failed.
 */
export async function renderPersonalPage(request: PersonalPageRequest): Promise<PersonalPage | undefined> {
  const { address, send, sidebarCollapsed, timeZone } = request
  const arrival = { at: toInstant(new Date()), timeZone, sidebarCollapsed }
  const context = createAppContext({ arrival, client: createTrpcClient({ send }) })
  const { queryClient } = context
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const router = makeRouter(context, {
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  try {
    // What every page asks, beside the calls of its route.
    await Promise.all([context.utils.auth.session.prefetch(), context.utils.demos.links.prefetch()])
    await router.load()
    const { matches } = router.state
    const isLoaded = matches.length > 0 && matches.every(({ status }) => status === 'success')
    const hasFailed = queryClient
      .getQueryCache()
      .getAll()
      .some(({ state }) => state.status === 'error')
    if (!isLoaded || hasFailed) return undefined
    const answers = answersIn(queryClient)
    takeAnswers(context, answers) // so that nothing is shown as loading
    const html = renderToString(<App context={context} router={router} />)
    const data: ArrivalData = { ...arrival, address, answers }
    return { html, routeIds: matches.map(({ routeId }) => routeId), arrival: escaped(JSON.stringify(data)) }
  } finally {
    queryClient.clear()
  }
}

function answersIn(queryClient: QueryClient): ArrivalData['answers'] {
  const queries = queryClient.getQueryCache().getAll()
  return queries.map(({ queryKey: key, state }) => ({ key, data: state.data }))
}
