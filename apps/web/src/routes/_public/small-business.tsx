import { demoPage } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { DemosPage } from '../../features/demos/demos-page'
import { useAuth } from '../../features/session/auth-context'

export const Route = createFileRoute('/_public/small-business')({
  head: () => ({
    meta: [{ title: demoPage.title }, { name: 'description', content: demoPage.description }],
  }),
  component: SmallBusinessPage,
})

function SmallBusinessPage() {
  const { user } = useAuth()
  return <DemosPage isAdmin={user?.role === 'ADMIN'} />
}
