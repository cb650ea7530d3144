import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '@tallgrass/domain'

/** How much the write-ahead log of the database writes in one step. */
const PROBE_BYTES = 16 * 1024

/** PostgreSQL's error codes for damaged rows or indexes, and for missing files. */
const DAMAGED = /^(XX00|58P01)/

/**
 * The reason why the embedded database in `folder` could not be opened. The engine usually gives none, so its
 * files are tried as well. If they can be used, the database itself is damaged.
 */
export function toOpenFailure(folder: string, cause: unknown): unknown {
  if (isOutOfMemory(cause))
    return Object.assign(new Error('There is not enough memory', { cause }), { code: 'ENOMEM' })
  if (hasCode(cause) && !DAMAGED.test(String(cause.code))) return cause
  const obstacle = findObstacle(folder)
  if (obstacle) return obstacle
  const sentence = `The database in ${folder} cannot be opened. Restore the folder from a backup`
  return new AppError('NOT_READY', sentence, { cause })
}

/** The system's error when the files are used, if any. A missing file is damage, not an obstacle. */
function findObstacle(folder: string): unknown {
  const probe = join(folder, 'room.tmp')
  try {
    closeSync(openSync(join(folder, 'global', 'pg_control'), 'r+'))
    writeFileSync(probe, Buffer.alloc(PROBE_BYTES), { flush: true })
    return undefined
  } catch (error) {
    return hasCode(error) && error.code === 'ENOENT' ? undefined : error
  } finally {
    rmSync(probe, { force: true })
  }
}

function isOutOfMemory(cause: unknown): boolean {
  return cause instanceof RangeError && /memory|allocation/i.test(cause.message)
}

function hasCode(cause: unknown): cause is Error & { code: unknown } {
  return cause instanceof Error && 'code' in cause
}
