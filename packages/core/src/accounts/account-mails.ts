import { contact, names } from '@tallgrass/brand'
import { instant } from '@tallgrass/contracts'
import { DAY_MS } from '@tallgrass/domain'
import { z } from 'zod'
import { instantInWords } from '../instant-in-words.ts'
import { composeMail, defineMail } from '../mail/mail-template.ts'

/** A notice that arrives later than this is of no use. */
export const NOTICE_LIFE_MS = 7 * DAY_MS

/** The mails that an account's owner gets about its password and its end. */
export const accountMails = {
  'password-reset': defineMail('password-reset', {
    data: z.object({ name: z.string(), expiresAt: instant }),
    alsoUnconfirmed: true,
    compose: ({ expiresAt, name }, link) =>
      composeMail({
        subject: `A new password for ${names.business}`,
        preview: 'The link works once and expires in an hour.',
        greeting: `Hello ${name},`,
        paragraphs: [
          'Someone, probably you, asked to reset the password for your account.',
          'If it was not you, you can ignore this email. Your password stays the same.',
        ],
        button: { label: 'Set a new password', link },
        note: `The link works once and expires on ${instantInWords(expiresAt)}.`,
        signature: names.business,
      }),
  }),
  'password-changed': defineMail('password-changed', {
    data: z.object({ name: z.string(), changedAt: instant }),
    compose: ({ changedAt, name }, link) =>
      composeMail({
        subject: `Your password for ${names.business} was changed`,
        preview: 'If this was you, no action is needed.',
        greeting: `Hello ${name},`,
        paragraphs: [
          `The password of your account was changed on ${instantInWords(changedAt)}. Every other device was signed out.`,
          'If this was you, no action is needed.',
          `If this was not you, choose “Forgot password?” when you sign in and set a new password right away. Then call us at ${contact.phone}.`,
        ],
        button: { label: 'Go to sign-in', link },
        note: 'We never ask for your password by email or phone.',
        signature: names.business,
      }),
  }),
  'password-required': defineMail('password-required', {
    data: z.object({ name: z.string(), expiresAt: instant }),
    alsoUnconfirmed: true,
    compose: ({ expiresAt, name }, link) =>
      composeMail({
        subject: `Please choose a new password for ${names.business}`,
        preview: 'Your old password no longer works. The link works once.',
        greeting: `Hello ${name},`,
        paragraphs: [
          'An administrator asked for a new password for your account. Your old one no longer signs you in, and every device was signed out.',
          'Set a new password to go on. Nothing else about your account has changed.',
        ],
        button: { label: 'Set a new password', link },
        note: `The link works once and expires on ${instantInWords(expiresAt)}. After that, choose “Forgot password?” when you sign in.`,
        signature: names.business,
      }),
  }),
  'account-deactivated': defineMail('account-deactivated', {
    data: z.object({ name: z.string() }),
    compose: ({ name }, link) =>
      composeMail({
        subject: `Your account at ${names.business} was deactivated`,
        preview: 'You can no longer sign in.',
        greeting: `Hello ${name},`,
        paragraphs: [
          'We deactivated your account, so you can no longer sign in. Nothing of what you did there was deleted.',
          `If you think this is a mistake, call us at ${contact.phone}.`,
        ],
        button: { label: 'Go to our website', link },
        note: 'We do not send you any more messages about your projects.',
        signature: names.business,
      }),
  }),
}
