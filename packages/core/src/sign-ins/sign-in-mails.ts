import { contact, names } from '@tallgrass/brand'
import { instant } from '@tallgrass/contracts'
import { z } from 'zod'
import { instantInWords } from '../instant-in-words.ts'
import { composeMail, defineMail } from '../mail/mail-template.ts'

/** What an account's owner is told about how someone signed in to it. */
export const signInMails = {
  'new-device': defineMail('new-device', {
    data: z.object({ name: z.string(), device: z.string(), ip: z.string().nullable(), at: instant }),
    compose: ({ at, device, ip, name }, link) =>
      composeMail({
        subject: `New sign-in to your account at ${names.business}`,
        preview: `${device}. If this was you, no action is needed.`,
        greeting: `Hello ${name},`,
        paragraphs: [
          'Someone signed in to your account with a device that we have not seen before.',
          `Device: ${device}. Time: ${instantInWords(at)}.${ip ? ` Network address: ${ip}.` : ''}`,
          'If this was you, no action is needed. A browser that deletes its cookies counts as a new device.',
          `If this was not you, sign in, change your password, and end the sessions that you do not know. Both are in your profile. Then call us at ${contact.phone}.`,
        ],
        button: { label: 'Go to your profile', link },
        note: 'We send this once for each new device.',
        signature: names.business,
      }),
  }),
}
