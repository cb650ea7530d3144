// Guards: move-lead, update-lead-notes

import { type LeadId, parseId } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { describe, expect, test } from 'vitest'
import { checklistAnswers } from '../support/calls/valid-calls.ts'
import { present } from '../support/present.ts'
import { fileApp } from '../support/test-app.ts'

const shared = await fileApp()
const { trpc } = await shared.admin()
const { leads } = trpc.admin
const UNKNOWN = parseId('Lead', '01a1f7d0-0b33-4623-a6a1-76287c5874e3')
const UNKNOWN_LEAD = { message: 'This lead does not exist', data: { code: 'NOT_FOUND', httpStatus: 404 } }

async function aLead(more: object = {}) {
  const person = { name: 'Maren Okafor', email: `maren${unique()}@example.com`, company: 'Okafor Tile' }
  const lead = { ...person, ...more }
  return { ...lead, ...(await shared.visitor().trpc.chat.createLead.mutate(lead)) }
}

/** The audit entries of a lead except its creation, newest first. */
async function auditOf(id: LeadId) {
  const { items } = await trpc.admin.audit.list.query({ entityId: id })
  return items.filter(({ action }) => action !== 'lead.create')
}

describe('the list', () => {
  test('is newest first and paginated', async () => {
    const company = `Listed ${unique()}`
    const ids = []
    for (let n = 0; n < 5; n++) {
      ids.unshift((await aLead({ company })).id)
      shared.clock.advance({ minutes: 1 })
    }
    const first = await leads.list.query({ search: company, limit: 3 })
    const second = await leads.list.query({ search: company, limit: 3, cursor: first.nextCursor })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
    expect(second.nextCursor).toBeNull()
  })

  test('is searched by name, email and company, ignoring case and without wildcards', async () => {
    const word = `Castellan${unique()}`
    const byName = await aLead({ name: `Nora ${word}` })
    const byEmail = await aLead({ email: `${word}@example.com` })
    const byCompany = await aLead({ company: `${word} 100% Roofing` })
    const find = async (search: string) =>
      (await leads.list.query({ search })).items.map(({ id }) => id).toSorted()
    expect(await find(word.toUpperCase())).toEqual([byName.id, byEmail.id, byCompany.id].toSorted())
    expect(await find(`${word} 100%`)).toEqual([byCompany.id])
    expect(await find(`${word}_`)).toEqual([])
  })

  test('is filtered by status, interest and source together', async () => {
    const company = `Filtered ${unique()}`
    const wanted = await aLead({ company, interest: 'learning-saas' })
    await leads.move.mutate({ id: wanted.id, to: 'qualified', version: 1 })
    await aLead({ company, interest: 'learning-saas' })
    await aLead({ company })
    const filter = { status: 'qualified', interest: 'learning-saas', source: 'chat' } as const
    const { items } = await leads.list.query({ search: company, ...filter })
    expect(items).toMatchObject([{ id: wanted.id, status: 'qualified', version: 2 }])
    expect(await leads.list.query({ search: company, source: 'checklist' })).toMatchObject({ items: [] })
  })

  test('is downloaded as CSV with the same filters and formulas disarmed', async () => {
    const company = `=cmd ${unique()}`
    const { email, id } = await aLead({ company })
    await leads.updateNotes.mutate({ id, notes: 'Calls back, "soon"', version: 1 })
    await leads.move.mutate({ id, to: 'contacted', version: 2 })
    const admin = await shared.admin()
    const { headers, text } = await admin.rest('GET', `/api/admin/leads.csv?search=${email}&status=contacted`)
    expect(headers['content-disposition']).toMatch(/filename="leads-\d{4}-\d\d-\d\d\.csv"/)
    const now = shared.clock.now().toISOString()
    expect(text.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'When,Status,Name,Email,Phone,Company,Interest,Source,First contact,Closed as,Reason,Notes,ID',
      `${now},contacted,Maren Okafor,${email},,'${company},smart-ai,chat,${now},,,"Calls back, ""soon""",${id}`,
    ])
    expect((await admin.rest('GET', `/api/admin/leads.csv?search=${email}&status=new`)).text).not.toContain(
      id,
    )
    expect(await admin.rest('GET', '/api/admin/leads.csv?status=lost')).toMatchObject({ status: 400 })
  })
})

