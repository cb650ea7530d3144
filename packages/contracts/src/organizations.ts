import { duplicateReasons, organizationFields, textLimits } from '@tallgrass/domain'
import { z } from 'zod'
import { agreement } from './agreements.ts'
import { money } from './amount.ts'
import { booking } from './bookings.ts'
import { invitedColleague } from './company.ts'
import { contact } from './contacts.ts'
import { conversation } from './conversations.ts'
import { idOf } from './id-of.ts'
import { adminInvoice } from './invoices.ts'
import { organizationEdit, organizationTagList } from './organization-form.ts'
import { pageInput, pageOf } from './page.ts'
import { instant } from './person.ts'
import { listedProject, version } from './projects.ts'
import { isOneLine, searchText } from './text.ts'

const organizationFacts = z.object({
  /** Null for a private person, who is called by their own name. */
  name: z
    .string()
    .nullable()
    .meta({ description: 'Null for a private person, who is called by their own name.' }),
  legalName: z.string().nullable(),
  postalAddress: z.string().nullable(),
  phone: z.string().nullable(),
  invoiceEmail: z.string().nullable(),
  taxId: z.string().nullable(),
  timeZone: z.string().nullable(),
  /** For administrators only. */
  notes: z.string().nullable().meta({ description: 'For administrators only.' }),
  tags: z.array(z.string()),
})

export const organizationId = z.object({ id: idOf('Organization') })

/** Its name, or that of its first contact while it has none of its own. */
const shownName = z.string().meta({
  description: 'Its name, or that of its first contact while it has none of its own.',
})

const namedOrganization = z.object({ id: idOf('Organization'), name: shownName })

/** The sums of all agreements and invoices of a client. */
export const organizationMoney = z
  .object({
    /** The prices of its fully signed agreements. */
    agreed: money.meta({ description: 'The prices of its fully signed agreements.' }),
    /** What was issued and not voided. */
    invoiced: money.meta({ description: 'What was issued and not voided.' }),
    /** What was paid, without what was refunded. */
    paid: money.meta({ description: 'What was paid, without what was refunded.' }),
    refunded: money,
    open: money,
    /** The part of `open` that is past its due date. */
    overdue: money.meta({ description: 'The part of `open` that is past its due date.' }),
  })
  .meta({ description: 'The sums of all agreements and invoices of a client.' })
export type OrganizationMoney = z.infer<typeof organizationMoney>

/** A client in the list. */
export const listedOrganization = namedOrganization
  .extend({
    legalName: z.string().nullable(),
    phone: z.string().nullable(),
    tags: z.array(z.string()),
    contacts: z.int(),
    money: organizationMoney,
    createdAt: instant,
    archivedAt: instant.nullable(),
  })
  .meta({ description: 'A client in the list.' })
export type ListedOrganization = z.infer<typeof listedOrganization>
export const organizationPage = pageOf(listedOrganization)

/** By name, newest first, or largest open amount first. */
export const organizationOrders = ['name', 'newest', 'open'] as const

/** The search covers the names, phone and tax ID, and the names and addresses of contacts. */
export const organizationListing = z
  .object({
    search: searchText,
    tag: z.string().max(textLimits.name, 'Unknown tag').refine(isOneLine, 'Unknown tag').optional(),
    show: z.enum(['active', 'archived'], 'Show must be active or archived').default('active'),
    sort: z.enum(organizationOrders, 'Sort must be name, newest or open').default('name'),
  })
  .meta({
    description: 'The search covers the names, phone and tax ID, and the names and addresses of contacts.',
  })
export const listOrganizationsInput = pageInput.extend(organizationListing.shape)
export type ListOrganizationsInput = z.infer<typeof listOrganizationsInput>

export const organizationTags = z.array(z.string())

/** Another client that may be the same, and what they have in common. */
export const possibleDuplicate = namedOrganization
  .extend({ reasons: z.array(z.enum(duplicateReasons)) })
  .meta({ description: 'Another client that may be the same, and what they have in common.' })
export type PossibleDuplicate = z.infer<typeof possibleDuplicate>

