/** The kinds of records whose changes open screens are told about. */
export const changeKinds = [
  'agreement',
  'audit',
  'backup',
  'booking',
  'chat_presence',
  'checklist',
  'client',
  'conversation',
  'cost',
  'document',
  'file',
  'invitation',
  'invoice',
  'lead',
  'mail',
  'mail_preference',
  'message',
  'message_read',
  'notification',
  'project',
  'provider',
  'task',
  'tool',
  'user',
  'waitlist',
  'webhook',
  'work_item',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Screens with older data than that read everything again. */
export const MAX_LIVE_AGE_MS = 24 * 60 * 60 * 1000
