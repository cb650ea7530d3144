import { Drawer } from '@mantine/core'
import { useDisclosure, useHotkeys, useMediaQuery } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { ArrivalContext } from '../../lib/arrival'
import { keepPreloaded } from '../../lib/keep-preloaded'
import { readSidebarCookie, writeSidebarCookie } from '../../lib/sidebar-cookie'
import { writeTimeZoneCookie } from '../../lib/time-zone-cookie'
import { SkipLink } from '../../ui/skip-link'
import classes from './portal-shell.module.css'
import { Sidebar, type SidebarEntry } from './sidebar'
import { Topbar } from './topbar'

interface PortalShellProps {
  /** The accessible name of the sidebar, such as 'Client portal'. */
  label: string
  entries: SidebarEntry[]
  /** Shown above the entries, such as the administrator badge. */
  badge?: ReactNode
  /** Shown below the entries. */
  foot?: ReactNode
  /** On the left of the top bar; `actions` is on the right. */
  title: ReactNode
  actions: ReactNode
  /** The chat button stands in the header instead of floating above it. */
  keepsAssistant?: boolean
  children: ReactNode
}

/**
 * The frame of both portals. The style sheet alone decides by the width between the sidebar and the drawer, because the
 * server renders this without knowing the width.
 */
export function PortalShell(props: PortalShellProps) {
  const { label, title, actions, keepsAssistant = false, children } = props
  const arrival = use(ArrivalContext)
  const [collapsed, setCollapsed] = useState(() => arrival?.sidebarCollapsed ?? readSidebarCookie())
  const [drawer, setDrawer] = useDisclosure(false)
  const [hasDrawer, setHasDrawer] = useState(false)
  useEffect(() => {
    // The page keeps the server's time zone for as long as it may.
    if (!arrival) writeTimeZoneCookie()
  }, [arrival])
  const queryClient = useQueryClient()
  useEffect(() => keepPreloaded(queryClient), [queryClient])
  const narrow = useMediaQuery('(width < 48em)', false)

  function toggle() {
    if (narrow) {
      // Mounted closed: it returns the focus only if it has seen the opening.
      flushSync(() => setHasDrawer(true))
      return setDrawer.toggle()
    }
    writeSidebarCookie(!collapsed)
    setCollapsed(!collapsed)
  }
  useHotkeys([['mod+B', toggle]], [])
  // Learning of the width does not render it again.
  const sidebar = useMemo(() => <Sidebar {...props} collapsed={collapsed} />, [props, collapsed])

  return (
    <div className={classes.shell} data-chat-bar="portal" data-sidebar-collapsed={collapsed || undefined}>
      <SkipLink />
      <header className={classes.header}>
        <Topbar
          title={title}
          expanded={narrow ? drawer : !collapsed}
          keepsAssistant={keepsAssistant}
          onToggle={toggle}
        >
          {actions}
        </Topbar>
      </header>
      <nav className={classes.navbar} aria-label={label}>
        {sidebar}
      </nav>
      {narrow && hasDrawer && (
        <Drawer
          opened={drawer}
          onClose={setDrawer.close}
          size="18rem"
          padding={0}
          title={label}
          classNames={{ title: classes.drawerTitle, body: classes.drawerBody }}
        >
          <nav aria-label={label} className={classes.drawer}>
            <Sidebar {...props} collapsed={false} onNavigate={setDrawer.close} />
          </nav>
        </Drawer>
      )}
      <main id="main" tabIndex={-1} className={classes.main}>
        <div className={classes.content}>{children}</div>
      </main>
    </div>
  )
}
