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
          detail: counts && `${formatMoney(counts.amountDue)} due`,
        },
        {
          icon: <IconFileText aria-hidden />,
          label: 'Pending Agreements',
          value: counts?.pendingAgreements,
          detail: 'Awaiting your signature',
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
