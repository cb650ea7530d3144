import type { ChatReply, SendMessageInput } from '@tallgrass/contracts'
import { asAdmin, asClient } from '../authorize.ts'
import type { AnswerOwn } from '../chat/answer-own.ts'
import { sendMessage } from '../chat/send-message.ts'
import type { Ctx } from '../ctx.ts'
import { answerClient } from './answer-client.ts'
import { answerWhatWaits } from './answer-what-waits.ts'

/** Sends a message to the assistant, which answers people who are signed in from their own records. */
export function sendChatMessage(ctx: Ctx, input: SendMessageInput): Promise<ChatReply> {
  return sendMessage(ctx, input, answerOwn)
}

const answerOwn: AnswerOwn = async (ctx, asked) => {
  if (!ctx.user) return undefined
  if (ctx.user.role === 'CLIENT') return answerClient({ ...ctx, ...asClient(ctx) }, asked)
  return asked.answer.kind === 'own' ? answerWhatWaits({ ...ctx, ...asAdmin(ctx) }) : undefined
}
