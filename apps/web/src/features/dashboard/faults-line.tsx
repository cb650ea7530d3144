import { Alert, Anchor } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { HealthFact } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { HEALTH_ANCHOR } from './admin/system-health'

/** Alerts to failing parts of the system; renders nothing while everything works. */
export function FaultsLine({ faults }: { faults: HealthFact[] }) {
  if (faults.length === 0) return null
  const names = new Intl.ListFormat('en-US').format(faults.map(({ subject }) => subject))
  return (
    <Alert color="danger" icon={<IconAlertTriangle aria-hidden />}>
      {faults.length === 1 ? 'One part of the system needs' : `${faults.length} parts of the system need`}{' '}
      your attention: {names}.{' '}
      <Anchor
        fz="inherit"
        c="inherit"
        td="underline"
        renderRoot={(props) => <Link to="/portal/admin" hash={HEALTH_ANCHOR} {...props} />}
      >
        View system health
      </Anchor>
    </Alert>
  )
}
