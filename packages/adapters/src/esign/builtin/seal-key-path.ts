import { join } from 'node:path'

/** The key and certificate that the site creates for itself. */
export function sealKeyPath(dataDirectory: string): string {
  return join(dataDirectory, 'seal.pem')
}
