import { AppShell, Drawer } from '@mantine/core'
import { useDisclosure, useHotkeys, useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { readSidebarCookie, writeSidebarCookie } from '../../lib/sidebar-cookie'
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
  children: ReactNode
}

export function PortalShell(props: PortalShellProps) {
  const { label, title, actions, children } = props
  const [collapsed, setCollapsed] = useState(readSidebarCookie)
  const [drawer, setDrawer] = useDisclosure(false)
  const narrow = useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false })

  function toggle() {
    if (narrow) return setDrawer.toggle()
    writeSidebarCookie(!collapsed)
    setCollapsed(!collapsed)
  }
  useHotkeys([['mod+B', toggle]], [])

  return (
    <AppShell
      layout="alt"
      header={{ height: '3.5rem' }}
      navbar={{ width: collapsed ? '3rem' : '16rem', breakpoint: '48em', collapsed: { mobile: true } }}
    >
      <SkipLink />
      <AppShell.Header className={classes.header}>
        <Topbar title={title} expanded={narrow ? drawer : !collapsed} onToggle={toggle}>
          {actions}
        </Topbar>
      </AppShell.Header>
      {!narrow && (
        <AppShell.Navbar className={classes.navbar} aria-label={label}>
          <Sidebar {...props} collapsed={collapsed} />
        </AppShell.Navbar>
      )}
      {narrow && (
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
      <AppShell.Main id="main" tabIndex={-1} className={classes.main}>
        <div className={classes.content}>{children}</div>
      </AppShell.Main>
    </AppShell>
  )
}
