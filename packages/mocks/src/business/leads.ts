import type { Lead } from '@tallgrass/contracts'
import {
  AppError,
  ensureFresh,
  ensureLeadClosable,
  ensureLeadClosed,
  ensureLeadNamed,
  ensureLeadOpen,
  firstContactAt,
  type LeadId,
  leadFlow,
  leadOrigins,
  leadStatuses,
} from '@tallgrass/domain'
import { anId } from '@tallgrass/domain/an-id'
import type { Mocks } from '../procedure-types.ts'
import type { LeadDetails } from './business.ts'
import { type Desk, getRow, given, isFound, now, pageOf, removeRow } from './desk.ts'

const nothing = {
  closedAs: null,
  closedReason: null,
  closedAt: null,
  organizationId: null,
  checklists: [],
  conversations: [],
  bookings: [],
  invitation: null,
  client: null,
  version: 1,
}

export function leadVerbs({ business: { leads }, changed }: Desk) {
  const get = (id: LeadId) => getRow('Lead', leads, id)

  function add(facts: Omit<LeadDetails, keyof typeof nothing | 'id' | 'createdAt' | 'firstContactedAt'>) {
    ensureFreeAddress(facts.email)
    const firstContactedAt = firstContactAt(facts.status, null, new Date())
    const lead = {
      ...structuredClone(nothing),
      ...facts,
      id: anId('Lead'),
      createdAt: now(),
      firstContactedAt,
    }
    leads.unshift(lead)
    return saved(lead)
  }

  function ensureFreeAddress(email: string, own?: LeadId): void {
    if (!leads.some((lead) => email && lead.email === email && lead.id !== own)) return
    const message = 'Another lead has this email address'
    throw new AppError('CONFLICT', message, { issues: [{ path: 'email', message }] })
  }

  /** Throws NOT_FOUND, or CONFLICT if the lead has changed since. */
  function getFresh({ id, version }: { id: LeadId; version: number }): LeadDetails {
    const lead = get(id)
    ensureFresh('lead', { yours: { version }, theirs: { version: lead.version, status: lead.status } })
    return lead
  }

  function change(lead: LeadDetails, facts: Partial<LeadDetails>) {
    const isChanged = JSON.stringify({ ...lead, ...facts }) !== JSON.stringify(lead)
    return saved(Object.assign(lead, facts, { version: lead.version + (isChanged ? 1 : 0) }))
  }

  function saved({ id, version }: LeadDetails) {
    changed('lead', id)
    return { id, version }
  }

  return {
    'chat.createLead': ({ company = null, phone = null, ...facts }) => {
      const known = leads.find(({ email }) => email === facts.email)
      const { id } = known ?? add({ ...facts, company, phone, source: 'chat', status: 'new', notes: null })
      return { id }
    },
    'admin.leads.list': ({ status, ...filter }) =>
      pageOf(
        leads.filter((lead) => matches(lead, filter) && (!status || columnOf(lead) === status)),
        filter,
      ),
    'admin.leads.board': (filter) =>
      leadStatuses.map((status) => {
        const column = leads.filter((lead) => matches(lead, filter) && columnOf(lead) === status)
        return { status, count: column.length, leads: column }
      }),
    'admin.leads.get': ({ id }) => get(id),
    'admin.leads.create': ({ company = null, email, name = null, notes, phone = null, ...facts }) =>
      add({ ...facts, company, email: email ?? '', name, notes: notes ?? null, phone }),
    'admin.leads.update': ({ email, source, ...input }) => {
      const lead = getFresh(input)
      const { id: _, version: _version, ...facts } = given({ ...input, source })
      if (source && !leadOrigins.some((origin) => origin === lead.source))
        throw new AppError('INVALID', 'This lead came from the site, so its source cannot change')
      const after = { ...facts, email: email === undefined ? lead.email : (email ?? '') }
      ensureLeadNamed({ ...lead, ...after })
      ensureFreeAddress(after.email, lead.id)
      return change(lead, after)
    },
    'admin.leads.updateNotes': ({ notes, ...input }) => change(getFresh(input), { notes: notes || null }),
    'admin.leads.move': ({ to, ...input }) => {
      const lead = getFresh(input)
      ensureLeadOpen(lead, 'move')
      const status = leadFlow.next(lead.status, to)
      return change(lead, {
        status,
        firstContactedAt: firstContactAt(status, lead.firstContactedAt, new Date()),
      })
    },
    'admin.leads.close': ({ as, reason, ...input }) => {
      const lead = getFresh(input)
      ensureLeadClosable(lead)
      const closedReason = as === 'lost' ? (reason ?? null) : null
      return change(lead, { closedAs: as, closedReason, closedAt: now() })
    },
    'admin.leads.reopen': (input) => {
      const lead = getFresh(input)
      ensureLeadClosed(lead)
      return change(lead, { closedAs: null, closedReason: null, closedAt: null })
    },
    'admin.leads.delete': ({ id }) => {
      removeRow(leads, get(id))
      changed('lead', id)
      return { ok: true }
    },
  } satisfies Mocks
}

function columnOf({ closedAs, status }: Lead) {
  return closedAs ? 'closed' : status
}

interface LeadFilter {
  search?: string | undefined
  interest?: string | undefined
  source?: string | undefined
}

function matches({ company, email, interest, name, source }: Lead, filter: LeadFilter): boolean {
  return (
    (!filter.interest || interest === filter.interest) &&
    (!filter.source || source === filter.source) &&
    isFound(filter.search, name, email, company)
  )
}
