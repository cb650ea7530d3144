import {
  IconFileText,
  IconFolder,
  IconHelp,
  IconLayoutDashboard,
  IconReceipt,
  IconUser,
} from '@tabler/icons-react'
import { counterQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import type { SidebarEntry } from './sidebar'

/** The sidebar entries of clients. The count is loaded for clients only. */
export function useClientEntries({ isClient }: { isClient: boolean }): SidebarEntry[] {
  const { data: unread } = trpc.portal.messages.unread.useQuery(undefined, {
    ...counterQuery,
    enabled: isClient,
  })
  return [
    { icon: <IconLayoutDashboard aria-hidden />, label: 'Dashboard', to: '/portal', exact: true },
    {
      icon: <IconFolder aria-hidden />,
      label: 'Projects',
      to: '/portal/projects',
      waiting: unread?.total,
      what: unread?.total === 1 ? 'new message' : 'new messages',
    },
    { icon: <IconFileText aria-hidden />, label: 'Agreements', to: '/portal/agreements' },
    { icon: <IconReceipt aria-hidden />, label: 'Invoices', to: '/portal/invoices' },
    { icon: <IconUser aria-hidden />, label: 'Profile', to: '/portal/profile' },
    { icon: <IconHelp aria-hidden />, label: 'Help & Support', to: '/portal/help' },
  ]
}
