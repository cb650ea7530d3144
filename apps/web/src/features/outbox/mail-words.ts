import type { MailStatus } from '@tallgrass/domain'

export const mailStatusWords: Record<MailStatus, string> = {
  held: 'Not sent',
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
}
