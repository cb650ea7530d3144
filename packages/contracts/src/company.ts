import { contactRights } from '@tallgrass/domain'
import { z } from 'zod'
import { colleague, setRightsInput } from './contacts.ts'
import { idOf } from './id-of.ts'
import { createInvitationInput } from './invitations.ts'
import { organizationEdit } from './organization-form.ts'
import { instant } from './person.ts'
import { version } from './projects.ts'

/** Someone with access to a company’s records. */
export const companyPerson = colleague
  .extend({
    email: z.string(),
    /** The address of their picture. */
    picture: z.string().nullable().meta({ description: 'The address of their picture.' }),
    /** False for someone who has not accepted an invitation yet. */
    hasAccount: z
      .boolean()
      .meta({ description: 'False for someone who has not accepted an invitation yet.' }),
    /** May give any right to colleagues, and take it from those who are not in charge. */
    isInCharge: z.boolean().meta({
      description: 'May give any right to colleagues, and take it from those who are not in charge.',
    }),
    version: z.int(),
  })
  .meta({ description: 'Someone with access to a company’s records.' })
export type CompanyPerson = z.infer<typeof companyPerson>

/** A person whom a contact has invited, until they accept. */
export const invitedColleague = colleague
  .extend({ id: idOf('ColleagueInvitation'), email: z.string(), expiresAt: instant })
  .meta({ description: 'A person whom a contact has invited, until they accept.' })
export type InvitedColleague = z.infer<typeof invitedColleague>

/** The caller’s own organization, and who has access to its records. */
export const company = z
  .object({
    /** Null for a private person. Only administrators change it. */
    name: z
      .string()
      .nullable()
      .meta({ description: 'Null for a private person. Only administrators change it.' }),
    legalName: z.string().nullable(),
    postalAddress: z.string().nullable(),
    phone: z.string().nullable(),
    invoiceEmail: z.string().nullable(),
    taxId: z.string().nullable(),
    timeZone: z.string().nullable(),
    version: z.int(),
    /** False if only administrators invite people. */
    mayInvite: z.boolean().meta({ description: 'False if only administrators invite people.' }),
    /** What the caller may give to colleagues. */
    rightsToGive: z
      .array(z.enum(contactRights))
      .meta({ description: 'What the caller may give to colleagues.' }),
    people: z.array(companyPerson),
    invited: z.array(invitedColleague),
  })
  .meta({ description: 'The caller’s own organization, and who has access to its records.' })
export type Company = z.infer<typeof company>

const { invoiceEmail, legalName, phone, postalAddress, taxId, timeZone } = organizationEdit

/** What a contact may know and change, as a form has it. */
export const companyForm = z.object({ legalName, postalAddress, phone, invoiceEmail, taxId, timeZone })

/** Missing fields stay unchanged. `version` is the version that the editor saw. */
export const updateCompanyInput = companyForm
  .extend({ version })
  .meta({ description: 'Missing fields stay unchanged. `version` is the version that the editor saw.' })
export type UpdateCompanyInput = z.infer<typeof updateCompanyInput>

export const companyVersion = z.object({ version: z.int() })

/** A person who does not sign, pay or review only reads. */
export const inviteColleagueInput = createInvitationInput
  .pick({ firstName: true, lastName: true, email: true })
  .extend(setRightsInput.omit({ userId: true, version: true }).shape)
  .meta({ description: 'A person who does not sign, pay or review only reads.' })
export type InviteColleagueInput = z.infer<typeof inviteColleagueInput>

export const colleagueInvitationId = z.object({ id: idOf('ColleagueInvitation') })
export type KnownColleagueInvitation = z.infer<typeof colleagueInvitationId>
