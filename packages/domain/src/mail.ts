/** `held`: no way of sending is configured. `failed`: given up, until an administrator tries again. */
export const mailStatuses = ['held', 'queued', 'sent', 'failed'] as const
export type MailStatus = (typeof mailStatuses)[number]
