import { IconFolder, IconLayoutDashboard, IconUser } from '@tabler/icons-react'
import type { SidebarEntry } from './sidebar'

export const clientEntries: SidebarEntry[] = [
  { icon: <IconLayoutDashboard aria-hidden />, label: 'Dashboard', to: '/portal', exact: true },
  { icon: <IconFolder aria-hidden />, label: 'Projects', to: '/portal/projects' },
  { icon: <IconUser aria-hidden />, label: 'Profile', to: '/portal/profile' },
]
