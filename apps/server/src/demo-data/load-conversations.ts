import {
  answerVisitor,
  closeConversation,
  requireAdmin,
  sendChatMessage,
  startConversation,
  takeOver,
} from '@tallgrass/core'
import type { DemoTime } from './demo-time.ts'

/** A visitor who waits for a person, and one whom the owner has answered. */
export async function loadConversations(time: DemoTime): Promise<void> {
  await ask(time, 0.02, ['Does the AI receptionist work with my old phones?', 'Can I talk to a real person?'])
  const daysAgo = 2
  const { sessionId: id } = await ask(time, daysAgo, [
    'We run two shops in Denton and Decatur. Is that one setup or two?',
    'Can I talk to a real person?',
  ])
  const owner = requireAdmin(time.asOwner(daysAgo))
  await takeOver(owner, { id })
  await answerVisitor(owner, {
    id,
    message: 'One setup serves both shops. Each gets its own number, hours and calendar.',
  })
  await closeConversation(owner, { id })
}

async function ask(time: DemoTime, daysAgo: number, said: string[]) {
  const visitor = time.at(daysAgo)
  const conversation = await startConversation(visitor)
  for (const message of said) await sendChatMessage(visitor, { ...conversation, message })
  return conversation
}
