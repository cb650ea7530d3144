import { createFileRoute, Outlet } from '@tanstack/react-router'
import { HoldBanner } from '../../../features/held-site/hold-banner'
import { useLiveScreens } from '../../../features/live/use-live-screens'
import { Bell } from '../../../features/notifications/bell'
import { AdminActions } from '../../../features/portal-shell/admin-actions'
import { AdministratorBadge } from '../../../features/portal-shell/administrator-badge'
import { PortalShell } from '../../../features/portal-shell/portal-shell'
import { useAdminEntries } from '../../../features/portal-shell/use-admin-entries'
import { FactorGate } from '../../../features/second-factor/factor-gate'
import { useAuth } from '../../../features/session/auth-context'
import { requireRole } from '../../../features/session/require-role'
import { RoleGate } from '../../../features/session/role-gate'
import { counterQuery, returnQuery, tabCounterQuery } from '../../../lib/freshness'
import { notify } from '../../../lib/notify'
import { preload } from '../../../lib/preload'
import { shownName } from '../../../lib/shown-name'

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

  async function leave() {
    if (!(await logout())) return
    notify({ title: 'Logged Out', message: 'You have been successfully logged out.' })
  }

  return (
    <RoleGate allow="ADMIN">
      <FactorGate user={user} refresh={refresh} onSignOut={() => void leave()}>
        <PortalShell
          label="Admin portal"
          entries={entries}
          badge={<AdministratorBadge />}
          title={`Welcome, ${shownName(user)}`}
          keepsAssistant
          actions={<AdminActions bell={<Bell isSignedIn={user !== null} />} user={user} onLogout={leave} />}
        >
          <HoldBanner />
          <Outlet />
        </PortalShell>
      </FactorGate>
    </RoleGate>
  )
}
