import { names } from '@tallgrass/brand'
import { instant } from '@tallgrass/contracts'
import { z } from 'zod'
import { instantInWords } from '../instant-in-words.ts'
import { composeMail, defineMail } from '../mail/mail-template.ts'
import { digitsOf } from './sign-in-digits.ts'

export const signInLinkMails = {
  'sign-in-link': defineMail('sign-in-link', {
    data: z.object({ name: z.string(), expiresAt: instant }),
    // Following it confirms the address.
    alsoUnconfirmed: true,
    compose: ({ expiresAt, name }, link) =>
      composeMail({
        subject: `Sign in to ${names.business}`,
        preview: 'The link and the code work once and expire in 15 minutes.',
        greeting: `Hello ${name},`,
        paragraphs: [
          'Someone, probably you, asked to sign in to your account. Open the link in the same browser, on the same device.',
          `If you read this on another device, type this code where you asked: ${digitsFor(link)}`,
          'If it was not you, you can ignore this email. Never give the code to anyone.',
        ],
        button: { label: 'Sign in', link },
        note: `The link and the code work once and expire on ${instantInWords(expiresAt)}.`,
        signature: names.business,
      }),
  }),
}

/** Administrators read messages without links, and so without the code. */
function digitsFor(link: string): string {
  const token = URL.parse(link)?.searchParams.get('token')
  return token ? digitsOf(token) : '[code, visible only to the recipient]'
}
