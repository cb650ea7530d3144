import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const HASH_LENGTH = 4

/**
 * The name of a class of a CSS module, the same in the browser's and the server's build. By default, it ends with the
 * number of its line, which does not compress: 200 bytes of the first script.
 */
export function scopedName(name: string, file: string): string {
  const [path = file] = file.split('?')
  const hash = createHash('sha256')
    .update(relative(import.meta.dirname, path))
    .digest('base64url')
  return `_${name}_${hash.slice(0, HASH_LENGTH)}`
}
