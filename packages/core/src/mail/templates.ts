/** What each message says is made from this data; a link is kept apart because it may hold a secret. */
export interface MailTemplates {
  invitation: { name: string; role: string; expiresAt: string }
  'password-reset': { name: string; expiresAt: string }
}

export type MailTemplate = keyof MailTemplates
