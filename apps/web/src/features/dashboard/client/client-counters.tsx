import { IconFileText, IconFolder, IconPencil, IconReceipt } from '@tabler/icons-react'
import type { ClientDashboard } from '@tallgrass/contracts'
import { formatMoney } from '@tallgrass/domain'
import { Counters } from '../../../ui/counters'

/** Shows placeholders while `counts` is undefined. */
export function ClientCounters({ counts }: { counts: ClientDashboard | undefined }) {
  return (
    <Counters
      label="Overview"
      counters={[
        {
          icon: <IconFolder aria-hidden />,
          label: 'Active Projects',
          value: counts?.activeProjects,
          detail: counts && `of ${counts.projects} total`,
        },
        {
          icon: <IconReceipt aria-hidden />,
          label: 'Pending Invoices',
          value: counts?.openInvoices,
          detail: counts && dueDetail(counts),
        },
        {
          icon: <IconFileText aria-hidden />,
          label: 'Pending Agreements',
          value: counts?.pendingAgreements,
          detail: counts && signatureDetail(counts),
        },
        {
          icon: <IconPencil aria-hidden />,
          label: 'Pending Signatures',
          value: counts?.pendingSignatures,
          detail: 'Sent or in progress',
        },
      ]}
    />
  )
}

/** The signer is the reader, or else a colleague. Only the first agreements are listed. */
function signatureDetail({ pendingAgreements, toSign }: ClientDashboard) {
  const own = toSign.filter(({ signingUrl }) => signingUrl !== null).length
  const mayBeMore = pendingAgreements > toSign.length
  if (mayBeMore) return own > 0 ? `${own} or more awaiting your signature` : 'Awaiting signatures'
  if (own === toSign.length) return 'Awaiting your signature'
  return own > 0 ? `${own} awaiting your signature` : 'Awaiting a colleague’s signature'
}

/** The invoices to pay come by due date, so the overdue ones are the first. */
function dueDetail({ amountDue, openInvoices, toPay }: ClientDashboard) {
  const due = `${formatMoney(amountDue)} due`
  const overdue = toPay.filter(({ label }) => label === 'OVERDUE').length
  if (overdue === 0) return due
  const mayBeMore = overdue === toPay.length && openInvoices > overdue
  return `${due}, ${overdue}${mayBeMore ? ' or more' : ''} overdue`
}
