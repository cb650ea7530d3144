import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '@tallgrass/domain'

/** As much as the log of the database takes at once. */
const SOME_BYTES = 16 * 1024

/** PostgreSQL's codes for damaged rows or indexes, and for files that are missing. */
const DAMAGED = /^(XX00|58P01)/

/**
 * What kept the embedded database from being opened. The engine mostly says only that it gave up, so its files are
 * tried as well; where nothing else is wrong with them, they are damaged.
 */
export function toOpenFailure(place: string, cause: unknown): unknown {
  if (isOutOfMemory(cause))
    return Object.assign(new Error('There is not enough memory', { cause }), { code: 'ENOMEM' })
  if (hasCode(cause) && !DAMAGED.test(String(cause.code))) return cause
  const obstacle = findObstacle(place)
  if (obstacle) return obstacle
  const sentence = `The database in ${place} cannot be opened. Restore the folder from a backup`
  return new AppError('NOT_READY', sentence, { cause })
}

/** What the system says when they are used; undefined for a file that is missing. */
function findObstacle(place: string): unknown {
  const some = join(place, 'room.tmp')
  try {
    closeSync(openSync(join(place, 'global', 'pg_control'), 'r+'))
    writeFileSync(some, Buffer.alloc(SOME_BYTES), { flush: true })
    return undefined
  } catch (error) {
    return hasCode(error) && error.code === 'ENOENT' ? undefined : error
  } finally {
    rmSync(some, { force: true })
  }
}

function isOutOfMemory(cause: unknown): boolean {
  return cause instanceof RangeError && /memory|allocation/i.test(cause.message)
}

function hasCode(cause: unknown): cause is Error & { code: unknown } {
  return cause instanceof Error && 'code' in cause
}
