import type { ChatReply } from '@tallgrass/contracts'
import { countTurns, insertMessage, lockChatSession, newId, updateChatSession } from '@tallgrass/db'
import { AppError, asksForLead } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import type { AssistantAnswer } from '../ports/assistant.ts'
import { afterLast } from './after-last.ts'
import { composeReply } from './compose-reply.ts'

interface Reply {
  sessionId: string
  questionId: string
  answer: AssistantAnswer
}

/** Keeps the reply to a question, once. Throws CONFLICT when the next question has come before it was ready. */
export async function keepReply(ctx: Ctx, { answer, questionId, sessionId }: Reply): Promise<ChatReply> {
  const { confidence, intent, kind, suggestedBookingType, wantsContact } = answer
  return ctx.transaction(async (tx) => {
    const session = await lockChatSession(tx.db, sessionId)
    if (session.replyingTo !== questionId) throw new AppError('CONFLICT', 'Please wait for the reply')
    const soFar = await countTurns(tx.db, sessionId)
    const unsure = kind === 'unknown'
    const requiresLeadCapture = asksForLead({
      intent,
      wantsContact,
      turns: soFar.turns,
      unsure: soFar.unsure + Number(unsure),
      isClient: soFar.asClient > 0,
      leadAsked: session.leadAskedAt !== null || session.leadId !== null,
    })
    const content = composeReply(answer, requiresLeadCapture, ctx.settings)
    const at = afterLast(tx.now, session.lastMessageAt)
    const facts = { requiresLeadCapture, suggestedBookingType, confidence }
    const passages = answer.kind === 'found' ? [...answer.passages] : []
    const id = newId(at)
    await insertMessage(tx.db, {
      id,
      sessionId,
      role: 'assistant',
      content,
      timestamp: at,
      metadata: { ...facts, intent, unsure, passages },
    })
    await updateChatSession(tx.db, sessionId, {
      lastMessageAt: at,
      replyingTo: null,
      ...(requiresLeadCapture && { leadAskedAt: at }),
    })
    return { id, content, ...facts }
  })
}
