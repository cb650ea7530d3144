import { createFileRoute } from '@tanstack/react-router'
import { ClientDashboardScreen } from '../../../features/dashboard/client/client-dashboard-screen'
import { useAuth } from '../../../features/session/auth-context'

export const Route = createFileRoute('/portal/_client/')({
  head: () => ({ meta: [{ title: 'Dashboard: Client Portal' }] }),
  component: DashboardPage,
})

function DashboardPage() {
  const { user } = useAuth()
  return user && <ClientDashboardScreen user={user} />
}
