import { IconFileText, IconHeartbeat, IconPlayerPlay, IconUsers } from '@tabler/icons-react'
import type { AdminDashboard } from '@tallgrass/contracts'
import { Counters } from '../../../ui/counters'

export function BusinessCounters({ data, faults }: { data: AdminDashboard | undefined; faults: number }) {
  return (
    <Counters
      label="Business"
      counters={[
        { icon: <IconUsers aria-hidden />, label: 'Total Users', value: data?.users },
        {
          icon: <IconPlayerPlay aria-hidden />,
          label: 'Active Projects',
          value: data?.activeProjects,
          detail: data && `of ${data.projects} total`,
        },
        {
          icon: <IconFileText aria-hidden />,
          label: 'Pending Agreements',
          value: data?.pendingAgreements,
          detail: data && `of ${data.agreements} total`,
        },
        {
          icon: <IconHeartbeat aria-hidden />,
          label: 'System Health',
          value: data && (data.health.good ? 'Good' : 'Needs attention'),
          detail: faults > 0 && (faults === 1 ? '1 problem' : `${faults} problems`),
        },
      ]}
    />
  )
}
