import { speedToLeadDemo as words } from '@tallgrass/brand'
import { speedToLead } from '@tallgrass/domain'
import { FocusFirst } from '../../ui/focus-first'
import { DemoFrame } from './demo-frame'
import { LeadInbox } from './lead-inbox'
import { LeadProgress } from './lead-progress'
import { SpeedToLeadForm } from './speed-to-lead-form'
import { useTimeline } from './use-timeline'

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
