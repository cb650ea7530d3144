import type { MailPort } from '@tallgrass/core'

/** Used without a mail server: messages stay in the outbox, where administrators can read them. */
export const outboxMail: MailPort = {
  enabled: false,
  async send() {
    throw new Error('No mail server is configured')
  },
}
