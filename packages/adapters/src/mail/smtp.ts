import type { MailMessage, MailPort } from '@tallgrass/core'
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

/** Sends by SMTP (RFC 5321). A 5xx answer is final, everything else may be tried again. */
export function smtpMail({ from, refused, timeout = TIMEOUT_MS, url }: SmtpOptions): MailPort {
  let transport: Promise<Transporter> | undefined
  // Loaded for the first message: where no mail is sent, and while the server starts, it is only in the way.
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    const timeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout }
    return createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true }, { from })
  }
  return {
    enabled: true,
    async send(message: MailMessage) {
      try {
        transport ??= open()
        await (await transport).sendMail(message)
      } catch (error) {
        throw isFinal(error) ? refused(error.message) : error
      }
    },
  }
}

/** Not so for a refused sign-in: that is our mistake, mended by configuration, and the message should then go. */
function isFinal(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500 &&
    !('code' in error && error.code === 'EAUTH')
  )
}
