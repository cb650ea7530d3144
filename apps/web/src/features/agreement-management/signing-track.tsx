import type { Agreement } from '@tallgrass/contracts'
import { RelativeTime } from '../../ui/relative-time'
import { OpenedTime } from './opened-time'
import classes from './signing-track.module.css'

interface SigningTrackProps {
  agreement: Pick<Agreement, 'countersignedAt' | 'createdAt' | 'openedAt' | 'signedAtClient' | 'status'>
}

/** Signing progress of an agreement: created, signed by the client, countersigned. */
export function SigningTrack({ agreement }: SigningTrackProps) {
  const { countersignedAt, createdAt, openedAt, signedAtClient, status } = agreement
  const steps = [
    { label: 'Created', at: createdAt },
    {
      label: 'Client signed',
      at: signedAtClient,
      waits: status === 'SENT' && (openedAt ? <OpenedTime at={openedAt} /> : 'Waiting for the client'),
    },
    { label: 'Countersigned', at: countersignedAt, waits: status === 'SIGNED_CLIENT' && 'Waiting for you' },
  ]
  return (
    <ol className={classes.track}>
      {steps.map(({ at, label, waits }) => (
        <li key={label} data-state={at ? 'done' : waits ? 'now' : undefined}>
          <b>{label}</b> {at ? <RelativeTime at={at} /> : waits || 'Not yet'}
        </li>
      ))}
    </ol>
  )
}
