import { Alert, Anchor } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { counterQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'

/** On the dashboard: that something is left to settle. Nothing where there is nothing. */
export function WorkItemsLine() {
  const { data } = trpc.admin.workItems.counts.useQuery(undefined, counterQuery)
  if (!data || data.open === 0) return null
  return (
    <Alert color="amber" icon={<IconAlertTriangle aria-hidden />}>
      {data.open === 1 ? 'One matter needs' : `${data.open} matters need`} your attention.{' '}
      <Anchor
        fz="inherit"
        c="inherit"
        td="underline"
        renderRoot={(props) => <Link to="/portal/admin/invoices" {...props} />}
      >
        See what to do
      </Anchor>
    </Alert>
  )
}
