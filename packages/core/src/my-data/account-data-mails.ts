import { contact, names } from '@tallgrass/brand'
import { EXPORT_DAYS } from '@tallgrass/domain'
import { z } from 'zod'
import { composeMail, defineMail } from '../mail/mail-template.ts'

/** The mails about a person's data and the end of their account. None has a secret. */
export const accountDataMails = {
  'data-export-ready': defineMail('data-export-ready', {
    data: z.object({ name: z.string() }),
    compose: ({ name }, link) =>
      composeMail({
        subject: `The copy of your data at ${names.business} is ready`,
        preview: `You can download it for ${EXPORT_DAYS} days.`,
        greeting: `Hello ${name},`,
        paragraphs: [
          `You asked for a copy of your data. It is ready, and you can download it from your profile for ${EXPORT_DAYS} days. After that we delete the copy.`,
          `If you did not ask for it, someone else may have used your account. Change your password, and call us at ${contact.phone}.`,
        ],
        button: { label: 'Open your profile', link },
        note: 'You sign in to download it, and we ask you to confirm that it is you.',
        signature: names.business,
      }),
  }),
  'account-deleted': defineMail('account-deleted', {
    data: z.object({
      name: z.string(),
      /** False if we deleted it for them, because they asked us to. */
      byOwner: z.boolean(),
    }),
    compose: ({ byOwner, name }, link) =>
      composeMail({
        subject: `Your account at ${names.business} was deleted`,
        preview: 'Your personal data is deleted within a day.',
        greeting: `Hello ${name},`,
        paragraphs: [
          byOwner
            ? 'You deleted your account, and you are signed out everywhere.'
            : 'As you asked, we deleted your account. You are signed out everywhere.',
          'Within a day we delete your personal data. The law makes us keep signed documents, invoices and payments; they stay without your account.',
          `If you did not want this, call us at ${contact.phone}.`,
        ],
        button: { label: 'Go to our website', link },
        note: 'This is our last message to this address.',
        signature: names.business,
      }),
  }),
}
