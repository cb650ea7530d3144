import { names } from '@tallgrass/brand'
import { instant } from '@tallgrass/contracts'
import { type Role, roles } from '@tallgrass/domain'
import { z } from 'zod'
import { instantInWords } from '../instant-in-words.ts'
import { composeMail, defineMail } from '../mail/mail-template.ts'

const INVITED_AS: Record<Role, string> = { ADMIN: 'an administrator', CLIENT: 'a client' }

/** The mail to an invited person. */
export const invitationMails = {
  invitation: defineMail('invitation', {
    alsoUnconfirmed: true,
    data: z.object({ name: z.string(), role: z.enum(roles), expiresAt: instant }),
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
        note: `The link works once and expires on ${instantInWords(expiresAt)}.`,
        signature: names.business,
      }),
  }),
}
