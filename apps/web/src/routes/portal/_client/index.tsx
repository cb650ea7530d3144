import { createFileRoute } from '@tanstack/react-router'
import { ClientDashboardScreen } from '../../../features/dashboard/client/client-dashboard-screen'
import { useAuth } from '../../../features/session/auth-context'
import { detailQuery } from '../../../lib/freshness'
import { preload } from '../../../lib/preload'

export const Route = createFileRoute('/portal/_client/')({
  loader: ({ context }) => preload([context.utils.portal.dashboard.prefetch(undefined, detailQuery)]),
  head: () => ({ meta: [{ title: 'Dashboard: Client Portal' }] }),
  component: DashboardPage,
})

function DashboardPage() {
  const { user } = useAuth()
  return user && <ClientDashboardScreen user={user} />
}
