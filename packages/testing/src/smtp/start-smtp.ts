import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import PostalMime, { type Email } from 'postal-mime'
import type { FromSmtp, SmtpBehavior, ToSmtp } from './smtp-process.ts'

const PROGRAM = fileURLToPath(new URL('smtp-process.ts', import.meta.url))

export interface TestSmtp {
  url: string
  /** Every accepted message, in order of arrival. */
  received: Email[]
  behave(behavior: SmtpBehavior): void
  /** Kills the process, so that the address no longer answers. */
  stop(): Promise<void>
  /** Starts a new process at the same address. */
  restart(): Promise<void>
}

/** A mail server with configurable behavior. */
export async function startSmtp(behavior: SmtpBehavior = 'accepting'): Promise<TestSmtp> {
  const received: Email[] = []
  let { child, port } = await start(0, received)
  const behave = (next: SmtpBehavior) => child.send({ behavior: next } satisfies ToSmtp)
  behave(behavior)
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
