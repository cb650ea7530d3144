import {
  IconFileText,
  IconFolder,
  IconHelp,
  IconLayoutDashboard,
  IconReceipt,
  IconUser,
} from '@tabler/icons-react'
import type { SidebarEntry } from './sidebar'

export const clientEntries: SidebarEntry[] = [
  { icon: <IconLayoutDashboard aria-hidden />, label: 'Dashboard', to: '/portal', exact: true },
  { icon: <IconFolder aria-hidden />, label: 'Projects', to: '/portal/projects' },
  { icon: <IconFileText aria-hidden />, label: 'Agreements', to: '/portal/agreements' },
  { icon: <IconReceipt aria-hidden />, label: 'Invoices', to: '/portal/invoices' },
  { icon: <IconUser aria-hidden />, label: 'Profile', to: '/portal/profile' },
  { icon: <IconHelp aria-hidden />, label: 'Help & Support', to: '/portal/help' },
]
