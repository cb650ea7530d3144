import { createFileRoute } from '@tanstack/react-router'
import { AdminDashboardScreen } from '../../../features/dashboard/admin/admin-dashboard-screen'
import { HeldWorkPanel } from '../../../features/held-site/held-work-panel'
import { useAuth } from '../../../features/session/auth-context'
import { workItemCalls } from '../../../features/work-items/work-item-calls'
import { WorkItemsPanel } from '../../../features/work-items/work-items-panel'
import { detailQuery } from '../../../lib/freshness'
import { preload } from '../../../lib/preload'

export const Route = createFileRoute('/portal/admin/')({
  loader: ({ context: { utils } }) =>
    preload([
      utils.admin.dashboard.get.prefetch(undefined, detailQuery),
      ...workItemCalls(utils, { money: false }),
    ]),
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
