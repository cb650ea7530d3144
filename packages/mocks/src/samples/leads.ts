import type { Lead } from '@tallgrass/contracts'
import { transcripts } from './conversations.ts'
import { inDays, mockId } from './moments.ts'

type LeadFacts = Pick<Lead, 'name' | 'email' | 'company' | 'interest' | 'source' | 'status'> & {
  daysAgo: number
  contactedAfter?: number
}

const inquiries: LeadFacts[] = [
  {
    name: 'Nora Castellan',
    email: 'nora@castellanroofing.example',
    company: 'Castellan Roofing',
    interest: 'smart-ai',
    source: 'chat',
    status: 'new',
    daysAgo: 0.03,
  },
  {
    name: 'Ben Achterberg',
    email: 'ben@achterbergpools.example',
    company: null,
    interest: 'smart-ai',
    source: 'checklist',
    status: 'new',
    daysAgo: 0.4,
  },
  {
    name: 'Marcus Teel',
    email: 'marcus@teelelectric.example',
    company: 'Teel Electric',
    interest: 'both',
    source: 'chat',
    status: 'contacted',
    daysAgo: 2,
    contactedAfter: 0.08,
  },
  {
    name: 'Ravi Menon',
    email: 'ravi@menonbooks.example',
    company: 'Menon Tax & Books',
    interest: 'learning-saas',
    source: 'chat',
    status: 'qualified',
    daysAgo: 9,
    contactedAfter: 1.2,
  },
  {
    name: 'Grace Nwosu',
    email: 'grace@nwosulaw.example',
    company: 'Nwosu Law',
    interest: 'smart-ai',
    source: 'checklist',
    status: 'converted',
    daysAgo: 41,
    contactedAfter: 0.02,
  },
]

/** Newest first. */
export const leads: Lead[] = inquiries.map(({ contactedAfter, daysAgo, ...facts }, index) => ({
  id: mockId('Lead', index + 1),
  phone: null,
  createdAt: inDays(-daysAgo),
  firstContactedAt: contactedAfter === undefined ? null : inDays(contactedAfter - daysAgo),
  closedAs: null,
  closedReason: null,
  closedAt: null,
  organizationId: null,
  version: 1,
  ...facts,
}))

/** The lead's details, with every optional part filled in. */
export function detailsOf(lead: Lead) {
  return {
    ...lead,
    notes: 'Wants to see it on a Friday, when the crews are in.',
    checklists: [{ at: lead.createdAt, answers: { replySpeed: 0, leadList: 1, missedCalls: 2 } as const }],
    conversations: transcripts,
    bookings: [
      {
        id: mockId('Booking', 1),
        type: 'smart-ai-call' as const,
        status: 'scheduled' as const,
        scheduledFor: inDays(2),
        createdAt: lead.createdAt,
      },
    ],
    invitation: null,
    client: null,
  }
}
