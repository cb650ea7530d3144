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
  'STORAGE_FULL',
  'INTERNAL',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** One field that was refused: `path` in dots (`address.city`), `message` for the person who typed it. */
export interface Issue {
  path: string
  message: string
}

/** What an editor has seen or wants, by the names of its fields. */
export type EditedFacts = { version: number } & Record<string, string | number | boolean | null>

/** Both sides of an edit that came too late: what was sent, on what version, and what stands there by now. */
export interface StaleEdit {
  yours: EditedFacts
  theirs: EditedFacts
}

interface AppErrorOptions extends ErrorOptions {
  issues?: Issue[]
  /** Only with CONFLICT: see `ensureFresh`. */
  details?: StaleEdit
  /** Whole seconds until another try makes sense; only with RATE_LIMITED and NOT_READY. */
  retryAfterSeconds?: number
  /** Only with NOT_READY: nothing can be had just now, for it is our own database that fails. */
  isOutage?: boolean
}

/** A refusal. `message` is the sentence that the person may read. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: Issue[] | undefined
  readonly details: StaleEdit | undefined
  readonly retryAfterSeconds: number | undefined
  readonly isOutage: boolean

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
    this.issues = options.issues
    this.details = options.details
    this.retryAfterSeconds = options.retryAfterSeconds
    this.isOutage = options.isOutage ?? false
  }
}
