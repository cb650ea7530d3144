import type pg from 'pg'
import { type Outage, outageOf, toConnectFailure, toStatementFailure } from './outages.ts'

const BEGINS = /^\s*(begin|start transaction)\b[^;]*;?\s*$/i
const ENDS = /^\s*(commit|rollback)\s*;?\s*$/i
const COMMITS = /^\s*commit\b/i
const READS = /^\s*(select|values|show|set|rollback|savepoint)\b/i
const WRITES_WITHIN = /\b(insert\s+into|update|delete\s+from|merge\s+into)\b/i

type Done = (error: unknown, ...result: unknown[]) => unknown
/** The library declares its functions by many signatures, which all lead to this one. */
type Ask = (...given: unknown[]) => unknown

/** What a pool remembers of the times when the database could not do its work. */
export interface Outages {
  /** When it last failed a statement of this process, by the clock of that, and what it lacked. */
  last: { at: Date; kind: Outage } | null
}

/**
 * From here on the pool says what became of a statement when its connection is lost: before the end of a transaction
 * nothing was changed; of the end itself, and of a change without a transaction, nobody knows.
 */
export function tellLosses(pool: pg.Pool): Outages {
  const outages: Outages = { last: null }
  const ask: AskTelling = (asked, given, toFailure) =>
    askAnd(asked, given, (error) => {
      const failure = toFailure(error)
      const kind = outageOf(failure)
      if (kind) outages.last = { at: new Date(), kind }
      return failure
    })
  pool.on('connect', (client) => tellOfStatements(client, ask))
  const [connect, query] = [pool.connect.bind(pool) as Ask, pool.query.bind(pool) as Ask]
  pool.connect = ((...given: unknown[]) => ask(connect, given, toConnectFailure)) as pg.Pool['connect']
  pool.query = ((...given: unknown[]) => {
    const mayHaveWritten = writes(textOf(given[0]))
    return ask(query, given, (error) => toStatementFailure(error, { mayHaveWritten }))
  }) as pg.Pool['query']
  return outages
}

type AskTelling = typeof askAnd

function tellOfStatements(client: pg.PoolClient, ask: AskTelling): void {
  const query = client.query.bind(client) as Ask
  let inTransaction = false
  client.query = ((...given: unknown[]) => {
    const text = textOf(given[0])
    const mayHaveWritten = inTransaction ? COMMITS.test(text) : writes(text)
    if (BEGINS.test(text)) inTransaction = true
    if (ENDS.test(text)) inTransaction = false
    return ask(query, given, (error) => toStatementFailure(error, { mayHaveWritten }))
  }) as pg.PoolClient['query']
}

/** Asks with whatever was given, be it a callback or none, and tells a failure in other words. */
function askAnd(asked: Ask, given: unknown[], toFailure: (error: unknown) => unknown): unknown {
  const done = given.findIndex((argument) => typeof argument === 'function')
  if (done === -1)
    return (asked(...given) as Promise<unknown>).catch((error: unknown) => Promise.reject(toFailure(error)))
  const tell = given[done] as Done
  const telling: Done = (error, ...result) => tell(error && toFailure(error), ...result)
  return asked(...given.with(done, telling))
}

/** Whether the statement changes something for good where there is no transaction around it. */
function writes(text: string): boolean {
  if (BEGINS.test(text) || READS.test(text)) return false
  return !/^\s*with\b/i.test(text) || WRITES_WITHIN.test(text)
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  if (typeof statement === 'object' && statement !== null && 'text' in statement)
    return String(statement.text)
  return ''
}
