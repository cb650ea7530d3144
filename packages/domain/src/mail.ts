/** `held`: no mail transport is configured. `failed`: given up until an administrator retries. */
export const mailStatuses = ['held', 'queued', 'sent', 'failed'] as const
export type MailStatus = (typeof mailStatuses)[number]
