import { type AssistantPort, type ChatTurn, type ConversationSoFar, decideReply } from '@tallgrass/core'

const SITE = {
  publicUrl: 'https://site.example',
  links: { schedulerUrl: '/schedule', checklistFormUrl: '/' },
}

export type Reply = ReturnType<typeof decideReply>

/** The replies to a visitor's messages, by the product's own rules. */
export async function talk(assistant: AssistantPort, messages: readonly string[]): Promise<Reply[]> {
  const turns: ChatTurn[] = []
  const replies: Reply[] = []
  const soFar: ConversationSoFar = { message: '', turns: 0, unsure: 0, asClient: 0, leadAsked: false }
  for (const message of messages) {
    soFar.turns += 1
    soFar.message = message
    const reply = decideReply(await assistant.answer({ message, turns }), soFar, SITE)
    soFar.unsure += Number(reply.unsure)
    soFar.asClient += Number(reply.intent === 'support')
    soFar.leadAsked ||= reply.facts.requiresLeadCapture
    turns.push({ role: 'user', content: message }, { role: 'assistant', content: reply.content })
    replies.push(reply)
  }
  return replies
}
