import { existsSync } from 'node:fs'
import { inRepository } from './repository.mjs'

/** True in an unpacked archive of a release, which holds the built site and nothing to build or test it with. */
export function isArchive() {
  return !existsSync(inRepository('turbo.json'))
}
