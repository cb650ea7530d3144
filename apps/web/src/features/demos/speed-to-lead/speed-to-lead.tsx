import { speedToLeadDemo as words } from '@tallgrass/brand'
import { speedToLead } from '@tallgrass/domain'
import { FocusFirst } from '../../../ui/focus-first'
import { DemoFrame } from '../pieces/demo-frame'
import { FoldedSteps } from '../pieces/folded-steps'
import { useTimeline } from '../use-timeline'
import { LeadInbox } from './lead-inbox'
import { SpeedToLeadForm } from './speed-to-lead-form'

export function SpeedToLead() {
  const { send, state } = useTimeline(speedToLead)
  const { step } = state
  const isRunning = step > 0
  return (
    <DemoFrame
      title={words.title}
      text={words.text}
      outcome={<LeadInbox state={state} />}
      isRunning={isRunning}
      again={isRunning ? { label: words.again, onClick: () => send({ type: 'reset' }) } : undefined}
    >
      {isRunning ? (
        <FoldedSteps label={words.promise} steps={words.steps} done={step === 4 ? 4 : step - 1} isFolded />
      ) : (
        <FocusFirst>
          <SpeedToLeadForm onSubmit={(lead) => send({ type: 'submit', lead })} />
        </FocusFirst>
      )}
    </DemoFrame>
  )
}
