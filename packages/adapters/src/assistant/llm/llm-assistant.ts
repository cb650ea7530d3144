import { knowledge, type Passage } from '@tallgrass/brand'
import type { AssistantAnswer, AssistantPort, AssistantQuestion } from '@tallgrass/core'
import { rankPassages } from '../embedded/rank-passages.ts'
import { plain } from '../embedded/words.ts'
import { instructionsFor } from './instructions.ts'
import { modelAnswer, toAnswer, UnfoundedAnswer } from './model-answer.ts'
import { type ModelAddress, openModel } from './open-model.ts'
import type { TokenBudget } from './token-budget.ts'

interface LlmOptions extends ModelAddress {
  budget: TokenBudget
  /** Answers when the model does not. */
  fallback: AssistantPort
  /** Told why, in words that hold neither the key nor what was asked. */
  warn: (reason: string) => void
  /** Milliseconds. */
  timeout?: number
}

const TIMEOUT_MS = 12_000
const MAX_OUTPUT_TOKENS = 500
const BEST = 4
/** English text has about four characters a token; three is on the safe side. */
const CHARACTERS_PER_TOKEN = 3

/** Asks a language model, which is given the same passages; whatever goes wrong, the fall-back answers instead. */
export function llmAssistant(options: LlmOptions): AssistantPort {
  const { fallback, warn } = options
  return {
    async answer(question) {
      try {
        return await ask(options, question)
      } catch (error) {
        warn(`The language model was not used: ${reasonOf(error)}`)
        return fallback.answer(question)
      }
    },
  }
}

class BudgetSpent extends Error {}

async function ask(options: LlmOptions, { message, turns }: AssistantQuestion): Promise<AssistantAnswer> {
  const { budget, timeout = TIMEOUT_MS } = options
  const given = passagesFor({ message, turns })
  const instructions = instructionsFor(given)
  const messages = [
    ...turns.map(({ content, role }) => ({ content, role })),
    { role: 'user' as const, content: message },
  ]
  const length = instructions.length + messages.reduce((sum, { content }) => sum + content.length, 0)
  const reserved = Math.ceil(length / CHARACTERS_PER_TOKEN) + MAX_OUTPUT_TOKENS
  if (!(await budget.reserve(reserved))) throw new BudgetSpent('LLM_DAILY_TOKENS are used up')
  const { generateText, Output } = await loadSdk()
  const { output, usage } = await generateText({
    model: await openModel(options),
    instructions,
    messages,
    output: Output.object({ schema: modelAnswer }),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    maxRetries: 0,
    abortSignal: AbortSignal.timeout(timeout),
  })
  // What a failed question took is not known; then all that was set aside counts.
  await budget.settle(reserved, usage.totalTokens ?? reserved)
  return toAnswer(output, { given, message })
}

/** Loaded when it is first needed: most installations do without. */
async function loadSdk() {
  // It would tell at every call what a server does not offer; the answer is checked anyway.
  globalThis.AI_SDK_LOG_WARNINGS = false
  return import('ai')
}

/** What fits best, however weakly, for this message and the one before; a person and a call are always near. */
function passagesFor({ message, turns }: AssistantQuestion): Passage[] {
  const before = turns.findLast(({ role }) => role === 'user')?.content ?? ''
  const [found, foundBefore] = [message, before].map((text) => rankPassages(plain(text)).map(({ id }) => id))
  const ids = [
    ...new Set([...(found ?? []).slice(0, BEST), ...(foundBefore ?? []).slice(0, 1), 'contact', 'booking']),
  ]
  return ids.flatMap((id) => knowledge.find((passage) => passage.id === id) ?? [])
}

/** The kind of failure alone: messages of a provider may repeat what was sent. */
function reasonOf(error: unknown): string {
  if (error instanceof UnfoundedAnswer || error instanceof BudgetSpent) return error.message
  if (!(error instanceof Error)) return 'it failed'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'it took too long'
  const status =
    'statusCode' in error && typeof error.statusCode === 'number' ? `, status ${error.statusCode}` : ''
  return `${error.name}${status}`
}
