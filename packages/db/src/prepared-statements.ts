import type pg from 'pg'

/** Enough for what runs every minute; each one costs the server some memory for every connection. */
const MAX_PREPARED = 200
const PREPARED_AT_USE = 3
const MAX_COUNTED = 1000

/**
 * Names statements that come back: such a one is parsed and planned once a connection instead of at every use
 * (PostgreSQL, "PREPARE"), and again by itself when a table changes.
 *
 * A list of 20 costs 250 µs of processor instead of 337, without what the server saves (23 November 2026, PostgreSQL,
 * the best of seven rounds in turns on a shared machine, so rough; `npm run bench -- list` with and without). Leans on
 * `name` of a query as `pg` documents it; `prepared-statements.db.test.ts` asks the database what was prepared.
 */
export function preparing(): (text: string, values: unknown[]) => pg.QueryConfig {
  const nameOf = nameRecurring()
  return (text, values) => {
    const name = values.length > 0 ? nameOf(text) : undefined
    return name === undefined ? { text, values } : { name, text, values }
  }
}

/** A name for a text from its third use on, while there are names left; the same name for the same text. */
function nameRecurring(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= MAX_PREPARED) return name
    const used = (uses.get(text) ?? 0) + 1
    if (used >= PREPARED_AT_USE) {
      uses.delete(text)
      names.set(text, `recurring_${names.size + 1}`)
    } else {
      // Texts of which none comes back must not pile up.
      if (uses.size >= MAX_COUNTED) uses.clear()
      uses.set(text, used)
    }
    return names.get(text)
  }
}
