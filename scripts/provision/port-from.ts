import { createHash } from 'node:crypto'
import { inRepository } from '../bootstrap/repository.mjs'

/** One of the 2000 ports from `first` on, by the folder of this checkout: several on one machine run side by side. */
export function portFrom(first: number): number {
  return first + (createHash('sha256').update(inRepository()).digest().readUInt16BE() % 2000)
}
