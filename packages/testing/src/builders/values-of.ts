import type { DB } from '@tallgrass/db'
import {
  type CalendarDate,
  fromCents,
  type Money,
  parseCalendarDate,
  toScaled,
  type Unparsed,
} from '@tallgrass/domain'
import type { Insertable } from 'kysely'

type Given<Value> =
  | Value
  | (Money extends Value ? Unparsed : never)
  | (CalendarDate extends Value ? Unparsed : never)

/** What a test says of a row: any of its columns, with amounts and dates also as plain text. */
export type ValuesOf<Table extends keyof DB> = {
  [Column in keyof Insertable<DB[Table]>]?: Given<Insertable<DB[Table]>[Column]>
}

/** The amount, even if it is one that the database refuses. */
export function moneyOf(text: string): Money {
  return fromCents(toScaled(text, 2))
}

/** A date that a test may have left out. */
export function dateOf(text: string | null | undefined): CalendarDate | null {
  return text ? parseCalendarDate(text) : null
}
