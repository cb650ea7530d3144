import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Enough for what runs every minute; each one costs the server some memory for every connection. */
const MOST_PREPARED = 200
const PREPARED_AT_USE = 3
const MOST_COUNTED = 1000

/**
 * The pool for the query builder: a statement that comes back is parsed and planned once a connection instead of at
 * every use (PostgreSQL, "PREPARE"), and again by itself when a table changes.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const nameOf = nameRecurring()
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const prepared = known.get(client) ?? toPrepared(client, nameOf)
      known.set(client, prepared)
      return prepared
    },
  }
}

function toPrepared(client: pg.PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  const query = (text: string, values: unknown[]) => {
    const name = values.length > 0 ? nameOf(text) : undefined
    return client.query(name === undefined ? { text, values } : { name, text, values })
  }
  // The builder asks for a cursor only where it was given a class of them.
  const asked = query as unknown as PostgresPoolClient['query']
  return { query: asked, release: (destroy) => client.release(destroy) }
}

/** A name for a text from its third use on, while there are names left; the same name for the same text. */
function nameRecurring(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= MOST_PREPARED) return name
    const used = (uses.get(text) ?? 0) + 1
    if (used >= PREPARED_AT_USE) {
      uses.delete(text)
      names.set(text, `recurring_${names.size + 1}`)
    } else {
      // Texts of which none comes back must not pile up.
      if (uses.size >= MOST_COUNTED) uses.clear()
      uses.set(text, used)
    }
    return names.get(text)
  }
}
