import {
  type AdminCtx,
  bookCall,
  type Ctx,
  cancelOwnBooking,
  completeBooking,
  createBooking,
  createLead,
  listBookings,
  listSlots,
  markNoShow,
  moveLead,
  type SessionCarrier,
} from '@tallgrass/core'
import { listLeads } from '@tallgrass/db'
import { calls, linkSent } from './calls.ts'

interface Times {
  visitorAt(daysAgo: number): Ctx
  /** The client with this address, signed in. */
  clientAt(daysAgo: number, email: string): Promise<Ctx>
  adminAt(daysAgo: number): AdminCtx
}

/** Calls in every state: held, missed, cancelled, upcoming, and a link without a chosen time. */
export async function loadCalls({ adminAt, clientAt, visitorAt }: Times): Promise<void> {
  for (const { daysAgo, isClient, outcome, slot, ...person } of calls) {
    const ctx = isClient ? await clientAt(daysAgo, person.email) : visitorAt(daysAgo)
    const { slots } = await listSlots(ctx, person)
    const start = slots[slot]
    if (!start) throw new Error('The calendar of the demo data is full')
    const { token } = await bookCall(ctx, { ...person, start, attempt: `demo-data-${crypto.randomUUID()}` })
    if (isClient) await convertLead(adminAt(daysAgo), person.email)
    if (outcome === 'cancelled') await cancelOwnBooking(ctx, { token })
    if (outcome === 'held' || outcome === 'missed') {
      const admin = adminAt(0)
      const { items } = await listBookings(admin, { show: 'past', limit: calls.length })
      const booking = items.find(({ email }) => email === person.email)
      if (!booking) throw new Error(`The demo data has no call with ${person.email}`)
      const { id } = booking
      await (outcome === 'held' ? completeBooking(admin, { id }) : markNoShow(admin, { id }))
    }
  }
  const { daysAgo, type, ...lead } = linkSent
  const visitor = { ...visitorAt(daysAgo), conversation: oneBrowser() }
  const { id: leadId } = await createLead(visitor, { ...lead, phone: null, interest: 'smart-ai' })
  await createBooking(visitor, { type, leadId })
}

/** A client is no new lead, even if they book a call. */
async function convertLead(admin: AdminCtx, email: string): Promise<void> {
  const [lead] = (await listLeads(admin.db, { search: email, limit: 1 })).items
  if (lead?.status === 'new') await moveLead(admin, { id: lead.id, to: 'converted', version: lead.version })
}

/** Keeps its token, as a browser would. */
function oneBrowser(): SessionCarrier {
  let token: string | null = null
  return {
    get token() {
      return token
    },
    issue(issued) {
      token = issued
    },
    revoke() {
      token = null
    },
  }
}
