import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { aiReceptionistDemo as words } from '@tallgrass/brand'
import type { CallScenario } from '@tallgrass/domain'
import { InitialsAvatar } from '../../../ui/initials-avatar'
import { StatusBadge } from '../../../ui/status-badge'
import classes from './call.module.css'
import ringing from './ringing.module.css'

/** The caller and the reason for the call. With `rings`, waves go out from the caller at each ring. */
export function Caller({ rings = 0, scenario }: { scenario: CallScenario; rings?: number }) {
  const { caller, number, query, urgency } = scenario
  return (
    <div className={classes.caller}>
      <span className={classes.face}>
        {rings > 0 && <span key={rings} className={ringing.waves} aria-hidden />}
        <InitialsAvatar name={caller} />
      </span>
      <strong>{caller}</strong>
      <p className={classes.number}>{number}</p>
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
