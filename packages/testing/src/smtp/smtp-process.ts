// A mail server in a separate process, so that it can be slow and crash like a real one.
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/**
 * How it answers a message. `lost`: accepts it and dies before confirming. `slow`: does not greet until the behavior
 * changes.
 */
export type SmtpBehavior = 'accepting' | 'refusing' | 'busy' | 'slow' | 'lost'

export type ToSmtp = { behavior: SmtpBehavior }
export type FromSmtp = { listening: number } | { received: string }

let behavior: SmtpBehavior = 'accepting'
const waiting: (() => void)[] = []

const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  onConnect(_session, done) {
    if (behavior === 'slow') waiting.push(done)
    else done()
  },
  onRcptTo(_address, _session, done) {
    if (behavior === 'refusing') return done(answer(550, 'No such person here'))
    if (behavior === 'busy') return done(answer(451, 'Come back later'))
    done()
  },
  onData(stream, session, done) {
    const take = (received: string) => {
      tell({ received })
      if (behavior === 'lost') process.exit()
      else done(null, `Queued as ${session.id}`)
    }
    // A sender whose line broke in the middle sends the message again.
    text(stream).then(take, done)
  },
})

process.on('message', (message: ToSmtp) => {
  behavior = message.behavior
  if (behavior !== 'slow') for (const greet of waiting.splice(0)) greet()
})
process.on('disconnect', () => process.exit())
server.on('error', () => {})
server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
  const address = server.server.address()
  if (typeof address === 'object' && address) tell({ listening: address.port })
})

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

function tell(message: FromSmtp): void {
  process.send?.(message)
}
