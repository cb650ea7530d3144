import type { ProviderCall } from './provider-call.ts'

export interface MailAttachment {
  filename: string
  /** Text, in UTF-8. */
  content: string
  contentType: string
}

/** A message as it leaves, complete. */
export interface MailMessage {
  /** The same at every try, so that a receiver can tell a repetition. */
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  attachments?: MailAttachment[]
}

/** How mail leaves the process. */
export interface MailPort {
  /** False where nothing is configured: then messages stay in the outbox and `send` is never called. */
  enabled: boolean
  /** Resolves once the message has been accepted. Throws MailRefused when another try cannot help. */
  send(message: MailMessage, call?: ProviderCall): Promise<void>
}

/** The receiving side has refused this message for good. */
export class MailRefused extends Error {}
