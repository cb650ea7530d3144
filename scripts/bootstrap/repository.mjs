import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * An absolute path in this repository, independent of the working directory.
 * @param {string[]} parts
 */
export function inRepository(...parts) {
  return join(root, ...parts)
}
