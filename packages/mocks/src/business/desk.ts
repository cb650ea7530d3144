import {
  type CalendarDate,
  type ChangeKind,
  dateInUtc,
  type Entity,
  type Instant,
  noSuch,
  toInstant,
} from '@tallgrass/domain'
import type { Visitor } from '../samples/people.ts'
import type { Business } from './business.ts'

/** What the verbs of a business work with. */
export interface Desk {
  business: Business
  as: Visitor
  /** Tells those who follow: see `portal.live`. */
  changed: (kind: ChangeKind, id: string) => void
}

export function now(): Instant {
  return toInstant(new Date())
}

export function today(): CalendarDate {
  return dateInUtc(new Date())
}

/** Throws NOT_FOUND. */
export function getRow<Row extends { id: string }>(entity: Entity, rows: Row[], id: Row['id']): Row {
  const row = rows.find((one) => one.id === id)
  if (!row) throw noSuch(entity)
  return row
}

export function removeRow<Row extends { id: string }>(rows: Row[], { id }: Row): void {
  rows.splice(
    rows.findIndex((one) => one.id === id),
    1,
  )
}

/** A page of a list. Its cursor is the number of rows before the next one. */
export function pageOf<Row>(
  rows: Row[],
  { cursor, limit }: { cursor?: string | null | undefined; limit: number },
) {
  const from = Number(cursor ?? 0) || 0
  const next = from + limit
  return { items: rows.slice(from, next), nextCursor: next < rows.length ? String(next) : null }
}

/** True if the search, in any case, is in one of the texts. */
export function isFound(search: string | undefined, ...texts: (string | null)[]): boolean {
  return !search || texts.join(' ').toLowerCase().includes(search.toLowerCase())
}

/** The fields that the input has, without those that it leaves unchanged. */
export function given<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>
  }
}
