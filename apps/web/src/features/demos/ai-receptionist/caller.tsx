import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { aiReceptionistDemo as words } from '@tallgrass/brand'
import type { CallScenario } from '@tallgrass/domain'
import { InitialsAvatar } from '../../../ui/initials-avatar'
import { StatusBadge } from '../../../ui/status-badge'
import classes from './call.module.css'

/** The caller and the reason for the call. */
export function Caller({ scenario }: { scenario: CallScenario }) {
  const { caller, number, query, urgency } = scenario
  return (
    <div className={classes.caller}>
      <InitialsAvatar name={caller} />
      <strong>{caller}</strong>
      <p>{number}</p>
      <p>{query}</p>
      <StatusBadge
        icon={urgency === 'high' ? <IconAlertTriangle aria-hidden /> : <IconClock aria-hidden />}
        tone={urgency === 'high' ? 'danger' : 'neutral'}
      >
        {words.urgency[urgency]}
      </StatusBadge>
    </div>
  )
}
