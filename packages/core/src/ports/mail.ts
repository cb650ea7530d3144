import type { z } from 'zod'
import type { ProviderCall } from './provider-call.ts'

export interface MailAttachment {
  filename: string
  /** Text, in UTF-8. */
  content: string
  contentType: string
}

/** What a message says, without an address. */
export interface MailContent {
  subject: string
  text: string
  html: string
  attachments?: MailAttachment[]
}

/** A kind of message: the data that it is made of, and how. The link is apart because it is kept sealed. */
export interface MailTemplate<Data> {
  /** Kept with each message, to find its template again. */
  name: string
  data: z.ZodType<Data>
  compose(data: Data, link: string): MailContent
}

/** Every kind that is sent. */
export type MailTemplates = readonly MailTemplate<unknown>[]

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
