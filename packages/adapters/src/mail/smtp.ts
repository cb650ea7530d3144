import type { MailMessage, MailPort, ProviderCall } from '@tallgrass/core'
import { ProviderNotYet, ProviderRefusedUs, ProviderUnreachable } from '@tallgrass/domain'
import type { Transporter } from 'nodemailer'

interface SmtpOptions {
  /** smtp://user:password@host:587 or smtps://… */
  url: string
  /** The From header: 'Name <address>'. */
  from: string
  /** For each step, in milliseconds. */
  timeout?: number
  /** Makes the error for a permanent refusal: core's MailRefused. */
  refused: (reason: string) => Error
}

const TIMEOUT_MS = 15_000

/** "Service not available, closing" (RFC 5321): about the server, while all other codes are about this message. */
const CLOSING = 421

/** Sends by SMTP (RFC 5321). A 5xx answer is permanent; any other failure may be retried. */
export function smtpMail({ from, refused, timeout = TIMEOUT_MS, url }: SmtpOptions): MailPort {
  // Loaded for the first message, so that startup does not have to wait for it.
  const open = async (step: number): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer')
    const timeouts = { connectionTimeout: step, greetingTimeout: step, socketTimeout: step }
    return createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true }, { from })
  }
  return {
    enabled: true,
    async reach({ within }) {
      const transport = await open(Math.min(timeout, within))
      try {
        await transport.verify()
      } catch (error) {
        throw toOurError(error, refused)
      }
    },
    async send({ unsubscribe, ...message }: MailMessage, call?: ProviderCall) {
      // One connection per message, so that no step takes longer than the caller waits.
      const transport = await open(Math.min(timeout, call?.within ?? timeout))
      try {
        // When the caller gives up, the connection is closed: a late delivery would be a duplicate after the retry.
        await transport.sendMail({
          ...message,
          ...(unsubscribe && { headers: oneClick(unsubscribe) }),
          ...(call && { signal: call.signal }),
        })
      } catch (error) {
        throw toOurError(error, refused)
      }
    },
  }
}

/** RFC 8058, 3.1. */
function oneClick(address: string) {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function toOurError(error: unknown, refused: SmtpOptions['refused']): unknown {
  if (!(error instanceof Error)) return error
  const { message } = error
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null
  // A configuration error: once it is fixed, the message can be sent.
  if ('code' in error && error.code === 'EAUTH') return new ProviderRefusedUs(message, { cause: error })
  if (status === null || status === CLOSING) return new ProviderUnreachable(message, { cause: error })
  return status >= 500 ? refused(message) : new ProviderNotYet(message, { cause: error })
}
