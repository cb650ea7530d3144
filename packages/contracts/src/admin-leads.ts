import { bookingStatuses, leadSources, leadStatuses } from '@tallgrass/domain'
import { z } from 'zod'
import { bookingType } from './chat.ts'
import { transcript } from './conversations.ts'
import { idOf } from './id-of.ts'
import { createInvitationInput } from './invitations.ts'
import { checklistAnswers, leadId, leadInterest } from './leads.ts'
import { pageInput, pageOf } from './page.ts'
import { instant, invitationStatus } from './person.ts'
import { paragraph, searchText } from './text.ts'

export const leadStatus = z.enum(leadStatuses, 'Status must be new, contacted, qualified or converted')
export const leadSource = z.enum(leadSources, 'Source must be chat, checklist or schedule')

export const leadFilter = z.object({
  search: searchText,
  status: leadStatus.optional(),
  interest: leadInterest.optional(),
  source: leadSource.optional(),
})
export const listLeadsInput = pageInput.extend(leadFilter.shape)
export type ListLeadsInput = z.infer<typeof listLeadsInput>

/** No status filter: the board shows a column for every status. */
export const leadBoardInput = leadFilter
  .omit({ status: true })
  .meta({ description: 'No status filter: the board shows a column for every status.' })
export type LeadBoardInput = z.infer<typeof leadBoardInput>

export const lead = z.object({
  id: idOf('Lead'),
  email: z.string(),
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
  /** The version that an edit is based on. */
  version: z.int().meta({ description: 'The version that an edit is based on.' }),
})
export type Lead = z.infer<typeof lead>
export const leadPage = pageOf(lead)

/** One column of the board: the count of all leads, and the newest of them. */
export const leadColumn = z
  .object({ status: leadStatus, count: z.int(), leads: z.array(lead) })
  .meta({ description: 'One column of the board: the count of all leads, and the newest of them.' })
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
    /** The latest invitation that was sent to convert the lead. */
    invitation: z
      .object({ id: idOf('Invitation'), status: invitationStatus, expiresAt: instant })
      .nullable()
      .meta({ description: 'The latest invitation that was sent to convert the lead.' }),
    /** The account that the lead became. */
    client: z
      .object({ id: idOf('User'), name: z.string(), email: z.string() })
      .nullable()
      .meta({ description: 'The account that the lead became.' }),
  })
  .meta({ description: 'A lead with everything that is known about it.' })
export type LeadDetails = z.infer<typeof leadDetails>

const knownLead = z.object({ id: idOf('Lead') })
export const getLeadInput = knownLead

/** `version` is the version that the editor saw. */
const editedLead = knownLead.extend({
  version: z
    .int('version must be a whole number')
    .min(1)
    .max(2 ** 31 - 1),
})

export const moveLeadInput = editedLead.extend({ to: leadStatus })
export type MoveLeadInput = z.infer<typeof moveLeadInput>

export const leadNotes = z.object({
  notes: paragraph({ required: 'Notes must be text', label: 'Notes', min: 0 }),
})
export const updateLeadNotesInput = editedLead.extend(leadNotes.shape)
export type UpdateLeadNotesInput = z.infer<typeof updateLeadNotesInput>

export const inviteLeadForm = createInvitationInput.pick({ firstName: true, lastName: true })
export const inviteLeadInput = knownLead.extend(inviteLeadForm.shape)
export type InviteLeadInput = z.infer<typeof inviteLeadInput>

export const editedLeadVersion = leadId.extend({ version: z.int() })
