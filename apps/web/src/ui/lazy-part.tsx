import { type ComponentType, lazy, Suspense } from 'react'
import { untilThere } from '../lib/until-there'

/** A part of the page that is loaded when it is first wanted, and takes no room before. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Part: ComponentType<P> = lazy(() => untilThere(load))
  return (props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
