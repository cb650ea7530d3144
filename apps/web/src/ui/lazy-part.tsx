import { type ComponentType, lazy, Suspense } from 'react'
import { loadWithRetries } from '../lib/load-with-retries'

/** A component whose chunk is loaded when it is first rendered. It takes no space until then. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Part: ComponentType<P> = lazy(() => loadWithRetries(load))
  return (props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
