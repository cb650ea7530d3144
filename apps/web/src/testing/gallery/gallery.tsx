import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { createAppContext } from '../../app/app-context'
import { makeRouter } from '../../app/make-router'
import { Providers } from '../../app/providers'
import { GalleryPage } from './gallery-page'

/** The page of all components, with what components find around them in the site. Its links lead nowhere. */
export function Gallery() {
  const [context] = useState(() => createAppContext())
  const [router] = useState(() => makeRouter(context, { history: createMemoryHistory() }))
  return (
    <Providers context={context}>
      <RouterContextProvider router={router}>
        <GalleryPage />
      </RouterContextProvider>
    </Providers>
  )
}
