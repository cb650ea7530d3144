import { createHash } from 'node:crypto'
import { closeSync, openSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'

const NAME = 'site.sock'

/** Every system accepts this many: `sun_path` has 104 bytes on macOS and 108 on Linux, including the final zero. */
const MAX_PATH_BYTES = 103

/** The path of the site's socket in its data directory. */
export function socketFile(dataDirectory: string): string {
  return join(resolve(dataDirectory), NAME)
}

/**
 * Calls `use` with an address of that socket that the system accepts: on Linux, a path that is too long is replaced by
 * one through the open directory; on Windows, the address is the name of a pipe.
 */
export function withSocketAddress<T>(dataDirectory: string, use: (address: string) => T): T {
  const path = socketFile(dataDirectory)
  if (process.platform === 'win32') return use(pipeName(dataDirectory))
  if (Buffer.byteLength(path) <= MAX_PATH_BYTES) return use(path)
  if (process.platform !== 'linux') throw new Error('The path of DATA_DIR is too long for a socket')
  const directory = openSync(dataDirectory, 'r')
  try {
    return use(`/proc/self/fd/${directory}/${NAME}`)
  } finally {
    closeSync(directory)
  }
}

function pipeName(dataDirectory: string): string {
  const id = createHash('sha256').update(realpathSync(dataDirectory)).digest('hex').slice(0, 32)
  return `\\\\.\\pipe\\tallgrass-${id}`
}
