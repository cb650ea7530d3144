import { Button } from '@mantine/core'
import { reviewFlywheelDemo as words } from '@tallgrass/brand'
import { reviewFlywheel } from '@tallgrass/domain'
import { FocusFirst } from '../../../ui/focus-first'
import { DemoFrame } from '../pieces/demo-frame'
import { Metrics } from '../pieces/metrics'
import { useTimeline } from '../use-timeline'
import { CustomerPicker } from './customer-picker'
import { FlywheelHistory } from './flywheel-history'
import { ReviewThread } from './review-thread'
import classes from './reviews.module.css'

export function ReviewFlywheel() {
  const { send, state } = useTimeline(reviewFlywheel)
  const customer = words.customers.find(({ id }) => id === state.customerId)
  const device = <ReviewThread customer={customer} phase={state.phase} />
  return (
    <DemoFrame title={words.title} text={words.text} device={device}>
      <FocusFirst key={customer ? 'history' : 'picker'}>
        {customer ? (
          <div className={classes.running}>
            <FlywheelHistory history={state.history} />
            <Button data-autofocus variant="default" onClick={() => send({ type: 'reset' })}>
              {words.reset}
            </Button>
          </div>
        ) : (
          <CustomerPicker onPick={(customerId) => send({ type: 'pick', customerId })} />
        )}
      </FocusFirst>
      <Metrics metrics={words.metrics} />
    </DemoFrame>
  )
}
