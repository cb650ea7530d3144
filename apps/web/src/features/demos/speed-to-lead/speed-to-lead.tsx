import { speedToLeadDemo as words } from '@tallgrass/brand'
import { speedToLead } from '@tallgrass/domain'
import { FocusFirst } from '../../../ui/focus-first'
import { DemoFrame } from '../pieces/demo-frame'
import { useTimeline } from '../use-timeline'
import { LeadInbox } from './lead-inbox'
import { LeadProgress } from './lead-progress'
import { SpeedToLeadForm } from './speed-to-lead-form'

export function SpeedToLead() {
  const { send, state } = useTimeline(speedToLead)
  return (
    <DemoFrame title={words.title} text={words.text} device={<LeadInbox state={state} />}>
      <FocusFirst key={state.step === 0 ? 'form' : 'progress'}>
        {state.step === 0 ? (
          <SpeedToLeadForm onSubmit={(lead) => send({ type: 'submit', lead })} />
        ) : (
          <LeadProgress state={state} onReset={() => send({ type: 'reset' })} />
        )}
      </FocusFirst>
    </DemoFrame>
  )
}
