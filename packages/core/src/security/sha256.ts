import { createHash } from 'node:crypto'

/** SHA-256 of a file, in hex. */
export function sha256Of(file: Buffer): string {
  return createHash('sha256').update(file).digest('hex')
}
