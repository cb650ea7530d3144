import { insertOutboxMail, newId } from '@tallgrass/db'
import type { MailId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import type { EnqueueOptions } from '../ports/job-queue.ts'
import type { MailTemplate } from '../ports/mail.ts'
import { joinLinks } from './joined-links.ts'

interface NewMail<Data> {
  to: string
  data: NoInfer<Data>
  /** Sealed until sent, so that it is useless to someone who reads the table. */
  link: string
  /** For a recipient who has no account yet; sealed like the other. */
  invitationLink?: string | null
  /** For a recipient without an account, to see and delete what is kept of them; sealed like the others. */
  yourDataLink?: string
  linkExpiresAt: Date
}

/** For messages that the caller sends itself: the job runs after 5 seconds and normally finds them sent. */
export const SENT_BY_CALLER = { delay: 5 }

/** Adds a message to the outbox, in the transaction of its cause. It is sent afterwards. Returns its id. */
export async function enqueueMail<Data>(
  tx: Tx,
  template: MailTemplate<Data>,
  mail: NewMail<Data>,
  options: EnqueueOptions = {},
): Promise<MailId> {
  const id = newId('Mail', tx.now)
  await insertOutboxMail(tx.db, {
    id,
    template: template.name,
    recipient: mail.to,
    data: JSON.stringify(mail.data),
    sealedLink: tx.sealer.seal(joinLinks(mail.link, mail.invitationLink ?? mail.yourDataLink)),
    linkExpiresAt: mail.linkExpiresAt,
    status: tx.mailEnabled ? 'queued' : 'held',
    createdAt: tx.now,
  })
  if (tx.mailEnabled) await tx.enqueue('send-mail', { mailId: id }, options)
  return id
}
