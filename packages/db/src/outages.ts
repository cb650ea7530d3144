import { EngineEnded } from './reviving-engine.ts'

/**
 * `AWAY`: the database could not be asked. `BUSY`: it has no connection left. `UNKNOWN`: it was asked to write, and the
 * connection was lost before it answered. `DISK_FULL`: it has no room to write.
 */
export type Outage = 'AWAY' | 'BUSY' | 'UNKNOWN' | 'DISK_FULL'

/** A connection that could not be had, or was lost. */
export class ConnectionFailed extends Error {
  readonly outage: Outage

  constructor(outage: Outage, cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The database is not responding', { cause })
    this.name = 'ConnectionFailed'
    this.outage = outage
  }
}

/** What kept the database from its work, where that is not the statement's own fault. */
export function outageOf(error: unknown): Outage | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ConnectionFailed) return cause.outage
    const code = codeOf(cause)
    if (code !== undefined) return outageOfCode(code)
  }
  return undefined
}

/** By PostgreSQL's codes ("PostgreSQL Error Codes"). */
export function outageOfCode(code = ''): Outage | undefined {
  if (code === '53100') return 'DISK_FULL'
  if (code.startsWith('53')) return 'BUSY'
  if (code === '08007') return 'UNKNOWN'
  if (code.startsWith('08') || /^57P0[1235]$/.test(code)) return 'AWAY'
  return undefined
}

/** What this library says, without a code, of a connection that it lost or of one that it did not get in time. */
const LOST = /^(Connection terminated|Client (has encountered a connection error|was closed))/
const NONE_FREE = /^timeout exceeded when trying to connect$/

/** Why no connection could be had: the server said so, or nobody answered. */
export function toConnectFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (NONE_FREE.test(error.message)) return new ConnectionFailed('BUSY', error)
  return new ConnectionFailed(outageOfCode(codeOf(error)) ?? 'AWAY', error)
}

/** The same error, unless the connection was lost under the statement. */
export function toStatementFailure(error: unknown, { mayHaveWritten }: { mayHaveWritten: boolean }): unknown {
  if (!(error instanceof Error) || error instanceof ConnectionFailed || !isLoss(error)) return error
  if (mayHaveWritten) return new ConnectionFailed('UNKNOWN', error)
  return new ConnectionFailed(outageOfCode(codeOf(error.cause)) ?? 'AWAY', error)
}

function isLoss(error: Error): boolean {
  const code = codeOf(error)
  if (code !== undefined) {
    const outage = outageOfCode(code)
    return outage === 'AWAY' || outage === 'UNKNOWN'
  }
  if (error instanceof EngineEnded) return true
  // What the operating system says of a connection has the name of the call that failed.
  return LOST.test(error.message) || 'syscall' in error
}

/** The code of PostgreSQL. The embedded one tells it by errors of a class of its own, which are known by their fields. */
function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('severity' in error && 'code' in error))
    return undefined
  return String(error.code)
}
