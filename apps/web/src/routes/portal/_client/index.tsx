import { createFileRoute } from '@tanstack/react-router'
import { ClientDashboard } from '../../../features/dashboard/client/client-dashboard'
import { useAuth } from '../../../features/session/auth-context'

export const Route = createFileRoute('/portal/_client/')({
  head: () => ({ meta: [{ title: 'Dashboard: Client Portal' }] }),
  component: DashboardPage,
})

function DashboardPage() {
  const { user } = useAuth()
  return user && <ClientDashboard user={user} />
}
