// A mail server in a process of its own, so that it can be slow, lie and die like one.
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/**
 * How it answers a message. `lost`: takes it and hangs up before saying so. `slow`: greets once it is told another
 * manner.
 */
export type SmtpManner = 'accepting' | 'refusing' | 'busy' | 'slow' | 'lost'

export type ToSmtp = { manner: SmtpManner }
export type FromSmtp = { listening: number } | { received: string }

let manner: SmtpManner = 'accepting'
const waiting: (() => void)[] = []

const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  onConnect(_session, done) {
    if (manner === 'slow') waiting.push(done)
    else done()
  },
  onRcptTo(_address, _session, done) {
    if (manner === 'refusing') return done(answer(550, 'No such person here'))
    if (manner === 'busy') return done(answer(451, 'Come back later'))
    done()
  },
  onData(stream, session, done) {
    void text(stream).then((received) => {
      tell({ received })
      if (manner === 'lost') process.exit()
      else done(null, `Queued as ${session.id}`)
    })
  },
})

process.on('message', (message: ToSmtp) => {
  manner = message.manner
  if (manner !== 'slow') for (const greet of waiting.splice(0)) greet()
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
