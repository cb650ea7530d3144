import { AppError } from './errors.ts'

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>
type Status<T extends Table> = keyof T & string
type Event<T extends Table> = { [S in keyof T]: keyof T[S] }[keyof T] & string
type Final<T extends Table> = { [S in keyof T]: keyof T[S] extends never ? S : never }[keyof T]
/**
 * Sentences that say what to do instead of a refused move. A final
 * status needs one, because the table lists no moves for it.
 */
type Instead<T extends Table> = { [S in Final<T>]: string } & { [S in Status<T>]?: string }

export interface Flow<T extends Table> {
  readonly entity: string
  readonly statuses: readonly Status<T>[]
  /** The moves from a status, for a screen to offer. */
  events(from: Status<T>): Event<T>[]
  can(from: Status<T>, event: Event<T>): boolean
  /** The status that the event leads to. Throws ILLEGAL_TRANSITION, worded by `refusal`. */
  next(from: Status<T>, event: Event<T>): Status<T>
  /** The error for a refused move. It names both states and what is possible instead. */
  refusal(from: Status<T>, to: string): AppError
}

/** A state machine as data: status → event → status. Server and browser read the same table. */
export function defineFlow<const T extends Table>(
  entity: string,
  table: T & { [S in keyof T]: Readonly<Record<string, keyof T & string>> },
  ...[instead]: Final<T> extends never ? [instead?: Instead<T>] : [instead: Instead<T>]
): Flow<T> {
  const rows = table as Table
  const sentences: Readonly<Record<string, string | undefined>> = instead ?? {}
  const target = (event: string) =>
    Object.values(rows)
      .map((moves) => moves[event])
      .find((status) => status !== undefined)
  const refusal = (from: string, to: string) =>
    illegalMove(entity, { from, to, instead: sentences[from] ?? canBecome(Object.values(rows[from] ?? {})) })
  return {
    entity,
    statuses: Object.keys(rows) as Status<T>[],
    events: (from) => Object.keys(rows[from] ?? {}) as Event<T>[],
    can: (from, event) => rows[from]?.[event] !== undefined,
    next(from, event) {
      const to = rows[from]?.[event]
      if (to !== undefined) return to as Status<T>
      throw refusal(from, target(event) ?? event)
    },
    refusal,
  }
}

/** The error for a refused move: names both states, then says what is possible in the sentence `instead`. */
export function illegalMove(
  entity: string,
  { from, instead, to }: { from: string; to: string; instead: string },
): AppError {
  const again = from === to ? ' again' : ''
  const sentence = `This ${entity} is ${inWords(from)} and cannot become ${inWords(to)}${again}`
  return new AppError('ILLEGAL_TRANSITION', `${sentence}. ${instead}`)
}

/** "It can become active, ready or archived." */
export function canBecome(statuses: readonly string[]): string {
  const words = [...new Set(statuses)].map(inWords)
  const last = words.pop()
  return words.length === 0 ? `It can become ${last}.` : `It can become ${words.join(', ')} or ${last}.`
}

/** Statuses that need other words after “is” and “become”. */
const wordings: Readonly<Record<string, string>> = {
  ASSISTANT: 'with the assistant',
  DRAFT: 'a draft',
  'NO-SHOW': 'a no-show',
  PERSON: 'with a person',
  REVIEW: 'in review',
  SIGNED_BOTH: 'fully signed',
  SIGNED_CLIENT: 'signed by the client',
  TODO: 'to do',
}

/** READY_FOR_REVIEW → "ready for review". */
export function inWords(status: string): string {
  return wordings[status.toUpperCase()] ?? status.replaceAll('_', ' ').toLowerCase()
}
