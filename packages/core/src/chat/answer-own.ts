import type { Ctx } from '../ctx.ts'
import type { AssistantAnswer, AssistantQuestion } from '../ports/assistant.ts'

/** A question, and what the assistant made of it. */
export interface AskedOwn extends Pick<AssistantQuestion, 'message' | 'turns'> {
  answer: AssistantAnswer
}

/** Answers a person from their own records, in words; undefined if the site’s own answer is theirs, too. */
export type AnswerOwn = (ctx: Ctx, asked: AskedOwn) => Promise<string | undefined>
