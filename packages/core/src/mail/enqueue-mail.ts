import { insertOutboxMail, newId } from '@tallgrass/db'
import type { Tx } from '../ctx.ts'
import type { EnqueueOptions } from '../ports/job-queue.ts'
import type { MailTemplate } from '../ports/mail.ts'

interface NewMail<Data> {
  to: string
  data: NoInfer<Data>
  /** Sealed until sent: whoever reads the table cannot use it. */
  link: string
  linkExpiresAt: Date
}

/** For what the caller tries to send itself, so that the job finds it done. */
export const SENT_BY_CALLER = { delay: 5 }

/** Writes a message down in the transaction of its cause, to be sent afterwards. Answers its id. */
export async function enqueueMail<Data>(
  tx: Tx,
  template: MailTemplate<Data>,
  mail: NewMail<Data>,
  options: EnqueueOptions = {},
): Promise<string> {
  const id = newId(tx.now)
  await insertOutboxMail(tx.db, {
    id,
    template: template.name,
    recipient: mail.to,
    data: JSON.stringify(mail.data),
    sealedLink: tx.sealer.seal(mail.link),
    linkExpiresAt: mail.linkExpiresAt,
    status: tx.mailEnabled ? 'queued' : 'held',
    createdAt: tx.now,
  })
  if (tx.mailEnabled) await tx.enqueue('send-mail', { mailId: id }, options)
  return id
}
