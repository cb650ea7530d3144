import { alwaysIncluded, knowledge, type Passage, signInPassage } from '@tallgrass/brand'
import type { AssistantAnswer, AssistantPort, AssistantQuestion, Guard } from '@tallgrass/core'
import { ProviderUnreachable } from '@tallgrass/domain'
import { conductAnswer } from '../conduct/conduct-answer.ts'
import { rankPassages } from '../embedded/rank-passages.ts'
import { askModel, BudgetSpent } from './ask-model.ts'
import { instructionsFor } from './instructions.ts'
import { toAnswer, UnfoundedAnswer } from './model-answer.ts'
import type { ModelAddress } from './open-model.ts'
import type { TokenBudget } from './token-budget.ts'

interface LlmOptions extends ModelAddress {
  budget: TokenBudget
  /** Answers when the model does not. */
  fallback: AssistantPort
  /** Receives the reason, which contains neither the key nor the question. */
  warn: (reason: string) => void
  /** Milliseconds. */
  timeout?: number
}

const TIMEOUT_MS = 12_000
const MAX_RANKED_PASSAGES = 4

/** Asks a language model, which gets the same passages. After any failure, the fallback answers instead. */
export function llmAssistant(options: LlmOptions): AssistantPort {
  const { fallback, warn } = options
  return {
    asksModel: true,
    async answer(question, guard = (ask) => ask()) {
      const conduct = conductAnswer(question)
      if (conduct) return conduct
      try {
        return await ask({ ...options, guard }, question)
      } catch (error) {
        warn(`The language model was not used: ${reasonOf(error)}`)
        return fallback.answer(question)
      }
    },
  }
}

async function ask(
  options: LlmOptions & { guard: Guard },
  question: AssistantQuestion,
): Promise<AssistantAnswer> {
  const { message, turns } = question
  const given = passagesFor(question)
  // Not every model accepts a conversation that starts with an assistant's turn.
  const begins = turns.findIndex(({ role }) => role === 'user')
  const before = begins < 0 ? [] : turns.slice(begins)
  const messages = [...before, { role: 'user' as const, content: message }]
  const timeout = options.timeout ?? TIMEOUT_MS
  const instructions = instructionsFor(given, question.role)
  const isSignedIn = question.role !== undefined
  const answer = await askModel({ ...options, timeout }, { instructions, isSignedIn, messages })
  return toAnswer(answer, { given, question })
}

/**
 * The best matches for this message, the best one for the message before, and those that are always included. Someone
 * signed in is not told how to sign in.
 */
function passagesFor({ message, role, turns }: AssistantQuestion): Passage[] {
  const before = turns.findLast(({ role }) => role === 'user')
  const best = rankPassages(message).slice(0, MAX_RANKED_PASSAGES)
  if (before) best.push(...rankPassages(before.content).slice(0, 1))
  const ids = new Set([...best, ...alwaysIncluded])
  if (role) ids.delete(signInPassage)
  return [...ids].flatMap((id) => knowledge.find((passage) => passage.id === id) ?? [])
}

/** Only the kind of failure: a provider's message may repeat what was sent. */
function reasonOf(error: unknown): string {
  const ours = [BudgetSpent, ProviderUnreachable, UnfoundedAnswer]
  if (error instanceof Error && ours.some((kind) => error instanceof kind)) return error.message
  if (!(error instanceof Error)) return 'it failed'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'it took too long'
  const status =
    'statusCode' in error && typeof error.statusCode === 'number' ? `, status ${error.statusCode}` : ''
  return `${error.name}${status}`
}
