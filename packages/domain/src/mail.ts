/** `held`: no mail transport was configured, or it was due before a restore. `failed`: not retried unless an administrator does. */
export const mailStatuses = ['held', 'queued', 'sent', 'failed'] as const
export type MailStatus = (typeof mailStatuses)[number]