/** Two clients that may be the same. */
export const duplicatePair = z
  .object({
    first: namedOrganization,
    other: namedOrganization,
    reasons: z.array(z.enum(duplicateReasons)),
  })
  .meta({ description: 'Two clients that may be the same.' })
export type DuplicatePair = z.infer<typeof duplicatePair>
export const duplicatePairs = z.array(duplicatePair)

/** A contact on the page of their client. */
export const organizationContact = contact
  .extend({
    /** The end of the link of someone who was invited and has no account yet. It may have passed. */
    invitedUntil: instant.nullable().meta({
      description:
        'The end of the link of someone who was invited and has no account yet. It may have passed.',
    }),
  })
  .meta({ description: 'A contact on the page of their client.' })
export type OrganizationContact = z.infer<typeof organizationContact>

/** A person whom a contact of the client has invited, until they accept. */
export const invitedByClient = invitedColleague
  .extend({
    /** The name of the contact. */
    invitedBy: z.string().meta({ description: 'The name of the contact.' }),
    invitedById: idOf('User'),
    /** Null for an address that is taken, which gets no link. */
    invitationId: idOf('Invitation')
      .nullable()
      .meta({ description: 'Null for an address that is taken, which gets no link.' }),
  })
  .meta({ description: 'A person whom a contact of the client has invited, until they accept.' })
export type InvitedByClient = z.infer<typeof invitedByClient>

/** A client with its newest records. The lists of records have the rest. */
export const organizationDetails = organizationFacts
  .extend({
    id: idOf('Organization'),
    shownName,
    /** Contacts may invite colleagues. Otherwise only administrators do. */
    contactsInvite: z
      .boolean()
      .meta({ description: 'Contacts may invite colleagues. Otherwise only administrators do.' }),
    version: z.int(),
    createdAt: instant,
    archivedAt: instant.nullable(),
    /** The client that it was merged into, which has its people and records now. */
    mergedInto: namedOrganization
      .nullable()
      .meta({ description: 'The client that it was merged into, which has its people and records now.' }),
    money: organizationMoney,
    contacts: z.array(organizationContact),
    invited: z.array(invitedByClient),
    projects: pageOf(listedProject),
    agreements: pageOf(agreement),
    invoices: pageOf(adminInvoice),
    calls: pageOf(booking),
    conversations: pageOf(conversation),
    duplicates: z.array(possibleDuplicate),
  })
  .meta({ description: 'A client with its newest records. The lists of records have the rest.' })
export type OrganizationDetails = z.infer<typeof organizationDetails>

const editedOrganization = organizationId.extend({ version })

/** Missing fields stay unchanged. `version` is the version that the editor saw. */
export const updateOrganizationInput = editedOrganization
  .extend({
    ...organizationEdit,
    tags: organizationTagList.optional(),
    contactsInvite: z.boolean('Choose whether contacts may invite').optional(),
  })
  .meta({ description: 'Missing fields stay unchanged. `version` is the version that the editor saw.' })
export type UpdateOrganizationInput = z.infer<typeof updateOrganizationInput>

export const editedOrganizationVersion = z.object({ id: idOf('Organization'), version: z.int() })

export const archiveOrganizationInput = editedOrganization
export type ArchiveOrganizationInput = z.infer<typeof archiveOrganizationInput>

/**
 * `id` stays, with the fields of the other one that are listed in `take`. The other one leads there from then
 * on.
 */
export const mergeOrganizationsInput = editedOrganization
  .extend({
    other: editedOrganization,
    take: z.array(z.enum(organizationFields, 'Unknown field')).max(organizationFields.length).default([]),
    /** Also if a person of either has not confirmed their address: an administrator knows them. */
    evenUnconfirmed: z.boolean().optional().meta({
      description: 'Also if a person of either has not confirmed their address: an administrator knows them.',
    }),
  })
  .meta({
    description:
      '`id` stays, with the fields of the other one that are listed in `take`. The other one leads there from then on.',
  })
export type MergeOrganizationsInput = z.infer<typeof mergeOrganizationsInput>

export const organizationHistoryInput = pageInput.extend(organizationId.shape)
export type OrganizationHistoryInput = z.infer<typeof organizationHistoryInput>
