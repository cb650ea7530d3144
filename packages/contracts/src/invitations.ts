import { normalizeUsername } from '@tallgrass/domain'
import { z } from 'zod'
import { idOf } from './id-of.ts'
import { pageInput, pageOf } from './page.ts'
import { invitationPassword, passwordsMatch, secretToken } from './password.ts'
import { instant, invitationStatus, role } from './person.ts'
import { emailAddress, line } from './text.ts'

export const createInvitationInput = z.object({
  firstName: line({ label: 'First name', required: 'First name is required', max: 100 }),
  lastName: line({ label: 'Last name', required: 'Last name is required', max: 99 }),
  email: emailAddress('Please enter a valid email address'),
  role,
})
export type CreateInvitationInput = z.infer<typeof createInvitationInput>

export const invitation = z.object({
  id: idOf('Invitation'),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role,
  status: invitationStatus,
  createdAt: instant,
  expiresAt: instant,
  acceptedAt: instant.nullable(),
})
export type Invitation = z.infer<typeof invitation>

/** The link is returned only once, because only its hash is stored. */
export const invitationWithLink = z
  .object({
    id: idOf('Invitation'),
    inviteUrl: z.url(),
    expiresAt: instant,
    /** `emailEnabled`: a mail transport is configured. `emailSent`: the message was sent. */
    emailEnabled: z.boolean().meta({
      description: '`emailEnabled`: a mail transport is configured. `emailSent`: the message was sent.',
    }),
    emailSent: z.boolean(),
  })
  .meta({ description: 'The link is returned only once, because only its hash is stored.' })

export const invitationId = z.object({ id: idOf('Invitation') })

/** `pending` leaves out expired invitations; `all` is the history. */
export const listInvitationsInput = pageInput
  .extend({ show: z.enum(['pending', 'all']).default('all') })
  .meta({ description: '`pending` leaves out expired invitations; `all` is the history.' })
export type ListInvitationsInput = z.infer<typeof listInvitationsInput>

/** An invitation in the list. */
export const listedInvitation = invitation
  .extend({
    /** The client to which the person belongs, once they are one of its contacts. */
    organizationId: idOf('Organization').nullable().meta({
      description: 'The client to which the person belongs, once they are one of its contacts.',
    }),
  })
  .meta({ description: 'An invitation in the list.' })
export type ListedInvitation = z.infer<typeof listedInvitation>
export const invitationPage = pageOf(listedInvitation)

export const invitationToken = z.object({ token: secretToken })

/** An invitation as the invited person sees it before they have an account. */
export const openInvitation = invitation
  .pick({ firstName: true, lastName: true, email: true, role: true })
  .meta({ description: 'An invitation as the invited person sees it before they have an account.' })

/** The account that an accepted invitation has created. */
export const invitedAccount = invitation
  .pick({ email: true, role: true })
  .meta({ description: 'The account that an accepted invitation has created.' })

const username = z
  .string('Username must be at least 3 characters long')
  .overwrite(normalizeUsername)
  .min(3, 'Username must be at least 3 characters long')
  .max(50, 'Username must be less than 50 characters')
  .regex(/^[A-Za-z0-9_-]*$/, 'Username can only contain letters, numbers, underscores, and hyphens')

export const acceptInvitationInput = z.object({ token: secretToken, username, password: invitationPassword })
export type AcceptInvitationInput = z.infer<typeof acceptInvitationInput>

export const acceptInvitationForm = acceptInvitationInput
  .omit({ token: true })
  .extend({ confirmPassword: z.string() })
  .refine(passwordsMatch.rule, passwordsMatch.refusal)

export const acceptInvitationResult = z.object({ role })
