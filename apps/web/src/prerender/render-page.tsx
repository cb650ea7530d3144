import { createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { App } from '../app/app'
import { createAppContext } from '../app/app-context'
import { makeRouter } from '../app/make-router'

/** The markup of a page, with the head's tags first, and the ids of its routes. */
export async function renderPage(path: string) {
  const context = createAppContext()
  const router = makeRouter(context, {
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  const errors: unknown[] = []
  const { prelude } = await prerender(<App context={context} router={router} />, {
    onError: (error) => void errors.push(error),
    // Renders all content in place. In chunks, a script would have to move parts of it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw new AggregateError(errors, `${path} could not be prerendered`)
  return { html, routeIds: router.state.matches.map((match): string => match.routeId) }
}

/** All route paths of the application, in the router's notation ('/devlab/$slug'). */
export function knownAddresses(): string[] {
  return Object.keys(makeRouter(createAppContext(), { history: createMemoryHistory() }).routesByPath)
}

/** The ids of all routes. */
export function routeIds(): string[] {
  return Object.keys(makeRouter(createAppContext(), { history: createMemoryHistory() }).routesById)
}
