/** Every reason for which the product refuses. The transports translate the code; nothing else decides a status. */
export const errorCodes = [
  'INVALID',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'ILLEGAL_TRANSITION',
  'GONE',
  'TOO_LARGE',
  'NOT_JSON',
  'RATE_LIMITED',
  'NOT_READY',
  'INTERNAL',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** One field that was refused: `path` in dots (`address.city`), `message` for the person who typed it. */
export interface Issue {
  path: string
  message: string
}

interface AppErrorOptions extends ErrorOptions {
  issues?: Issue[]
  /** Whole seconds until another try makes sense; only with RATE_LIMITED and NOT_READY. */
  retryAfterSeconds?: number
}

/** A refusal. `message` is the sentence that the person may read. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: Issue[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
    this.issues = options.issues
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
