import {
  allLeadSources,
  bookingStatuses,
  LEAD_UNNAMED,
  leadClosings,
  leadFilterStatuses,
  leadOrigins,
  leadStatuses,
} from '@tallgrass/domain'
import { z } from 'zod'
import { bookingType } from './chat.ts'
import { transcript } from './conversations.ts'
import { idOf } from './id-of.ts'
import { checklistAnswers, leadId, leadInterest } from './leads.ts'
import { pageInput, pageOf } from './page.ts'
import { instant, invitationStatus } from './person.ts'
import { clearableEmail, clearableLine, optionalParagraph, paragraph, searchText } from './text.ts'

export const leadStatus = z.enum(leadStatuses, 'Status must be new, contacted, qualified or converted')
export const leadOrigin = z.enum(leadOrigins, 'Source must be phone, fair, referral or other')
export const leadSource = z.enum(
  allLeadSources,
  'Source must be chat, checklist, schedule, phone, fair, referral or other',
)

/** A status lists the open leads; `closed` lists the closed ones; without it, all are listed. */
const leadFilterStatus = z
  .enum(leadFilterStatuses, 'Status must be new, contacted, qualified, converted or closed')
  .meta({
    description: 'A status lists the open leads; `closed` lists the closed ones; without it, all are listed.',
  })

export const leadFilter = z.object({
  search: searchText,
  status: leadFilterStatus.optional(),
  interest: leadInterest.optional(),
  source: leadSource.optional(),
})
export const listLeadsInput = pageInput.extend(leadFilter.shape)
export type ListLeadsInput = z.infer<typeof listLeadsInput>

/** No status filter: the board shows the open leads, in a column for every status. */
export const leadBoardInput = leadFilter.omit({ status: true }).meta({
  description: 'No status filter: the board shows the open leads, in a column for every status.',
})
export type LeadBoardInput = z.infer<typeof leadBoardInput>

export const lead = z.object({
  id: idOf('Lead'),
  /** Empty if the lead was made without an address. */
  email: z.string().meta({ description: 'Empty if the lead was made without an address.' }),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  interest: leadInterest,
  source: leadSource,
  status: leadStatus,
  createdAt: instant,
  /** The time of the first move out of new; null for a new lead. */
  firstContactedAt: instant
    .nullable()
    .meta({ description: 'The time of the first move out of new; null for a new lead.' }),
  /** Beside the status; null while the lead is open. */
  closedAs: z
    .enum(leadClosings)
    .nullable()
    .meta({ description: 'Beside the status; null while the lead is open.' }),
  /** Why the lead is lost. Spam has no reason. */
  closedReason: z.string().nullable().meta({ description: 'Why the lead is lost. Spam has no reason.' }),
  closedAt: instant.nullable(),
  /** The client that the lead became, or whose contact certainly is the lead; null if that is unknown. */
  organizationId: idOf('Organization').nullable().meta({
    description:
      'The client that the lead became, or whose contact certainly is the lead; null if that is unknown.',
  }),
  /** The version that an edit is based on. */
  version: z.int().meta({ description: 'The version that an edit is based on.' }),
})
export type Lead = z.infer<typeof lead>
export const leadPage = pageOf(lead)

/** One column of the board: the count of all open leads, and the newest of them. */
export const leadColumn = z
  .object({ status: leadStatus, count: z.int(), leads: z.array(lead) })
  .meta({ description: 'One column of the board: the count of all open leads, and the newest of them.' })
export type LeadColumn = z.infer<typeof leadColumn>
export const leadBoard = z.array(leadColumn)

/** Stored answers. Questions that were added later have none. */
export const submittedChecklist = z
  .object({ at: instant, answers: checklistAnswers.partial() })
  .meta({ description: 'Stored answers. Questions that were added later have none.' })
export type SubmittedChecklist = z.infer<typeof submittedChecklist>

export const leadBooking = z.object({
  id: idOf('Booking'),
  type: bookingType,
  status: z.enum(bookingStatuses),
  scheduledFor: instant.nullable(),
  createdAt: instant,
})
export type LeadBooking = z.infer<typeof leadBooking>

