import { AppError, type Issue } from '@tallgrass/domain'
import type { z } from 'zod'

/** For a body or input that is null, an array or a single value. */
export const NO_OBJECT = 'Please send a JSON object'

/** The refusal of an input that does not match its contract, with the message of the first issue. */
export function invalidInput(cause: z.ZodError): AppError {
  const issues = cause.issues.map((issue) => ({ path: issue.path.join('.'), message: sentenceOf(issue) }))
  const [first] = issues
  return new AppError('INVALID', first ? inContext(first) : 'Invalid request', { issues, cause })
}

/** Zod's own message would name JavaScript types. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  const wantsObject = issue.code === 'invalid_type' && issue.expected === 'object'
  return wantsObject && issue.path.length === 0 ? NO_OBJECT : issue.message
}

/** Zod's default messages do not name the field; ours do. */
function inContext({ message, path }: Issue): string {
  return path && /^(Invalid|Too|Unrecognized)/.test(message) ? `${path}: ${message}` : message
}
