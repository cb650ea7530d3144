import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import PostalMime, { type Email } from 'postal-mime'
import type { FromSmtp, SmtpManner, ToSmtp } from './smtp-process.ts'

const PROGRAM = fileURLToPath(new URL('smtp-process.ts', import.meta.url))

export interface TestSmtp {
  url: string
  /** Every message that was taken, in the order of arrival. */
  received: Email[]
  behave(manner: SmtpManner): void
  /** Ends the process; the address answers no more. */
  stop(): Promise<void>
  /** Begins again at the same address. */
  restart(): Promise<void>
}

/** A mail server that behaves as told. */
export async function startSmtp(manner: SmtpManner = 'accepting'): Promise<TestSmtp> {
  const received: Email[] = []
  let { child, port } = await start(0, received)
  const behave = (next: SmtpManner) => child.send({ manner: next } satisfies ToSmtp)
  behave(manner)
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave,
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    async restart() {
      const again = await start(port, received)
      child = again.child
      port = again.port
    },
  }
}

async function start(port: number, received: Email[]): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(PROGRAM, [String(port)])
  const listening = Promise.withResolvers<number>()
  child.on('message', (message: FromSmtp) => {
    if ('listening' in message) listening.resolve(message.listening)
    else void PostalMime.parse(message.received).then((mail) => received.push(mail))
  })
  child.on('exit', () => listening.reject(new Error('The mail server did not start')))
  return { child, port: await listening.promise }
}
