import { contact, names } from '@tallgrass/brand'
import { instant } from '@tallgrass/contracts'
import { z } from 'zod'
import { instantInWords } from '../instant-in-words.ts'
import { composeMail, defineMail } from '../mail/mail-template.ts'

const IGNORE = 'If it was not you, you can ignore this email.'

/** The mails about the address of an account. */
export const addressMails = {
  'confirm-address': defineMail('confirm-address', {
    data: z.object({ name: z.string(), expiresAt: instant }),
    alsoUnconfirmed: true,
    compose: ({ expiresAt, name }, link) =>
      composeMail({
        subject: `Please confirm your address for ${names.business}`,
        preview: 'One click, so that our emails reach you.',
        greeting: `Hello ${name},`,
        paragraphs: [
          'Someone, probably you, created an account with this email address.',
          `Please confirm it, so that we can email you about your projects. ${IGNORE}`,
        ],
        button: { label: 'Confirm this address', link },
        note: `The link works once and expires on ${instantInWords(expiresAt)}.`,
        signature: names.business,
      }),
  }),
  'confirm-new-address': defineMail('confirm-new-address', {
    data: z.object({ name: z.string(), expiresAt: instant }),
    alsoUnconfirmed: true,
    compose: ({ expiresAt, name }, link) =>
      composeMail({
        subject: `Please confirm your new address for ${names.business}`,
        preview: 'Your account moves to this address once you confirm it.',
        greeting: `Hello ${name},`,
        paragraphs: [
          'Someone, probably you, asked to use this email address for an account.',
          `You will sign in with it, and get our emails there, once you confirm it. ${IGNORE}`,
        ],
        button: { label: 'Confirm this address', link },
        note: `The link works once and expires on ${instantInWords(expiresAt)}.`,
        signature: names.business,
      }),
  }),
  'address-taken': defineMail('address-taken', {
    data: z.object({}),
    alsoUnconfirmed: true,
    compose: (_, link) =>
      composeMail({
        subject: `This address already has an account at ${names.business}`,
        preview: 'Nothing was changed.',
        greeting: 'Hello,',
        paragraphs: [
          'Someone asked to use this email address for another account. It already has an account, so nothing was changed.',
          'If it was you, sign in with this address. If you do not know the password, choose “Forgot password?” there.',
          IGNORE,
        ],
        button: { label: 'Go to sign-in', link },
        note: 'We never ask for your password by email or phone.',
        signature: names.business,
      }),
  }),
  'address-changed': defineMail('address-changed', {
    data: z.object({ name: z.string(), email: z.string(), changedAt: instant, until: instant }),
    compose: ({ changedAt, email, name, until }, link) =>
      composeMail({
        subject: `Your address for ${names.business} was changed`,
        preview: 'If this was you, no action is needed.',
        greeting: `Hello ${name},`,
        paragraphs: [
          `The email address of your account was changed to ${email} on ${instantInWords(changedAt)}. We will send our emails there.`,
          'If this was you, no action is needed.',
          `If this was not you, take the change back: your account gets this address again, every device is signed out, and you choose a new password. If you need help, call us at ${contact.phone}.`,
        ],
        button: { label: 'Take the change back', link },
        note: `The link works once and expires on ${instantInWords(until)}.`,
        signature: names.business,
      }),
  }),
  'address-changed-back': defineMail('address-changed-back', {
    data: z.object({ name: z.string(), email: z.string(), changedAt: instant }),
    alsoUnconfirmed: true,
    compose: ({ changedAt, email, name }, link) =>
      composeMail({
        subject: `Your address for ${names.business} was changed back`,
        preview: 'A link to the former address took the change back.',
        greeting: `Hello ${name},`,
        paragraphs: [
          `The email address of the account is ${email} again since ${instantInWords(changedAt)}, because a link to that address took the change back. Every device was signed out.`,
          `If you do not know why, call us at ${contact.phone}.`,
        ],
        button: { label: 'Go to our website', link },
        note: 'We do not send any more messages about this account to this address.',
        signature: names.business,
      }),
  }),
}
