import { hash } from 'node:crypto'

/** Tells a running site which pass phrase is expected, without telling it. In hex. */
export function digestOf(passphrase: string): string {
  return hash('sha256', passphrase)
}
