import { AppError } from '@tallgrass/domain'
import { explain } from '../explain.ts'
import { inSources } from '../in-sources.ts'

/** A sentence for the operator; `unexpected` is the stack if there is none that helps. */
export function explainFailure(error: unknown): { failure: string; unexpected?: string } {
  if (error instanceof AppError) return { failure: error.message }
  const text = explain(error)
  const isStack = error instanceof Error && text === inSources(error.stack ?? error.message)
  if (!isStack) return { failure: text }
  const failure = `The backup failed for a reason that is not known: ${error.message}`
  return { failure, unexpected: text }
}
