import { IconArrowForwardUp, IconCheck, IconMail } from '@tabler/icons-react'
import { aiReceptionistDemo as words } from '@tallgrass/brand'
import { type CallScenario, formatCallTime, type ReceptionistState } from '@tallgrass/domain'
import { ScheduleLink } from '../schedule-link'
import classes from './call.module.css'
import { Caller } from './caller'
import { CopyTranscript } from './copy-transcript'

const icons = {
  ended: <IconCheck aria-hidden />,
  transferred: <IconArrowForwardUp aria-hidden />,
  voicemail: <IconMail aria-hidden />,
}

interface CallOverProps {
  state: ReceptionistState
  scenario: CallScenario
}

/** Summary of a finished call. */
export function CallOver({ scenario, state }: CallOverProps) {
  const { endedBy, phase, seconds, spoken } = state
  if (phase !== 'ended' && phase !== 'transferred' && phase !== 'voicemail') return null
  const isCutShort = endedBy === 'visitor' && phase !== 'voicemail'
  return (
    <section className={classes.screen} data-talk data-autofocus tabIndex={-1} aria-label={words.over[phase]}>
      <p className={classes.result} role="status">
        {icons[phase]}
        {words.over[phase]}, {formatCallTime(seconds)}
      </p>
      <Caller scenario={scenario} />
      <p className={classes.summary}>
        {isCutShort ? words.cutShort[phase] : words.summaries[scenario.outcome]}
      </p>
      <div className={classes.choice}>
        {!isCutShort && scenario.outcome === 'booking' && <ScheduleLink>{words.demoLink}</ScheduleLink>}
        <CopyTranscript spoken={spoken} />
      </div>
    </section>
  )
}
