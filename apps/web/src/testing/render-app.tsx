import { defaultMocks, type Visitor } from '@tallgrass/mocks'
import { createMemoryHistory } from '@tanstack/react-router'
import { render } from 'vitest-browser-react'
import { App } from '../app/app'
import { createAppContext } from '../app/app-context'
import { makeRouter } from '../app/make-router'
import { trpcMock } from './trpc-mock'

/** Renders the whole application at an address, for the given role. `trpcMock` answers its calls. */
export async function renderApp({
  path = '/',
  as = 'visitor',
}: {
  path?: string
  as?: Visitor | undefined
} = {}) {
  trpcMock.defaults(defaultMocks(as))
  const context = createAppContext()
  const router = makeRouter(context, {
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  const screen = await render(<App context={context} router={router} />)
  return { ...screen, router, queryClient: context.queryClient }
}
