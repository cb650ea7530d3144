import { insertOutboxMail, newId } from '@tallgrass/db'
import type { Tx } from '../ctx.ts'
import type { MailTemplate, MailTemplates } from './templates.ts'

interface Mail<T extends MailTemplate> {
  to: string
  data: MailTemplates[T]
  /** Sealed until sent: whoever reads the table cannot use it. */
  link: string
}

/** What became of a message so far. */
export interface MailOutcome {
  emailEnabled: boolean
  emailSent: boolean
}

/** Writes a message down in the transaction of its cause. It waits in the outbox: no way of sending is configured. */
export async function enqueueMail<T extends MailTemplate>(
  tx: Tx,
  template: T,
  mail: Mail<T>,
): Promise<MailOutcome> {
  await insertOutboxMail(tx.db, {
    id: newId(tx.now),
    template,
    recipient: mail.to,
    data: JSON.stringify(mail.data),
    sealedLink: tx.sealer.seal(mail.link),
    createdAt: tx.now,
  })
  return { emailEnabled: false, emailSent: false }
}