describe('the board', () => {
  test('counts every status and shows the newest of each', async () => {
    const company = `Counted ${unique()}`
    const made = []
    for (let n = 0; n < 27; n++) {
      made.push(await aLead({ company }))
      shared.clock.advance({ minutes: 1 })
    }
    const [first, second] = [present(made[0]), present(made[1])]
    await leads.move.mutate({ id: first.id, to: 'converted', version: 1 })
    await leads.move.mutate({ id: second.id, to: 'qualified', version: 1 })
    const board = await leads.board.query({ search: company })
    expect(board.map(({ count, leads, status }) => ({ status, count, shown: leads.length }))).toEqual([
      { status: 'new', count: 25, shown: 25 },
      { status: 'contacted', count: 0, shown: 0 },
      { status: 'qualified', count: 1, shown: 1 },
      { status: 'converted', count: 1, shown: 1 },
    ])
    await aLead({ company })
    const [column] = await leads.board.query({ search: company })
    expect(column).toMatchObject({ count: 26, leads: expect.objectContaining({ length: 25 }) })
    expect(column?.leads.map(({ createdAt }) => createdAt)).toEqual(
      column?.leads
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    )
  })

  test('is searched and filtered', async () => {
    const company = `Boarded ${unique()}`
    const { id } = await aLead({ company, interest: 'learning-saas' })
    await aLead({ company })
    const board = await leads.board.query({ search: company, interest: 'learning-saas' })
    expect(board.map(({ count }) => count)).toEqual([1, 0, 0, 0])
    expect(board[0]?.leads).toMatchObject([{ id }])
  })
})

/** The lead chooses the first open time. */
async function bookCall(person: { name: string; email: string }) {
  const { chat } = shared.visitor().trpc
  const type = 'scorm-demo'
  const start = present((await chat.slots.query({ type })).slots[0])
  const attempt = `attempt-of-one-visitor-${unique()}`
  await chat.bookCall.mutate({ ...person, company: null, type, start, timeZone: 'America/Chicago', attempt })
  return start
}

describe('one lead', () => {
  test('is shown with its checklist answers and bookings', async () => {
    const email = `ben${unique()}@example.com`
    const person = { name: 'Ben Achterberg', email, company: null, consent: true as const }
    const submit = shared.visitor().trpc.chat.submitChecklist
    await submit.mutate({ ...person, answers: checklistAnswers })
    await submit.mutate({ ...person, answers: { ...checklistAnswers, replySpeed: 2 } })
    const start = await bookCall(person)
    const found = present((await leads.list.query({ search: email })).items[0])
    const { id } = found
    const at = shared.clock.now().toISOString()
    expect(await leads.get.query({ id })).toEqual({
      ...found,
      notes: null,
      checklists: [
        { at, answers: { ...checklistAnswers, replySpeed: 2 } },
        { at, answers: checklistAnswers },
      ],
      conversations: [],
      bookings: [
        {
          id: expect.any(String),
          type: 'scorm-demo',
          status: 'scheduled',
          scheduledFor: start,
          createdAt: at,
        },
      ],
      invitation: null,
      client: null,
    })
  })

  test('is not found if unknown', async () => {
    await expect(leads.get.query({ id: UNKNOWN })).rejects.toMatchObject(UNKNOWN_LEAD)
  })
})

