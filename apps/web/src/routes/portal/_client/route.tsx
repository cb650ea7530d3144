import { IconLogout } from '@tabler/icons-react'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AddressNotice } from '../../../features/confirm-address/address-notice'
import { useLiveScreens } from '../../../features/live/use-live-screens'
import { Bell } from '../../../features/notifications/bell'
import { PortalShell } from '../../../features/portal-shell/portal-shell'
import { ProfileLink } from '../../../features/portal-shell/profile-link'
import { SidebarButton } from '../../../features/portal-shell/sidebar-button'
import { useClientEntries } from '../../../features/portal-shell/use-client-entries'
import { ProofQuestion } from '../../../features/second-factor/proof/proof-question'
import { useAuth } from '../../../features/session/auth-context'
import { requireRole } from '../../../features/session/require-role'
import { RoleGate } from '../../../features/session/role-gate'
import { counterQuery, tabCounterQuery } from '../../../lib/freshness'
import { hiddenHead } from '../../../lib/page-head'
import { preload } from '../../../lib/preload'
import { ThemeToggle } from '../../../ui/theme-toggle'

export const Route = createFileRoute('/portal/_client')({
  beforeLoad: (visit) => requireRole('CLIENT', visit),
  pendingMs: 0,
  loader: ({ context: { utils } }) =>
    preload([
      utils.portal.notifications.unread.prefetch(undefined, tabCounterQuery),
      utils.portal.messages.unread.prefetch(undefined, counterQuery),
    ]),
  head: () => hiddenHead('Client Portal'),
  component: ClientLayout,
})

function ClientLayout() {
  const { logout, refresh, user } = useAuth()
  useLiveScreens(refresh)
  const entries = useClientEntries({ isClient: user?.role === 'CLIENT' })
  return (
    <RoleGate allow="CLIENT">
      <PortalShell
        label="Client portal"
        entries={entries}
        foot={<SidebarButton icon={<IconLogout aria-hidden />} label="Sign Out" onClick={logout} />}
        title={<strong>Client Portal</strong>}
        actions={
          <>
            <Bell isSignedIn={user !== null} />
            <ThemeToggle />
            <ProfileLink user={user} />
          </>
        }
      >
        <AddressNotice user={user} />
        <Outlet />
      </PortalShell>
      <ProofQuestion />
    </RoleGate>
  )
}
