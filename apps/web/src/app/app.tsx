import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { lazyPart } from '../ui/lazy-part'
import type { AppContext } from './app-context'
import type { makeRouter } from './make-router'
import { Providers } from './providers'

const Devtools =
  import.meta.env.DEV && import.meta.env.MODE !== 'test'
    ? lazyPart(() => import('./devtools').then((module) => module.Devtools))
    : undefined

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
      {Devtools && <Devtools router={router} />}
    </Providers>
  )
}