/** A lead with everything that is known about it. */
export const leadDetails = lead
  .extend({
    notes: z.string().nullable(),
    checklists: z.array(submittedChecklist),
    conversations: z.array(transcript),
    bookings: z.array(leadBooking),
    /** The latest invitation to the lead, or to the contact that it became. */
    invitation: z
      .object({ id: idOf('Invitation'), status: invitationStatus, expiresAt: instant })
      .nullable()
      .meta({ description: 'The latest invitation to the lead, or to the contact that it became.' }),
    /** The contact that the lead became, with or without an account. */
    client: z
      .object({
        id: idOf('User'),
        name: z.string(),
        email: z.string(),
        /** Null if they became an administrator. */
        organizationId: idOf('Organization')
          .nullable()
          .meta({ description: 'Null if they became an administrator.' }),
        /** False until they have accepted an invitation. */
        hasAccount: z.boolean().meta({ description: 'False until they have accepted an invitation.' }),
      })
      .nullable()
      .meta({ description: 'The contact that the lead became, with or without an account.' }),
  })
  .meta({ description: 'A lead with everything that is known about it.' })
export type LeadDetails = z.infer<typeof leadDetails>

const knownLead = z.object({ id: idOf('Lead') })
export const getLeadInput = knownLead
export const deleteLeadInput = knownLead

/** `version` is the version that the editor saw. */
const editedLead = knownLead.extend({
  version: z
    .int('version must be a whole number')
    .min(1)
    .max(2 ** 31 - 1),
})

const leadFacts = {
  name: clearableLine({ label: 'Name' }),
  email: clearableEmail('Please enter a valid email address'),
  phone: clearableLine({ label: 'Phone', max: 50 }),
  company: clearableLine({ label: 'Company' }),
}

/** A lead from outside the site, with a name, an email address or a phone number. */
export const addLeadInput = z
  .object({
    ...leadFacts,
    interest: leadInterest.default('smart-ai'),
    source: leadOrigin.default('phone'),
    status: leadStatus.exclude(['converted'], 'Status must be new, contacted or qualified').default('new'),
    notes: optionalParagraph({ label: 'Notes' }),
  })
  .refine(({ email, name, phone }) => name || email || phone, { path: ['name'], message: LEAD_UNNAMED })
  .meta({ description: 'A lead from outside the site, with a name, an email address or a phone number.' })
export type AddLeadInput = z.infer<typeof addLeadInput>

/** Missing fields stay unchanged. Only the source of a lead that was made by hand can change. */
export const editLeadForm = z.object({
  ...leadFacts,
  interest: leadInterest.optional(),
  source: leadOrigin.optional(),
})
/** Missing fields stay unchanged. Only the source of a lead that was made by hand can change. */
export const editLeadInput = editedLead.extend(editLeadForm.shape).meta({
  description: 'Missing fields stay unchanged. Only the source of a lead that was made by hand can change.',
})
export type EditLeadInput = z.infer<typeof editLeadInput>

export const moveLeadInput = editedLead.extend({ to: leadStatus })
export type MoveLeadInput = z.infer<typeof moveLeadInput>

/** Characters: a sentence or two. */
const MAX_REASON = 500

const REASON_REQUIRED = 'Please say why the lead is lost'

/** `reason` says why a lead is lost, and is required for that. Spam needs none. */
export const closeLeadInput = editedLead
  .extend({
    as: z.enum(leadClosings, 'A lead is closed as lost or spam'),
    reason: optionalParagraph({ label: 'Reason', max: MAX_REASON }),
  })
  .refine(({ as, reason }) => as === 'spam' || reason, { path: ['reason'], message: REASON_REQUIRED })
  .meta({ description: '`reason` says why a lead is lost, and is required for that. Spam needs none.' })
export type CloseLeadInput = z.infer<typeof closeLeadInput>

export const reopenLeadInput = editedLead
export type ReopenLeadInput = z.infer<typeof reopenLeadInput>

export const leadNotes = z.object({
  notes: paragraph({ required: 'Notes must be text', label: 'Notes', min: 0 }),
})
export const updateLeadNotesInput = editedLead.extend(leadNotes.shape)
export type UpdateLeadNotesInput = z.infer<typeof updateLeadNotesInput>

export const editedLeadVersion = leadId.extend({ version: z.int() })
