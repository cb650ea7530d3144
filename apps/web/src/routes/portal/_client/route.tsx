import { IconLogout } from '@tabler/icons-react'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useLiveScreens } from '../../../features/live/use-live-screens'
import { Bell } from '../../../features/notifications/bell'
import { clientEntries } from '../../../features/portal-shell/client-entries'
import { PortalShell } from '../../../features/portal-shell/portal-shell'
import { SidebarButton } from '../../../features/portal-shell/sidebar-button'
import { useAuth } from '../../../features/session/auth-context'
import { requireRole } from '../../../features/session/require-role'
import { RoleGate } from '../../../features/session/role-gate'
import { tabCounterQuery } from '../../../lib/freshness'
import { preload } from '../../../lib/preload'
import { ThemeToggle } from '../../../ui/theme-toggle'

export const Route = createFileRoute('/portal/_client')({
  beforeLoad: (visit) => requireRole('CLIENT', visit),
  pendingMs: 0,
  loader: ({ context: { utils } }) =>
    preload([utils.portal.notifications.unread.prefetch(undefined, tabCounterQuery)]),
  head: () => ({ meta: [{ title: 'Client Portal' }, { name: 'robots', content: 'noindex' }] }),
  component: ClientLayout,
})

function ClientLayout() {
  const { logout, refresh, user } = useAuth()
  useLiveScreens(refresh)
  return (
    <RoleGate allow="CLIENT">
      <PortalShell
        label="Client portal"
        entries={clientEntries}
        foot={<SidebarButton icon={<IconLogout aria-hidden />} label="Sign Out" onClick={logout} />}
        title={<strong>Client Portal</strong>}
        actions={
          <>
            <Bell isSignedIn={user !== null} />
            <ThemeToggle />
          </>
        }
      >
        <Outlet />
      </PortalShell>
    </RoleGate>
  )
}
