import type { Guard, ProviderCall } from '@tallgrass/core'
import { ProviderUnreachable } from '@tallgrass/domain'
import type { LanguageModelUsage, ModelMessage } from 'ai'
import { type ModelAnswer, modelAnswer, signedInAnswer } from './model-answer.ts'
import { type ModelAddress, openModel } from './open-model.ts'
import { toProviderError } from './to-provider-error.ts'
import type { TokenBudget } from './token-budget.ts'

interface Question {
  /** The person may ask about their own records. */
  isSignedIn: boolean
  instructions: string
  messages: ModelMessage[]
}

interface AskOptions extends ModelAddress {
  budget: TokenBudget
  /** Milliseconds. */
  timeout: number
  guard: Guard
}

const MAX_OUTPUT_TOKENS = 500
/** English text has about four characters a token; three is on the safe side. */
const CHARACTERS_PER_TOKEN = 3

export class BudgetSpent extends Error {}

/** Asks once, without retries. Rethrows any failure, and throws BudgetSpent if too few tokens are left. */
export async function askModel(options: AskOptions, question: Question): Promise<ModelAnswer> {
  const { budget, guard } = options
  const length = question.instructions.length + JSON.stringify(question.messages).length
  const reserved = Math.ceil(length / CHARACTERS_PER_TOKEN) + MAX_OUTPUT_TOKENS
  if (!(await budget.reserve(reserved))) throw new BudgetSpent('LLM_DAILY_TOKENS is used up')
  let asked = false
  try {
    const { output, usage } = await guard((call) => {
      asked = true
      return generate(options, question, call)
    })
    await budget.correct(reserved, usage.totalTokens ?? reserved)
    return output
  } catch (error) {
    const original = error instanceof ProviderUnreachable ? (error.cause ?? error) : error
    // The usage of an unanswered question is unknown, so the whole reservation counts.
    await budget.correct(reserved, asked ? (usedBy(original) ?? reserved) : 0)
    throw original
  }
}

async function generate(
  options: AskOptions,
  { isSignedIn, ...question }: Question,
  call?: ProviderCall,
): Promise<{ output: ModelAnswer; usage: LanguageModelUsage }> {
  const { generateText, Output } = await loadSdk()
  const model = await openModel(options)
  const timeout = AbortSignal.timeout(options.timeout)
  try {
    return await generateText({
      ...question,
      model,
      output: Output.object({ schema: isSignedIn ? signedInAnswer : modelAnswer }),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      maxRetries: 0,
      abortSignal: call ? AbortSignal.any([timeout, call.signal]) : timeout,
    })
  } catch (error) {
    throw toProviderError(error)
  }
}

/** Loaded on first use: most installations do not need it. */
async function loadSdk() {
  // The SDK would warn on every call about features the server lacks; the answer is checked anyway.
  globalThis.AI_SDK_LOG_WARNINGS = false
  return import('ai')
}

/** Tokens used: none if the server refused, otherwise what the error reports; undefined if unknown. */
function usedBy(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined
  if ('statusCode' in error && typeof error.statusCode === 'number' && error.statusCode >= 400) return 0
  const usage = 'usage' in error ? error.usage : undefined
  if (typeof usage !== 'object' || usage === null || !('totalTokens' in usage)) return undefined
  return typeof usage.totalTokens === 'number' ? usage.totalTokens : undefined
}
