import { contact, hours, names } from '@tallgrass/brand'
import { type Role, roles } from '@tallgrass/domain'
import { z } from 'zod'
import { bookingMails } from './booking-mails.ts'
import { documentMails } from './document-mails.ts'
import { invoiceMails } from './invoice-mails.ts'
import { composeMail, define, type MailContent, type MailTemplate } from './mail-template.ts'
import { paymentMails } from './payment-mails.ts'

const INVITED_AS: Record<Role, string> = { ADMIN: 'an administrator', CLIENT: 'a client' }

/** Every message that the product sends. */
export const mailTemplates = {
  invitation: define({
    data: z.object({ name: z.string(), role: z.enum(roles), expiresAt: z.iso.datetime() }),
    compose: ({ expiresAt, name, role }, link) =>
      composeMail({
        subject: `Your invitation to ${names.business}`,
        preview: 'Choose a username and a password, and your account is ready.',
        greeting: `Hello ${name},`,
        paragraphs: [
          `${names.business} invites you to join as ${INVITED_AS[role]}.`,
          'Choose a username and a password, and your account is ready.',
        ],
        button: { label: 'Accept the invitation', link },
        note: `The link works once, until ${inWords(expiresAt)}.`,
        signature: names.business,
      }),
  }),
  'password-reset': define({
    data: z.object({ name: z.string(), expiresAt: z.iso.datetime() }),
    compose: ({ expiresAt, name }, link) =>
      composeMail({
        subject: `A new password for ${names.business}`,
        preview: 'The link works once, within the hour.',
        greeting: `Hello ${name},`,
        paragraphs: [
          'Somebody, probably you, asked for a new password for your account.',
          'If it was not you, you need not do anything: your password stays as it is.',
        ],
        button: { label: 'Set a new password', link },
        note: `The link works once, until ${inWords(expiresAt)}.`,
        signature: names.business,
      }),
  }),
  'password-changed': define({
    data: z.object({ name: z.string(), changedAt: z.iso.datetime() }),
    compose: ({ changedAt, name }, link) =>
      composeMail({
        subject: `Your password for ${names.business} was changed`,
        preview: 'If this was you, there is nothing to do.',
        greeting: `Hello ${name},`,
        paragraphs: [
          `The password of your account was changed on ${inWords(changedAt)}. Every other device was signed out.`,
          'If this was you, there is nothing to do.',
          `If this was not you, choose “Forgot password?” when you sign in and set a new password right away. Then call us at ${contact.phone}.`,
        ],
        button: { label: 'Go to the sign-in', link },
        note: 'We never ask for your password by email or phone.',
        signature: names.business,
      }),
  }),
  ...bookingMails,
  ...documentMails,
  ...invoiceMails,
  ...paymentMails,
}

export type MailTemplates = typeof mailTemplates
export type MailTemplateName = keyof MailTemplates
export type MailData<Name extends MailTemplateName> = z.infer<MailTemplates[Name]['data']>

/** Throws, saying what is missing, when the kind is unknown or its data is not whole: such a message must not leave. */
export function composeFrom(template: string, data: unknown, link: string): MailContent {
  if (!isTemplateName(template)) throw new Error(`There is no mail template ${template}`)
  return composeWith(mailTemplates[template] as MailTemplate<unknown>, data, link)
}

function composeWith<Data>(
  { compose, data: schema }: MailTemplate<Data>,
  data: unknown,
  link: string,
): MailContent {
  const whole = schema.safeParse(data)
  if (whole.success) return compose(whole.data, link)
  const missing = whole.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new Error(`The message cannot be made without: ${missing}`)
}

function isTemplateName(name: string): name is MailTemplateName {
  return Object.hasOwn(mailTemplates, name)
}

const instant = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: hours.timeZone,
})

function inWords(at: string): string {
  return `${instant.format(new Date(at))} (${hours.timeZoneLabel})`
}
