import { createHash } from 'node:crypto'
import { inRepository } from '../bootstrap/repository.mjs'

/**
 * One of the 2000 ports from `first`, derived from the checkout's path, so that several checkouts can run in parallel.
 */
export function portFrom(first: number): number {
  return first + (createHash('sha256').update(inRepository()).digest().readUInt16BE() % 2000)
}
