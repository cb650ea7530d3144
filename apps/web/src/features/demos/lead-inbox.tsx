import { IconInbox } from '@tabler/icons-react'
import { speedToLeadDemo } from '@tallgrass/brand'
import {
  type DemoLead,
  formatElapsed,
  SPEED_TO_LEAD_STEPS_MS,
  type SpeedToLeadState,
} from '@tallgrass/domain'
import classes from './speed-to-lead.module.css'

const { inbox } = speedToLeadDemo
const sentAfter = [SPEED_TO_LEAD_STEPS_MS[2], SPEED_TO_LEAD_STEPS_MS[3], SPEED_TO_LEAD_STEPS_MS[4]]

/** What the lead would find in their inbox by now. */
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
              <p>{fill(template, lead)}</p>
            </li>
          ))}
      </ol>
      {arrived.length === 0 && <p className={classes.empty}>{inbox.empty}</p>}
    </section>
  )
}

// One pass: what the visitor typed is never read as a template.
function fill(template: string, lead: DemoLead) {
  const values = { name: lead.name.split(' ')[0] ?? lead.name, company: lead.company, message: lead.message }
  return template.replaceAll(/\{(name|company|message)\}/g, (_, name: keyof typeof values) => values[name])
}
