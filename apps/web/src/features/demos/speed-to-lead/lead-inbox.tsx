import { IconInbox } from '@tabler/icons-react'
import { speedToLeadDemo } from '@tallgrass/brand'
import {
  fillTemplate,
  formatElapsed,
  SPEED_TO_LEAD_STEPS_MS,
  type SpeedToLeadState,
  splitName,
} from '@tallgrass/domain'
import classes from './speed-to-lead.module.css'

const { inbox } = speedToLeadDemo
const sentAfter = [SPEED_TO_LEAD_STEPS_MS[2], SPEED_TO_LEAD_STEPS_MS[3], SPEED_TO_LEAD_STEPS_MS[4]]

/** The messages that the lead has received so far. */
export function LeadInbox({ state }: { state: SpeedToLeadState }) {
  const { lead, step } = state
  const arrived = inbox.messages.slice(0, Math.max(0, step - 1))
  return (
    <section className={classes.inbox} aria-label={inbox.title}>
      <h3>
        <IconInbox aria-hidden />
        {inbox.title}
      </h3>
      {lead && (
        <p className={classes.lead}>
          <strong>{lead.name}</strong> {lead.email}
        </p>
      )}
      <ol aria-live="polite">
        {lead &&
          arrived.map((template, index) => (
            <li key={template}>
              <strong>{inbox.from}</strong>
              <span>{formatElapsed(sentAfter[index] ?? 0)}</span>
              <p>{fillTemplate(template, { ...lead, name: splitName(lead.name).firstName })}</p>
            </li>
          ))}
      </ol>
      {arrived.length === 0 && <p className={classes.empty}>{inbox.empty}</p>}
    </section>
  )
}
