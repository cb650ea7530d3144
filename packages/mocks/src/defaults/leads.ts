import type { Lead } from '@tallgrass/contracts'
import { leadStatuses, noSuch } from '@tallgrass/domain'
import { detailsOf, leads } from '../samples/leads.ts'
import { inDays, mockId } from '../samples/moments.ts'
import { type MocksOf, onlyPage } from './mocks-of.ts'

export const leadMocks: MocksOf<'admin.leads'> = {
  'admin.leads.list': ({ status, ...filter }) =>
    onlyPage(matching(filter).filter((lead) => !status || listedAs(lead) === status)),
  'admin.leads.board': (filter) =>
    leadStatuses.map((status) => {
      const column = matching(filter).filter((lead) => listedAs(lead) === status)
      return { status, count: column.length, leads: column }
    }),
  'admin.leads.get'({ id }) {
    const lead = leads.find((one) => one.id === id)
    if (!lead) throw noSuch('Lead')
    return detailsOf(lead)
  },
  'admin.leads.move': ({ id, version }) => ({ id, version: version + 1 }),
  'admin.leads.create': () => ({ id: mockId('Lead', 97), version: 1 }),
  'admin.leads.update': ({ id, version }) => ({ id, version: version + 1 }),
  'admin.leads.delete': () => ({ ok: true }),
  'admin.leads.close': ({ id, version }) => ({ id, version: version + 1 }),
  'admin.leads.reopen': ({ id, version }) => ({ id, version: version + 1 }),
  'admin.leads.updateNotes': ({ id, version }) => ({ id, version: version + 1 }),
  'admin.leads.matches': () => ({ contact: null, clients: [] }),
  'admin.leads.convert': ({ id }) => ({
    id,
    version: 2,
    clientId: mockId('User', 99),
    organizationId: mockId('Organization', 99),
  }),
  'admin.leads.invite': () => ({
    id: mockId('Invitation', 98),
    inviteUrl: `http://localhost:3000/invite/accept?token=${'mock-token'.padEnd(43, '0')}`,
    expiresAt: inDays(7),
    emailEnabled: true,
    emailSent: true,
  }),
}

interface LeadFilter {
  search?: string | undefined
  interest?: string | undefined
  source?: string | undefined
}

function listedAs({ closedAs, status }: Lead) {
  return closedAs ? 'closed' : status
}

function matching({ interest, search = '', source }: LeadFilter) {
  return leads.filter(
    (lead) =>
      (!interest || lead.interest === interest) &&
      (!source || lead.source === source) &&
      `${lead.name} ${lead.email} ${lead.company}`.toLowerCase().includes(search.toLowerCase()),
  )
}
