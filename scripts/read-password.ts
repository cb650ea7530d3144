import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** A password typed unseen at the terminal, or the first line of what is piped in. */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split('\n')[0] ?? ''
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true })
  process.stdout.write('Password: ')
  const password = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  return password
}
