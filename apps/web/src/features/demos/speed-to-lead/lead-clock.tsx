import { speedToLeadDemo as words } from '@tallgrass/brand'
import { type DemoLead, formatElapsed } from '@tallgrass/domain'
import classes from './speed-to-lead.module.css'

/** Who wrote, and the time since then. */
export function LeadClock({ elapsedMs, lead }: { lead: DemoLead; elapsedMs: number }) {
  return (
    <div className={classes.lead}>
      <p>
        <strong>{lead.name}</strong> {lead.email}
      </p>
      <p className={classes.timer}>
        <span role="timer" aria-label={words.timer}>
          {formatElapsed(elapsedMs)}
        </span>
        {words.promise}
      </p>
    </div>
  )
}
