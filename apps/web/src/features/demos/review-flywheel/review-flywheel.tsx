import { reviewFlywheelDemo as words } from '@tallgrass/brand'
import { reviewFlywheel } from '@tallgrass/domain'
import { FocusFirst } from '../../../ui/focus-first'
import { DemoFrame } from '../pieces/demo-frame'
import { Fold } from '../pieces/fold'
import { Metrics } from '../pieces/metrics'
import { useTimeline } from '../use-timeline'
import { CustomerPicker } from './customer-picker'
import { FlywheelHistory } from './flywheel-history'
import { ReviewThread } from './review-thread'

export function ReviewFlywheel() {
  const { send, state } = useTimeline(reviewFlywheel)
  const { customerId, history, phase } = state
  const customer = words.customers.find(({ id }) => id === customerId)
  return (
    <DemoFrame
      title={words.title}
      text={words.text}
      outcome={<ReviewThread customer={customer} phase={phase} />}
      figures={<Metrics metrics={words.metrics} />}
      isRunning={customer !== undefined}
      again={customer && { label: words.reset, onClick: () => send({ type: 'reset' }) }}
    >
      {phase === 'idle' ? (
        <FocusFirst>
          <CustomerPicker onPick={(id) => send({ type: 'pick', customerId: id })} />
        </FocusFirst>
      ) : (
        <Fold summary={words.phases[phase].title} isFolded>
          <FlywheelHistory history={history} />
        </Fold>
      )}
    </DemoFrame>
  )
}
