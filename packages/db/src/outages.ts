import { EngineEnded } from './reviving-engine.ts'

/**
 * `UNREACHABLE`: the statement had no effect, because the database could not be reached. `BUSY`: no
 * connection was free. `UNKNOWN`: the connection was lost during a write, which may or may not have been
 * saved. `DISK_FULL`: no room to write.
 */
export type Outage = 'UNREACHABLE' | 'BUSY' | 'UNKNOWN' | 'DISK_FULL'

/** A connection could not be opened, or was lost. */
export class ConnectionFailed extends Error {
  readonly outage: Outage

  constructor(outage: Outage, cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The database is not responding', { cause })
    this.name = 'ConnectionFailed'
    this.outage = outage
  }
}

/** The outage behind an error, if any; undefined for errors of the statement itself. */
export function outageOf(error: unknown): Outage | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ConnectionFailed) return cause.outage
    const code = codeOf(cause)
    if (code !== undefined) return outageOfCode(code)
  }
  return undefined
}

/** Of a standby, which cannot write: the server that can is another one, or will be. */
const READ_ONLY = '25006'

export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === READ_ONLY
}

/** Classifies PostgreSQL's error codes (PostgreSQL documentation, "PostgreSQL Error Codes"). */
export function outageOfCode(code = ''): Outage | undefined {
  if (code === '53100') return 'DISK_FULL'
  if (code === READ_ONLY) return 'UNREACHABLE'
  if (code.startsWith('53')) return 'BUSY'
  if (code === '08007') return 'UNKNOWN'
  if (code.startsWith('08') || /^57P0[1235]$/.test(code)) return 'UNREACHABLE'
  return undefined
}

/** The messages of pg, which have no code, for a lost connection and for one that was not free in time. */
const LOST = /^(Connection terminated|Client (has encountered a connection error|was closed))/
const NONE_FREE = /^timeout exceeded when trying to connect$/

/** Maps an error while connecting: the server refused with a code, or did not answer. */
export function toConnectFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (NONE_FREE.test(error.message)) return new ConnectionFailed('BUSY', error)
  return new ConnectionFailed(outageOfCode(codeOf(error)) ?? 'UNREACHABLE', error)
}

/** Maps an error of a statement whose connection was lost; returns any other error unchanged. */
export function toStatementFailure(error: unknown, { mayHaveWritten }: { mayHaveWritten: boolean }): unknown {
  if (!(error instanceof Error) || error instanceof ConnectionFailed || !isLoss(error)) return error
  if (mayHaveWritten) return new ConnectionFailed('UNKNOWN', error)
  return new ConnectionFailed(outageOfCode(codeOf(error.cause)) ?? 'UNREACHABLE', error)
}

function isLoss(error: Error): boolean {
  const code = codeOf(error)
  if (code !== undefined) {
    const outage = outageOfCode(code)
    return code !== READ_ONLY && (outage === 'UNREACHABLE' || outage === 'UNKNOWN')
  }
  if (error instanceof EngineEnded) return true
  // Connection errors of the operating system name the system call that failed.
  return LOST.test(error.message) || 'syscall' in error
}

/** PostgreSQL's error code. Errors of the operating system have a code, too, but no severity. */
function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('severity' in error && 'code' in error))
    return undefined
  return String(error.code)
}
