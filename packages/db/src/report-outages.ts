import type pg from 'pg'
import { isReadOnly, type Outage, outageOf, toConnectFailure, toStatementFailure } from './outages.ts'

const BEGINS = /^\s*(begin|start transaction)\b[^;]*;?\s*$/i
const ENDS = /^\s*(commit|rollback)\s*;?\s*$/i
const COMMITS = /^\s*commit\b/i
const READS = /^\s*(select|values|show|set|rollback|savepoint)\b/i
const WRITES_WITHIN = /\b(insert\s+into|update|delete\s+from|merge\s+into)\b/i

type Callback = (error: unknown, ...result: unknown[]) => unknown
/** pg declares many overloads; this signature covers all of them. */
type Call = (...args: unknown[]) => unknown

/** The latest outage that a pool has noticed. */
export interface Outages {
  /** When the database last failed a statement of this process, by this process's clock, and why. */
  last: { at: Date; kind: Outage } | null
}

/**
 * Makes the pool throw ConnectionFailed for statements whose connection is lost, and records the outages. A
 * loss before a commit means that nothing was changed. A loss during a commit, or during a write outside a
 * transaction, is UNKNOWN.
 */
export function reportOutages(pool: pg.Pool): Outages {
  const outages: Outages = { last: null }
  const report: CallAndMap = (call, args, toFailure) =>
    callAndMap(call, args, (error) => {
      const failure = toFailure(error)
      const kind = outageOf(failure)
      if (kind) outages.last = { at: new Date(), kind }
      return failure
    })
  pool.on('connect', (client) => reportStatements(client, report))
  const [connect, query] = [pool.connect.bind(pool) as Call, pool.query.bind(pool) as Call]
  pool.connect = ((...args: unknown[]) => report(connect, args, toConnectFailure)) as pg.Pool['connect']
  pool.query = ((...args: unknown[]) => {
    const mayHaveWritten = writes(textOf(args[0]))
    return report(query, args, (error) => toStatementFailure(error, { mayHaveWritten }))
  }) as pg.Pool['query']
  return outages
}

type CallAndMap = typeof callAndMap

function reportStatements(client: pg.PoolClient, report: CallAndMap): void {
  const query = client.query.bind(client) as Call
  let inTransaction = false
  client.query = ((...args: unknown[]) => {
    const text = textOf(args[0])
    const mayHaveWritten = inTransaction ? COMMITS.test(text) : writes(text)
    if (BEGINS.test(text)) inTransaction = true
    if (ENDS.test(text)) inTransaction = false
    return report(query, args, (error) => {
      // After a failover, a new connection leads to the server that can write.
      if (isReadOnly(error)) void client.end()
      return toStatementFailure(error, { mayHaveWritten })
    })
  }) as pg.PoolClient['query']
}

/** Makes a call, with or without a callback among its arguments, and maps its error. */
function callAndMap(call: Call, args: unknown[], toFailure: (error: unknown) => unknown): unknown {
  const at = args.findIndex((arg) => typeof arg === 'function')
  if (at === -1)
    return (call(...args) as Promise<unknown>).catch((error: unknown) => Promise.reject(toFailure(error)))
  const done = args[at] as Callback
  const mapped: Callback = (error, ...result) => done(error && toFailure(error), ...result)
  return call(...args.with(at, mapped))
}

/** True for a statement that, outside a transaction, changes something permanently. */
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
