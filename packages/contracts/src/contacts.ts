import { z } from 'zod'
import { clientIdOr, idOf } from './id-of.ts'
import { createInvitationInput } from './invitations.ts'
import { instant } from './person.ts'
import { version } from './projects.ts'
import { clearableLine, emailAddress, line, optionalLine } from './text.ts'

const rights = z.object({ signs: z.boolean(), pays: z.boolean(), reviews: z.boolean() })

/** A contact, as their colleagues see them. */
export const colleague = z
  .object({ id: idOf('User'), name: z.string(), ...rights.shape })
  .meta({ description: 'A contact, as their colleagues see them.' })
export type Colleague = z.infer<typeof colleague>

/** In the order of their names. */
export const colleagues = z.array(colleague).meta({ description: 'In the order of their names.' })

/** A contact, as administrators see them, with or without an account. */
export const contact = colleague
  .extend({
    organizationId: idOf('Organization'),
    email: z.string(),
    phone: z.string().nullable(),
    /** False until the person has accepted an invitation. */
    hasAccount: z.boolean().meta({ description: 'False until the person has accepted an invitation.' }),
    emailVerified: z.boolean(),
    /** The address of their picture. */
    picture: z.string().nullable().meta({ description: 'The address of their picture.' }),
    /** They cannot sign in since then; null for everyone else. */
    deactivatedAt: instant
      .nullable()
      .meta({ description: 'They cannot sign in since then; null for everyone else.' }),
    createdAt: instant,
    version: z.int(),
  })
  .meta({ description: 'A contact, as administrators see them, with or without an account.' })
export type Contact = z.infer<typeof contact>

/** In the order of their names. */
export const contacts = z.array(contact).meta({ description: 'In the order of their names.' })

/** Any contact of the organization. */
export const contactsInput = z
  .object({ clientId: clientIdOr() })
  .meta({ description: 'Any contact of the organization.' })
export type ContactsInput = z.infer<typeof contactsInput>

/** `version` is the version that the editor saw. */
export const setRightsInput = z
  .object({
    userId: idOf('User'),
    version: version.optional(),
    signs: z.boolean('Choose whether they sign'),
    pays: z.boolean('Choose whether they pay'),
    reviews: z.boolean('Choose whether they review'),
  })
  .meta({ description: '`version` is the version that the editor saw.' })
export type SetRightsInput = z.infer<typeof setRightsInput>

/** What a new contact may do; everything unless said otherwise. */
export const newRights = {
  signs: z.boolean('signs must be true or false').default(true),
  pays: z.boolean('pays must be true or false').default(true),
  reviews: z.boolean('reviews must be true or false').default(true),
}

/**
 * A person who cannot sign in until they accept an invitation. Without `organizationId`, they are the first
 * contact of a new client, called `organizationName` or, without that, like the person.
 */
export const createContactInput = createInvitationInput
  .pick({ firstName: true, lastName: true, email: true })
  .extend({
    organizationId: idOf('Organization').optional(),
    organizationName: optionalLine({ label: 'Company' }),
    phone: optionalLine({ label: 'Phone', max: 50 }),
    ...newRights,
  })
  .meta({
    description:
      'A person who cannot sign in until they accept an invitation. Without `organizationId`, they are the first contact of a new client, called `organizationName` or, without that, like the person.',
  })
export type CreateContactInput = z.infer<typeof createContactInput>

const knownContact = z.object({ id: clientIdOr() })
export type KnownContact = z.infer<typeof knownContact>
export const inviteContactInput = knownContact
export const viewContactInput = knownContact

/** `version` is the version that the editor saw. */
const editedContact = knownContact.extend({ version })

/** Missing fields stay unchanged. The address of a person with an account cannot change. */
export const updateContactInput = editedContact
  .extend({
    name: line({ label: 'Name', required: 'Name is required' }).optional(),
    email: emailAddress('Please enter a valid email address').optional(),
    phone: clearableLine({ label: 'Phone', max: 50 }),
  })
  .meta({
    description: 'Missing fields stay unchanged. The address of a person with an account cannot change.',
  })
export type UpdateContactInput = z.infer<typeof updateContactInput>

/** The colleague who takes over what the contact is in charge of; needed if there is anything. */
const successorId = clientIdOr().optional().meta({
  description: 'The colleague who takes over what the contact is in charge of; needed if there is anything.',
})

export const deactivateContactInput = editedContact.extend({ successorId })
export type DeactivateContactInput = z.infer<typeof deactivateContactInput>

export const reactivateContactInput = editedContact
export type ReactivateContactInput = z.infer<typeof reactivateContactInput>

/** Moves the person to another client. What they were in charge of stays, and passes to `successorId`. */
export const moveContactInput = editedContact
  .extend({
    organizationId: idOf('Organization'),
    successorId,
    /** Also if they have not confirmed their address: an administrator knows them. */
    evenUnconfirmed: z.boolean().optional().meta({
      description: 'Also if they have not confirmed their address: an administrator knows them.',
    }),
  })
  .meta({
    description:
      'Moves the person to another client. What they were in charge of stays, and passes to `successorId`.',
  })
export type MoveContactInput = z.infer<typeof moveContactInput>
