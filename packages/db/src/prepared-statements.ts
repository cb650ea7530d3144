import type pg from 'pg'

/** Enough for the statements that run every minute. Each one costs the server some memory per connection. */
const MAX_PREPARED = 200
const PREPARED_AT_USE = 3
const MAX_COUNTED = 1000
/** Each is planned for its own text: a plan for any text reads a whole list for one that is found nowhere. */
const SEARCH = / ilike \$| like lower\(\$/

/**
 * Names recurring statements, so that PostgreSQL parses and plans them once per connection instead of at
 * every use (PostgreSQL, "PREPARE"). It replans them automatically when a table changes.
 *
 * A list of 20 costs 250 µs of processor time instead of 337, not counting the server's savings (November 23,
 * 2026, PostgreSQL, the best of seven alternating rounds on a shared machine, so a rough figure;
 * `npm run bench -- list` with and without). Relies on the documented option `name` of a `pg` query;
 * `prepared-statements.db.test.ts` checks what the database has prepared.
 */
export function prepareRecurring(): (text: string, values: unknown[]) => pg.QueryConfig {
  const nameOf = nameRecurring()
  return (text, values) => {
    const name = values.length > 0 && !SEARCH.test(text) ? nameOf(text) : undefined
    return name === undefined ? { text, values } : { name, text, values }
  }
}

/** Returns the name for a text from its third use on, as long as there are names left. */
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
      // Texts that never recur must not pile up.
      if (uses.size >= MAX_COUNTED) uses.clear()
      uses.set(text, used)
    }
    return names.get(text)
  }
}