describe('moving', () => {
  test('out of new records the first contact, and back to new clears it', async () => {
    const { id } = await aLead()
    shared.clock.advance({ minutes: 40 })
    const contacted = shared.clock.now().toISOString()
    await leads.move.mutate({ id, to: 'contacted', version: 1 })
    shared.clock.advance({ hours: 3 })
    await leads.move.mutate({ id, to: 'qualified', version: 2 })
    expect(await leads.get.query({ id })).toMatchObject({
      status: 'qualified',
      firstContactedAt: contacted,
      version: 3,
    })
    await leads.move.mutate({ id, to: 'contacted', version: 3 })
    await leads.move.mutate({ id, to: 'new', version: 4 })
    expect(await leads.get.query({ id })).toMatchObject({ status: 'new', firstContactedAt: null })
  })

  test('is recorded with both states', async () => {
    const { id } = await aLead()
    expect(await leads.move.mutate({ id, to: 'converted', version: 1 })).toEqual({ id, version: 2 })
    expect(await auditOf(id)).toMatchObject([
      { action: 'lead.move', before: { status: 'new' }, after: { status: 'converted' } },
    ])
  })

  test('refuses two steps back and the same status, with both states in the message', async () => {
    const { id } = await aLead()
    await leads.move.mutate({ id, to: 'qualified', version: 1 })
    for (const [to, words] of [
      ['new', 'new'],
      ['qualified', 'qualified again'],
    ] as const) {
      await expect(leads.move.mutate({ id, to, version: 2 })).rejects.toMatchObject({
        message: `This lead is qualified and cannot become ${words}. It can become contacted or converted.`,
        data: { code: 'ILLEGAL_TRANSITION', httpStatus: 409 },
      })
    }
    expect(await leads.get.query({ id })).toMatchObject({ status: 'qualified', version: 2 })
    expect(await auditOf(id)).toHaveLength(1)
  })

  test('refuses a lead that someone else has moved in the meantime, with both versions', async () => {
    const { id } = await aLead()
    const moves = ['contacted', 'qualified'] as const
    const outcomes = await Promise.allSettled(moves.map((to) => leads.move.mutate({ id, to, version: 1 })))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { status } = await leads.get.query({ id })
    const late = status === 'contacted' ? 'qualified' : 'contacted'
    await expect(leads.move.mutate({ id, to: late, version: 1 })).rejects.toMatchObject({
      message: 'This lead has changed since you opened it. Please try again.',
      data: {
        code: 'CONFLICT',
        httpStatus: 409,
        details: { yours: { version: 1, status: late }, theirs: { version: 2, status } },
      },
    })
    expect(await auditOf(id)).toHaveLength(1)
  })

  test('refuses an unknown lead', async () => {
    const unknown = { id: UNKNOWN, version: 1 }
    await expect(leads.move.mutate({ ...unknown, to: 'contacted' })).rejects.toMatchObject(UNKNOWN_LEAD)
    await expect(leads.updateNotes.mutate({ ...unknown, notes: '' })).rejects.toMatchObject(UNKNOWN_LEAD)
  })
})

describe('notes', () => {
  test('are stored with line breaks, and empty ones as none', async () => {
    const { id } = await aLead()
    await leads.updateNotes.mutate({ id, notes: ' Two crews\nAsks for Fridays ', version: 1 })
    expect(await leads.get.query({ id })).toMatchObject({ notes: 'Two crews\nAsks for Fridays', version: 2 })
    shared.clock.advance({ seconds: 1 })
    await leads.updateNotes.mutate({ id, notes: '  ', version: 2 })
    expect(await leads.get.query({ id })).toMatchObject({ notes: null, version: 3 })
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'lead.update-notes',
        before: { notes: 'Two crews\nAsks for Fridays' },
        after: { notes: null },
      },
      { action: 'lead.update-notes', before: { notes: null } },
    ])
  })

  test('refuse to overwrite someone else’s newer notes, and return both versions', async () => {
    const { id } = await aLead()
    await leads.updateNotes.mutate({ id, notes: 'Theirs', version: 1 })
    await expect(leads.updateNotes.mutate({ id, notes: 'Ours', version: 1 })).rejects.toMatchObject({
      data: {
        code: 'CONFLICT',
        details: { yours: { version: 1, notes: 'Ours' }, theirs: { version: 2, notes: 'Theirs' } },
      },
    })
    expect(await leads.get.query({ id })).toMatchObject({ notes: 'Theirs', version: 2 })
  })

  test('refuse more than 5000 characters', async () => {
    const { id } = await aLead()
    await expect(leads.updateNotes.mutate({ id, notes: 'x'.repeat(5001), version: 1 })).rejects.toMatchObject(
      {
        data: { issues: [{ path: 'notes', message: 'Notes must be at most 5000 characters' }] },
      },
    )
  })
})
