import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * The absolute path of something in this repository, whatever the working directory is.
 * @param {string[]} parts
 */
export function inRepository(...parts) {
  return join(root, ...parts)
}
