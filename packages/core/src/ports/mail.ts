import type { Db } from '@tallgrass/db'
import type { z } from 'zod'
import type { ProviderCall } from './provider-call.ts'

export interface MailAttachment {
  filename: string
  /** Text, in UTF-8. */
  content: string
  contentType: string
}

/** The content of a message, without an address. */
export interface MailContent {
  subject: string
  text: string
  html: string
  attachments?: MailAttachment[]
  /** The address that ends this kind of mail, by a page or by one request of the mail client (RFC 8058). */
  unsubscribe?: string
}

/** A kind of message: its data, and how to compose it. Links are separate because they are stored sealed. */
export interface MailTemplate<Data> {
  /** Stored with each message, to find its template again. */
  name: string
  data: z.ZodType<Data>
  /**
   * Also sent to an account whose owner has not confirmed the address: because it confirms it, or because it is about
   * what the address's owner did without an account.
   */
  alsoUnconfirmed?: true
  /**
   * For messages that ask for something, which may be done, moved or ended before they leave: the data as it is now.
   * Undefined if there is nothing left to ask for; then the message is not sent.
   */
  whenSent?(data: Data, at: { db: Db; now: Date }): Promise<Data | undefined>
  compose(data: Data, link: string, invitationLink: string): MailContent
}

/** Every kind of message. */
export type MailTemplates = readonly MailTemplate<unknown>[]

/** A complete message, ready to send. */
export interface MailMessage {
  /** The same for every attempt, so that recipients' servers can recognize duplicates. */
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  attachments?: MailAttachment[]
  unsubscribe?: string
}

/** Sends mail. */
export interface MailPort {
  /** False if no mail server is configured. Then messages stay in the outbox, and `send` is never called. */
  enabled: boolean
  /** Resolves once the message is accepted. Throws MailRefused if a retry cannot help. */
  send(message: MailMessage, call?: ProviderCall): Promise<void>
  /** Asks the mail server whether it takes messages, without sending one. */
  reach?(call: ProviderCall): Promise<void>
}

/** The receiving server refused this message permanently. */
export class MailRefused extends Error {}
