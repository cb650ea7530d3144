import { Button } from '@mantine/core'
import { speedToLeadDemo as words } from '@tallgrass/brand'
import { formatElapsed, type SpeedToLeadState } from '@tallgrass/domain'
import { Steps } from '../pieces/steps'
import { ScheduleLink } from '../schedule-link'
import classes from './speed-to-lead.module.css'

/** Progress of the lead, with a live timer. */
export function LeadProgress({ state, onReset }: { state: SpeedToLeadState; onReset: () => void }) {
  const isComplete = state.step === 4
  return (
    <section data-autofocus tabIndex={-1} aria-label={words.promise}>
      <p className={classes.timer}>
        <span role="timer" aria-label={words.timer}>
          {formatElapsed(state.elapsedMs)}
        </span>
        {words.promise}
      </p>
      <Steps label={words.promise} steps={words.steps} done={isComplete ? 4 : state.step - 1} />
      <p role="status" className={classes.done}>
        {isComplete && words.inbox.done}
      </p>
      <div className={classes.buttons}>
        <Button onClick={onReset} variant={isComplete ? 'filled' : 'default'}>
          {words.again}
        </Button>
        <ScheduleLink>{words.book}</ScheduleLink>
      </div>
    </section>
  )
}
