import { RouterProvider } from '@tanstack/react-router'
import type { AppContext } from './app-context'
import type { makeRouter } from './make-router'
import { Providers } from './providers'

export function App({ context, router }: { context: AppContext; router: ReturnType<typeof makeRouter> }) {
  return (
    <Providers context={context}>
      <RouterProvider router={router} />
    </Providers>
  )
}
