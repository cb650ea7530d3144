import { Alert, Anchor } from '@mantine/core'
import { IconHandStop } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { returnQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { DateTime } from '../../ui/date-time'
import { HELD_WORK_ANCHOR } from './held-work-panel'

/** Tells administrators that the site is held after a restore; renders nothing otherwise. */
export function HoldBanner() {
  const { data: hold } = trpc.admin.system.hold.useQuery(undefined, returnQuery)
  if (!hold) return null
  return (
    <Alert color="danger" icon={<IconHandStop aria-hidden />}>
      This site was restored from a backup of <DateTime at={hold.backupMadeAt} /> and is held: no jobs run,
      and no email, payments or e-signature requests leave.{' '}
      <Anchor
        fz="inherit"
        c="inherit"
        td="underline"
        renderRoot={(props) => <Link to="/portal/admin" hash={HELD_WORK_ANCHOR} {...props} />}
      >
        See what waits and release the site
      </Anchor>
    </Alert>
  )
}
