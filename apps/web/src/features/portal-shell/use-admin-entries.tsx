import {
  IconAlertTriangle,
  IconBuilding,
  IconCalendar,
  IconExternalLink,
  IconFileText,
  IconFolder,
  IconLayoutDashboard,
  IconListCheck,
  IconLock,
  IconMail,
  IconMessages,
  IconReceipt,
  IconSend,
  IconShieldCheck,
  IconTargetArrow,
  IconUsers,
} from '@tabler/icons-react'
import { counterQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import type { SidebarEntry } from './sidebar'

/** The sidebar entries of administrators. The counts are loaded for administrators only. */
export function useAdminEntries({ isAdmin }: { isAdmin: boolean }): SidebarEntry[] {
  const { data: counts } = trpc.admin.workItems.counts.useQuery(undefined, { enabled: isAdmin })
  const { data: unread } = trpc.portal.messages.unread.useQuery(undefined, {
    ...counterQuery,
    enabled: isAdmin,
  })
  const waiting = counts?.byKind
  return [
    { icon: <IconLayoutDashboard aria-hidden />, label: 'Dashboard', to: '/portal/admin', exact: true },
    { icon: <IconUsers aria-hidden />, label: 'Users', to: '/portal/admin/users' },
    {
      icon: <IconFolder aria-hidden />,
      label: 'Projects',
      to: '/portal/admin/projects',
      waiting: waiting && (waiting.client_answer ?? 0) + (unread?.total ?? 0),
      what: 'to look at',
    },
    {
      icon: <IconFileText aria-hidden />,
      label: 'Agreements',
      to: '/portal/admin/agreements',
      waiting: waiting?.countersign_due,
      what: 'to countersign',
    },
    {
      icon: <IconReceipt aria-hidden />,
      label: 'Invoices',
      to: '/portal/admin/invoices',
      waiting: counts && counts.overdueInvoices + counts.money,
      what: 'overdue or to check',
    },
    { icon: <IconExternalLink aria-hidden />, label: 'Demo', to: '/small-business', newTab: true },
    {
      icon: <IconBuilding aria-hidden />,
      label: 'Clients',
      to: '/portal/admin/clients',
      group: 'Back office',
    },
    {
      icon: <IconTargetArrow aria-hidden />,
      label: 'Leads',
      to: '/portal/admin/leads',
      waiting: waiting?.lead_uncontacted,
      what: 'not contacted',
    },
    {
      icon: <IconCalendar aria-hidden />,
      label: 'Bookings',
      to: '/portal/admin/bookings',
      waiting: counts?.callsToClose,
      what: 'without an outcome',
    },
    {
      icon: <IconMessages aria-hidden />,
      label: 'Conversations',
      to: '/portal/admin/conversations',
      waiting: counts?.waitingConversations,
      what: 'waiting for a person',
    },
    { icon: <IconListCheck aria-hidden />, label: 'Waitlist', to: '/portal/admin/waitlist' },
    { icon: <IconShieldCheck aria-hidden />, label: 'Audit', to: '/portal/admin/audit' },
    {
      icon: <IconMail aria-hidden />,
      label: 'Outbox',
      to: '/portal/admin/outbox',
      waiting: waiting?.mail_failed,
      what: 'not sent',
    },
    {
      icon: <IconAlertTriangle aria-hidden />,
      label: 'Failed jobs',
      to: '/portal/admin/failed-jobs',
      waiting: waiting?.job_failed,
      what: 'failed',
    },
    { icon: <IconLock aria-hidden />, label: 'API keys', to: '/portal/admin/api-keys' },
    { icon: <IconSend aria-hidden />, label: 'Webhooks', to: '/portal/admin/webhooks' },
  ]
}
