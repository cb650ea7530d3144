import { IconShieldCheck } from '@tabler/icons-react'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { HoldBanner } from '../../../features/held-site/hold-banner'
import { useLiveScreens } from '../../../features/live/use-live-screens'
import { Bell } from '../../../features/notifications/bell'
import { AdminActions } from '../../../features/portal-shell/admin-actions'
import { PortalShell } from '../../../features/portal-shell/portal-shell'
import { useAdminEntries } from '../../../features/portal-shell/use-admin-entries'
import { useAuth } from '../../../features/session/auth-context'
import { requireRole } from '../../../features/session/require-role'
import { RoleGate } from '../../../features/session/role-gate'
import { counterQuery, returnQuery, tabCounterQuery } from '../../../lib/freshness'
import { notify } from '../../../lib/notify'
import { preload } from '../../../lib/preload'
import { StatusBadge } from '../../../ui/status-badge'

export const Route = createFileRoute('/portal/admin')({
  beforeLoad: (visit) => requireRole('ADMIN', visit),
  pendingMs: 0,
  loader: ({ context: { utils } }) =>
    preload([
      utils.admin.workItems.counts.prefetch(undefined, counterQuery),
      utils.admin.system.hold.prefetch(undefined, returnQuery),
      utils.portal.notifications.unread.prefetch(undefined, tabCounterQuery),
      utils.portal.messages.unread.prefetch(undefined, counterQuery),
    ]),
  head: () => ({ meta: [{ title: 'Admin Portal' }, { name: 'robots', content: 'noindex' }] }),
  component: AdminLayout,
})

function AdminLayout() {
  const { logout, refresh, user } = useAuth()
  useLiveScreens(refresh)
  const entries = useAdminEntries({ isAdmin: user?.role === 'ADMIN' })
  const name = user?.name || user?.username || ''
  async function leave() {
    if (!(await logout())) return
    notify({ title: 'Logged Out', message: 'You have been successfully logged out.' })
  }

  return (
    <RoleGate allow="ADMIN">
      <PortalShell
        label="Admin portal"
        entries={entries}
        badge={
          <StatusBadge tone="primary" icon={<IconShieldCheck aria-hidden />}>
            Administrator
          </StatusBadge>
        }
        title={`Welcome, ${name}`}
        keepsAssistant
        actions={<AdminActions bell={<Bell isSignedIn={user !== null} />} name={name} onLogout={leave} />}
      >
        <HoldBanner />
        <Outlet />
      </PortalShell>
    </RoleGate>
  )
}
