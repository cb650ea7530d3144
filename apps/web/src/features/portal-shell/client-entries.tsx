import { IconFolder, IconHelp, IconLayoutDashboard, IconUser } from '@tabler/icons-react'
import type { SidebarEntry } from './sidebar'

export const clientEntries: SidebarEntry[] = [
  { icon: <IconLayoutDashboard aria-hidden />, label: 'Dashboard', to: '/portal', exact: true },
  { icon: <IconFolder aria-hidden />, label: 'Projects', to: '/portal/projects' },
  { icon: <IconUser aria-hidden />, label: 'Profile', to: '/portal/profile' },
  { icon: <IconHelp aria-hidden />, label: 'Help & Support', to: '/portal/help' },
]
