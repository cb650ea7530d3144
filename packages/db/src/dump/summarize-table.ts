import type pg from 'pg'

/** What two copies of a table have in common. */
export interface TableSummary {
  name: string
  /** The number of rows. */
  count: number
  /**
   * The sum of the first 60 bits of the SHA-256 of every line, modulo 2^60, as 15 hexadecimal digits. The order
   * of the rows does not affect it, nor does the database: PGlite and PostgreSQL 15 to 18 write the same lines.
   * It detects accidents; it does not protect against someone who changes rows on purpose.
   */
  checksum: string
}

export interface MeasuredTable extends TableSummary {
  /** Bytes of the longest line. */
  longest: number
}

/** `text` is a query with one column, `line`. */
export async function summarizeTable(
  client: pg.ClientBase,
  { name, text }: { name: string; text: string },
): Promise<MeasuredTable> {
  // Without the offset, PostgreSQL would compose every line twice.
  const { rows } = await client.query<Omit<MeasuredTable, 'name'>>(
    `select count(*), coalesce(max(octet_length(line)), 0) as longest,
       lpad(to_hex(mod(coalesce(sum(
         ('x0' || left(encode(sha256(convert_to(line, 'UTF8')), 'hex'), 15))::bit(64)::bigint
       ), 0), ${2n ** 60n})::bigint), 15, '0') as checksum
     from (${text} offset 0) lines`,
  )
  const [row] = rows
  if (!row) throw new Error(`No summary of ${name}`)
  return { name, ...row }
}
