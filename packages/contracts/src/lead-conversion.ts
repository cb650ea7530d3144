import { z } from 'zod'
import { newRights } from './contacts.ts'
import { idOf } from './id-of.ts'
import { createInvitationInput } from './invitations.ts'
import { leadId } from './leads.ts'
import { possibleDuplicate } from './organizations.ts'
import { clearableLine } from './text.ts'

/**
 * The contact that a lead becomes: of `organizationId`, or else of a new client, called `organizationName`.
 * Without a company or phone, those of the lead are carried over; empty ones are left out.
 */
export const convertLeadForm = createInvitationInput
  .pick({ firstName: true, lastName: true })
  .extend({
    organizationId: idOf('Organization').optional(),
    organizationName: clearableLine({ label: 'Company' }),
    phone: clearableLine({ label: 'Phone', max: 50 }),
    ...newRights,
  })
  .meta({
    description:
      'The contact that a lead becomes: of `organizationId`, or else of a new client, called `organizationName`. Without a company or phone, those of the lead are carried over; empty ones are left out.',
  })
export const inviteLeadInput = leadId.extend(convertLeadForm.shape)
export type InviteLeadInput = z.infer<typeof inviteLeadInput>

/** The names are needed unless the lead is a contact already, who keeps their own. */
export const convertLeadInput = leadId
  .extend(convertLeadForm.partial({ firstName: true, lastName: true }).shape)
  .meta({ description: 'The names are needed unless the lead is a contact already, who keeps their own.' })
export type ConvertLeadInput = z.infer<typeof convertLeadInput>

/** The lead, and the contact that it became. */
export const convertedLead = leadId
  .extend({ version: z.int(), clientId: idOf('User'), organizationId: idOf('Organization') })
  .meta({ description: 'The lead, and the contact that it became.' })
export type ConvertedLead = z.infer<typeof convertedLead>

/** `company` is compared instead of the company of the lead. */
export const leadMatchesInput = leadId
  .extend({ company: clearableLine({ label: 'Company' }) })
  .meta({ description: '`company` is compared instead of the company of the lead.' })
export type LeadMatchesInput = z.infer<typeof leadMatchesInput>

/** A client that the lead may belong to. */
const likelyClient = possibleDuplicate
  .extend({
    /** The address of its first contact. */
    email: z.string().nullable().meta({ description: 'The address of its first contact.' }),
  })
  .meta({ description: 'A client that the lead may belong to.' })

/** Who the lead may be already. */
export const leadMatches = z
  .object({
    /** The contact whom the lead became before, or who has its address. */
    contact: z
      .object({
        name: z.string(),
        organizationId: idOf('Organization'),
        organizationName: z.string(),
        /** False until the person has accepted an invitation: only then can they be invited. */
        hasAccount: z.boolean().meta({
          description: 'False until the person has accepted an invitation: only then can they be invited.',
        }),
      })
      .nullable()
      .meta({ description: 'The contact whom the lead became before, or who has its address.' }),
    /** Clients with the name of the company, or with people at the mail domain of the lead. */
    clients: z.array(likelyClient).meta({
      description: 'Clients with the name of the company, or with people at the mail domain of the lead.',
    }),
  })
  .meta({ description: 'Who the lead may be already.' })
export type LeadMatches = z.infer<typeof leadMatches>
