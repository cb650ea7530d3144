import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { AppContext } from './app-context'
import type { makeRouter } from './make-router'
import { Providers } from './providers'

interface AppProps {
  context: AppContext
  router: ReturnType<typeof makeRouter>
  /** The page answers now. */
  onReady?: () => void
}

export function App({ context, onReady, router }: AppProps) {
  const tellReady = useEffectEvent(() => onReady?.())
  useEffect(() => tellReady(), [])
  return (
    <Providers context={context}>
      <RouterProvider router={router} />
    </Providers>
  )
}
