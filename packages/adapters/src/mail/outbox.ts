import type { MailPort } from '@tallgrass/core'

/** Nothing is configured: messages stay where administrators can read them. */
export const outboxMail: MailPort = {
  enabled: false,
  async send() {
    throw new Error('No mail server is configured')
  },
}
