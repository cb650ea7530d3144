import { AppError } from './errors.ts'

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>
type Status<T extends Table> = keyof T & string
type Event<T extends Table> = { [S in keyof T]: keyof T[S] }[keyof T] & string

export interface Flow<T extends Table> {
  readonly entity: string
  readonly statuses: readonly Status<T>[]
  /** The moves that may be made from a status: what a screen offers. */
  events(from: Status<T>): Event<T>[]
  can(from: Status<T>, event: Event<T>): boolean
  /** The status that the event leads to. Throws ILLEGAL_TRANSITION, naming both states. */
  next(from: Status<T>, event: Event<T>): Status<T>
}

/** A state machine as data: status → event → status. Server and browser read the same table. */
export function defineFlow<const T extends Table>(
  entity: string,
  table: T & { [S in keyof T]: Readonly<Record<string, keyof T & string>> },
): Flow<T> {
  const rows = table as Table
  const target = (event: string) =>
    Object.values(rows)
      .map((moves) => moves[event])
      .find((status) => status !== undefined)
  return {
    entity,
    statuses: Object.keys(rows) as Status<T>[],
    events: (from) => Object.keys(rows[from] ?? {}) as Event<T>[],
    can: (from, event) => rows[from]?.[event] !== undefined,
    next(from, event) {
      const to = rows[from]?.[event]
      if (to !== undefined) return to as Status<T>
      throw illegalMove(entity, { from, to: target(event) ?? event })
    },
  }
}

/** The refusal of a move, naming both states. */
export function illegalMove(entity: string, { from, to }: { from: string; to: string }): AppError {
  return new AppError(
    'ILLEGAL_TRANSITION',
    `This ${entity} is ${inWords(from)} and cannot become ${inWords(to)}`,
  )
}

/** READY_FOR_REVIEW → "ready for review". */
export function inWords(status: string): string {
  return status === 'TODO' ? 'to do' : status.replaceAll('_', ' ').toLowerCase()
}
