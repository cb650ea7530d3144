import { aiReceptionistDemo as words } from '@tallgrass/brand'
import {
  type CallScenario,
  formatCallTime,
  type ReceptionistEvent,
  type ReceptionistState,
} from '@tallgrass/domain'
import classes from './call.module.css'
import { CallControls } from './call-controls'
import { Caller } from './caller'
import { Speaking } from './speaking'

interface ActiveCallProps {
  state: ReceptionistState
  scenario: CallScenario
  onEvent: (type: ReceptionistEvent['type']) => void
}

export function ActiveCall({ onEvent, scenario, state }: ActiveCallProps) {
  return (
    <div className={classes.screen} data-talk>
      <p className={classes.state}>
        <span role="timer" aria-label={words.length}>
          {formatCallTime(state.seconds)}
        </span>
        {state.held !== null && `, ${words.onHold}`}
      </p>
      <Caller scenario={scenario} />
      <Speaking state={state} />
      <CallControls state={state} onEvent={onEvent} />
    </div>
  )
}
