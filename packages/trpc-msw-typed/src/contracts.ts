import type { StandardSchemaV1 } from '@standard-schema/spec'

/** What a procedure takes and gives, as schemas of any library that follows Standard Schema, such as zod. */
export interface Contract {
  /** Parses the input before the mock gets it. */
  input?: StandardSchemaV1
  /** The answer has to fit it; of a subscription, each message. */
  output?: StandardSchemaV1
}

/** Contracts by procedure name. */
export type Contracts = Record<string, Contract>

/** The answer as its contract leaves it. Throws if it does not fit. */
export async function conforming(name: string, { output }: Contract, answer: unknown): Promise<unknown> {
  if (!output) return answer
  const parsed = await output['~standard'].validate(answer)
  if (!parsed.issues) return parsed.value
  const [first] = parsed.issues
  throw new Error(`The mock for ${name} does not match its contract`, {
    cause: new Error(`${pathOf(first)}${first?.message}`),
  })
}

function pathOf(issue: StandardSchemaV1.Issue | undefined): string {
  const keys = (issue?.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part))
  return keys.length > 0 ? `${keys.join('.')}: ` : ''
}
