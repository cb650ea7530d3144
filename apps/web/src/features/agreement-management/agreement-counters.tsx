import { IconCircleCheck, IconClock, IconFileText, IconPencil } from '@tabler/icons-react'
import { counterQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { Counters } from '../../ui/counters'

/** Totals of all agreements, regardless of the filters below. */
export function AgreementCounters() {
  const { data } = trpc.admin.agreements.counts.useQuery(undefined, counterQuery)
  return (
    <Counters
      label="Counts"
      counters={[
        { icon: <IconFileText aria-hidden />, label: 'Total Agreements', value: data?.total },
        { icon: <IconCircleCheck aria-hidden />, label: 'Fully Signed', value: data?.fullySigned },
        { icon: <IconClock aria-hidden />, label: 'Pending Signature', value: data?.pendingSignature },
        { icon: <IconPencil aria-hidden />, label: 'Drafts', value: data?.drafts },
      ]}
    />
  )
}
