import pg from 'pg'

/** The lines of a table are fetched in batches of at most this many bytes, if each line is shorter than that. */
const MAX_BATCH_BYTES = 4 * 2 ** 20
const MAX_BATCH_ROWS = 5000

interface Lines {
  name: string
  /** A query with one column, `line`. */
  text: string
  /** Bytes of the longest line. */
  longest: number
}

/** Reads lines inside the transaction of `client`, which must not run other statements meanwhile. */
export async function* dumpTable(
  client: pg.ClientBase,
  { longest, name, text }: Lines,
): AsyncGenerator<string, void, undefined> {
  const cursor = pg.escapeIdentifier(`lines of ${name}`)
  const size = Math.max(1, Math.min(MAX_BATCH_ROWS, Math.floor(MAX_BATCH_BYTES / Math.max(1, longest))))
  await client.query(`declare ${cursor} no scroll cursor for ${text}`)
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${size} from ${cursor}`)
    for (const { line } of rows) yield line
    if (rows.length < size) break
  }
  await client.query(`close ${cursor}`)
}
