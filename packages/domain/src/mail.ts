/** `held`: no mail transport is configured. `failed`: not retried unless an administrator does. */
export const mailStatuses = ['held', 'queued', 'sent', 'failed'] as const
export type MailStatus = (typeof mailStatuses)[number]
