import { IconLayoutDashboard, IconUser } from '@tabler/icons-react'
import type { SidebarEntry } from './sidebar'

export const clientEntries: SidebarEntry[] = [
  { icon: <IconLayoutDashboard aria-hidden />, label: 'Dashboard', to: '/portal', exact: true },
  { icon: <IconUser aria-hidden />, label: 'Profile', to: '/portal/profile' },
]
