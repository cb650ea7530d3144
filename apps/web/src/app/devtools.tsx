import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools'
import type { makeRouter } from './make-router'

/** For development alone: what the queries hold, and how the router matched. */
export function Devtools({ router }: { router: ReturnType<typeof makeRouter> }) {
  return (
    <>
      <ReactQueryDevtools buttonPosition="bottom-left" />
      <TanStackRouterDevtools router={router} position="bottom-right" />
    </>
  )
}
