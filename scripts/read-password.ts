import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** Reads a password from the terminal without echo, or the first line of standard input. */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split('\n')[0] ?? ''
  const muted = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: muted, terminal: true })
  process.stdout.write('Password: ')
  const password = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  return password
}
