import { whatsappBookingDemo as words } from '@tallgrass/brand'
import { type BookingStage, whatsappBooking } from '@tallgrass/domain'
import { DemoFrame } from '../pieces/demo-frame'
import { FoldedSteps } from '../pieces/folded-steps'
import { useTimeline } from '../use-timeline'
import { Chat } from './chat'

const timeline = whatsappBooking(words.script)
const done: Record<BookingStage, number> = {
  idle: 0,
  awaiting_company: 1,
  awaiting_email: 2,
  generating_link: 3,
  completed: 4,
}

export function WhatsappBooking() {
  const { send, state } = useTimeline(timeline)
  const isRunning = state.messages.some(({ isUser }) => isUser)
  return (
    <DemoFrame
      title={words.title}
      text={words.text}
      outcome={<Chat state={state} onSend={(text) => send({ type: 'send', text })} />}
      isRunning={isRunning}
      outcomeFirst
      staysPut
    >
      <FoldedSteps label={words.title} steps={words.steps} done={done[state.stage]} isFolded={isRunning} />
    </DemoFrame>
  )
}
