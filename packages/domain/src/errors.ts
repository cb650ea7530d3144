import type { FactorKind } from './second-factor.ts'

/** Every reason for a refusal. The transports translate the code into a status; nothing else decides one. */
export const errorCodes = [
  'INVALID',
  'UNAUTHENTICATED',
  'SECOND_FACTOR_NEEDED',
  'FORBIDDEN',
  'PROOF_NEEDED',
  'NOT_FOUND',
  'UPGRADE_NEEDED',
  'METHOD_NOT_ALLOWED',
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

/** A refused field: its dotted `path` (`address.city`) and a `message` for the person who filled it in. */
export interface Issue {
  path: string
  message: string
}

/** One side of an edit: the fields of the record by name, and their version. */
export type EditedFacts = { version: number } & Record<string, string | number | boolean | null>

/** Both sides of a stale edit: `yours` was sent, with the version it is based on; `theirs` is stored now. */
export interface StaleEdit {
  yours: EditedFacts
  theirs: EditedFacts
}

interface AppErrorOptions extends ErrorOptions {
  issues?: Issue[]
  /** Only with CONFLICT: see `ensureFresh`. */
  details?: StaleEdit
  /** Only with SECOND_FACTOR_NEEDED: what the person has. */
  factors?: FactorKind[]
  /** Whole seconds until a retry makes sense; only with RATE_LIMITED and NOT_READY. */
  retryAfterSeconds?: number
  /** Only with NOT_READY: our own database is down, so nothing works at the moment. */
  isOutage?: boolean
}

/** A refusal. `message` is a sentence that users may read. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: Issue[] | undefined
  readonly details: StaleEdit | undefined
  readonly factors: FactorKind[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly isOutage: boolean

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
    this.issues = options.issues
    this.details = options.details
    this.factors = options.factors
    this.retryAfterSeconds = options.retryAfterSeconds
    this.isOutage = options.isOutage ?? false
  }
}
