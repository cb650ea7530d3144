import { IconInbox } from '@tabler/icons-react'
import { hours, speedToLeadDemo } from '@tallgrass/brand'
import {
  fillTemplate,
  formatElapsed,
  offeredTimes,
  SPEED_TO_LEAD_STEPS_MS,
  type SpeedToLeadState,
  splitName,
} from '@tallgrass/domain'
import { useState } from 'react'
import { useNewestInView } from '../pieces/use-newest-in-view'
import { LeadClock } from './lead-clock'
import classes from './speed-to-lead.module.css'

const { inbox } = speedToLeadDemo
const sentAfter = [SPEED_TO_LEAD_STEPS_MS[2], SPEED_TO_LEAD_STEPS_MS[3], SPEED_TO_LEAD_STEPS_MS[4]]

/** The messages that the lead has received so far, with a live timer. */
export function LeadInbox({ state }: { state: SpeedToLeadState }) {
  const { elapsedMs, lead, step } = state
  const [[first = '', second = '']] = useState(() => offeredTimes(hours, new Date(), inbox.offeredClocks))
  const arrived = lead ? inbox.messages.slice(0, Math.max(0, step - 1)) : []
  const list = useNewestInView<HTMLOListElement>(arrived.length)
  const inboxWithEnd = useNewestInView<HTMLElement>(step === 4 ? 1 : 0)
  const values = lead && { ...lead, name: splitName(lead.name).firstName, first, second }
  return (
    <section ref={inboxWithEnd} className={classes.inbox} aria-label={inbox.title}>
      <h3>
        <IconInbox aria-hidden />
        {inbox.title}
      </h3>
      {lead && <LeadClock lead={lead} elapsedMs={elapsedMs} />}
      <ol ref={list} aria-live="polite">
        {values &&
          arrived.map((template, index) => (
            <li key={template}>
              <strong>{inbox.from}</strong>
              <span>{formatElapsed(sentAfter[index] ?? 0)}</span>
              <p>{fillTemplate(template, values)}</p>
            </li>
          ))}
      </ol>
      {arrived.length === 0 && <p className={classes.empty}>{inbox.empty}</p>}
      <p role="status" className={classes.done}>
        {step === 4 && inbox.done}
      </p>
    </section>
  )
}
