import { createHash } from 'node:crypto'

/** SHA-256 of a file, or of a text in UTF-8, in hex. */
export function sha256Of(file: Buffer | string): string {
  return createHash('sha256').update(file).digest('hex')
}
