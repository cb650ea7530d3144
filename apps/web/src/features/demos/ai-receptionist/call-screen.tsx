import type { CallScenario, ReceptionistEvent, ReceptionistState } from '@tallgrass/domain'
import { ActiveCall } from './active-call'
import { CallOver } from './call-over'
import type { Ring } from './create-ring'
import { IncomingCall } from './incoming-call'
import { QuietLine } from './quiet-line'

interface CallScreenProps {
  state: ReceptionistState
  scenario: CallScenario | undefined
  ring: Ring
  onEvent: (type: ReceptionistEvent['type']) => void
}

/** The phone screen: idle, ringing, in a call, or showing the summary of a call. */
export function CallScreen({ onEvent, ring, scenario, state }: CallScreenProps) {
  function call() {
    ring.allow()
    onEvent('call')
  }
  if (state.phase === 'idle' || !scenario) return <QuietLine onCall={call} />
  if (state.phase === 'active') return <ActiveCall state={state} scenario={scenario} onEvent={onEvent} />
  if (state.phase !== 'incoming') return <CallOver state={state} scenario={scenario} />
  return (
    <IncomingCall
      scenario={scenario}
      rings={state.rings}
      sound={state.sound}
      onSound={() => onEvent('toggle-sound')}
      onAnswer={() => onEvent('answer')}
      onDecline={() => onEvent('decline')}
    />
  )
}
