import { demoPage, demos } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { DemosPage } from '../../features/demos/demos-page'
import { useAuth } from '../../features/session/auth-context'
import { pageHead } from '../../lib/page-head'
import { breadcrumbs, service } from '../../lib/structured-pages'

const path = '/small-business'

export const Route = createFileRoute('/_public/small-business')({
  loader: () =>
    pageHead({
      path,
      title: demoPage.title,
      description: demoPage.description,
      things: [breadcrumbs([{ name: demoPage.heading, path }]), ...demos.map((demo) => service(demo, path))],
    }),
  head: ({ loaderData }) => loaderData ?? {},
  component: SmallBusinessPage,
})

function SmallBusinessPage() {
  const { user } = useAuth()
  return <DemosPage isAdmin={user?.role === 'ADMIN'} />
}
