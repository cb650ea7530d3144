import { Alert, Anchor } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { HealthFact } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { HEALTH_ANCHOR } from './admin/system-health'

/** That a part of the system fails, where it is seen first. Nothing while all of it works. */
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
        See the system health
      </Anchor>
    </Alert>
  )
}
