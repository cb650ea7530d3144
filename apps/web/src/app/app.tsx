import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { AppContext } from './app-context'
import type { makeRouter } from './make-router'
import { Providers } from './providers'

interface AppProps {
  context: AppContext
  router: ReturnType<typeof makeRouter>
  /** Called once the page is interactive. */
  onReady?: () => void
}

export function App({ context, onReady, router }: AppProps) {
  const notifyReady = useEffectEvent(() => onReady?.())
  useEffect(() => notifyReady(), [])
  return (
    <Providers context={context}>
      <RouterProvider router={router} />
    </Providers>
  )
}
