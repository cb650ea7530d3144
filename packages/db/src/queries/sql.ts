import { type Expression, sql } from 'kysely'

/** lower(text): how usernames are compared. */
export function lower(text: Expression<string | null> | string) {
  return sql<string>`lower(${text})`
}

/** The pattern of ILIKE that finds `text` anywhere, its own % and _ taken literally. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}
