import { IconExternalLink, IconLayoutDashboard, IconUsers } from '@tabler/icons-react'
import type { SidebarEntry } from './sidebar'

export const adminEntries: SidebarEntry[] = [
  { icon: <IconLayoutDashboard aria-hidden />, label: 'Dashboard', to: '/portal/admin', exact: true },
  { icon: <IconUsers aria-hidden />, label: 'Users', to: '/portal/admin/users' },
  { icon: <IconExternalLink aria-hidden />, label: 'Demo', to: '/small-business', newTab: true },
]
