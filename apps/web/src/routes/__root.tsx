import { names } from '@tallgrass/brand'
import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router'
import type { AppContext } from '../app/app-context'

export const Route = createRootRouteWithContext<AppContext>()({
  head: () => ({ meta: [{ title: names.business }] }),
  component: Root,
})

function Root() {
  return (
    <>
      <HeadContent />
      <Outlet />
    </>
  )
}
