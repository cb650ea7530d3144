import { createFileRoute } from '@tanstack/react-router'
import { AdminDashboardScreen } from '../../../features/dashboard/admin/admin-dashboard-screen'
import { HeldWorkPanel } from '../../../features/held-site/held-work-panel'
import { useAuth } from '../../../features/session/auth-context'
import { WorkItemsPanel } from '../../../features/work-items/work-items-panel'

export const Route = createFileRoute('/portal/admin/')({
  head: () => ({ meta: [{ title: 'Dashboard: Admin Portal' }] }),
  component: DashboardPage,
})

function DashboardPage() {
  const { user } = useAuth()
  return (
    user && (
      <AdminDashboardScreen
        name={user.name || user.username || user.email}
        attention={<WorkItemsPanel />}
        held={<HeldWorkPanel />}
      />
    )
  )
}
