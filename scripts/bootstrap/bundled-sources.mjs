import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { inRepository } from './repository.mjs'

/** What a bundle was made from: beside it, in JSON. */
const RECORD = inRepository('apps/server/dist/program/sources.json')

/**
 * True if there is a bundle of the server, and none of its sources has changed since.
 * @param {string} record
 */
export function isBundleCurrent(record = RECORD) {
  if (!existsSync(record)) return false
  const { paths, sha256 } = JSON.parse(readFileSync(record, 'utf8'))
  return (
    paths.every((/** @type {string} */ path) => existsSync(inRepository(path))) && hashOf(paths) === sha256
  )
}

/**
 * The hash of sources, in the order of their paths.
 * @param {string[]} paths
 */
export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(readFileSync(inRepository(path)))
  return hash.digest('hex')
}
