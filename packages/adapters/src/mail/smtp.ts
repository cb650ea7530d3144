import type { MailMessage, MailPort, ProviderCall } from '@tallgrass/core'
import { ProviderNotYet, ProviderRefusedUs, ProviderUnreachable } from '@tallgrass/domain'
import type { Transporter } from 'nodemailer'

interface SmtpOptions {
  /** smtp://user:password@host:587 or smtps://… */
  url: string
  /** The From header: 'Name <address>'. */
  from: string
  /** Milliseconds for each step; a server that hangs is given up after it. */
  timeout?: number
  /** How a refusal for good is told: core's MailRefused. */
  refused: (reason: string) => Error
}

const TIMEOUT_MS = 15_000

/** "Not available, closing" of RFC 5321: it is about the server, every other code about this message. */
const CLOSING = 421

/** Sends by SMTP (RFC 5321). A 5xx answer is final, everything else may be tried again. */
export function smtpMail({ from, refused, timeout = TIMEOUT_MS, url }: SmtpOptions): MailPort {
  // Loaded for the first message: where no mail is sent, and while the server starts, it is only in the way.
  const open = async (step: number): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer')
    const timeouts = { connectionTimeout: step, greetingTimeout: step, socketTimeout: step }
    return createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true }, { from })
  }
  return {
    enabled: true,
    async send(message: MailMessage, call?: ProviderCall) {
      // One connection a message: its steps end with the time of who waits for it.
      const transport = await open(Math.min(timeout, call?.within ?? timeout))
      try {
        // Once nobody waits, the connection is closed: delivered later, the message would go out twice.
        await transport.sendMail({ ...message, ...(call && { signal: call.signal }) })
      } catch (error) {
        throw inOurWords(error, refused)
      }
    },
  }
}

function inOurWords(error: unknown, refused: SmtpOptions['refused']): unknown {
  if (!(error instanceof Error)) return error
  const { message } = error
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null
  // Our mistake, mended by configuration: the message should then go.
  if ('code' in error && error.code === 'EAUTH') return new ProviderRefusedUs(message, { cause: error })
  if (status === null || status === CLOSING) return new ProviderUnreachable(message, { cause: error })
  return status >= 500 ? refused(message) : new ProviderNotYet(message, { cause: error })
}
