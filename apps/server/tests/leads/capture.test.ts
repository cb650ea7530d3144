// Guards: create-lead, submit-checklist

import type { LeadId } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { describe, expect, test } from 'vitest'
import { checklistAnswers } from '../support/calls/valid-calls.ts'
import { meetingPoint } from '../support/gate.ts'
import { present } from '../support/present.ts'
import { fileApp } from '../support/test-app.ts'

const shared = await fileApp()

const aLead = (more: object = {}) => ({
  name: 'Maren Okafor',
  email: `maren${unique()}@example.com`,
  company: 'Okafor Tile & Stone',
  interest: 'smart-ai',
  ...more,
})

const submitLead = (body: unknown) => shared.visitor().rest('POST', '/api/leads', body)

const leadsOf = (email: string) =>
  shared.services.database.db.selectFrom('leads').selectAll().where('email', '=', email).execute()

const conversationsOf = (leadId: LeadId) =>
  shared.services.database.db.selectFrom('chatSessions').select('id').where('leadId', '=', leadId).execute()

describe('a lead from the chat', () => {
  test('is stored as new, with its conversation', async () => {
    const lead = aLead({ interest: 'learning-saas' })
    const answer = await submitLead(lead)
    expect(answer).toMatchObject({ status: 200, body: { id: expect.any(String) } })
    const stored = present((await leadsOf(lead.email))[0])
    expect(stored).toMatchObject({ ...lead, source: 'chat', status: 'new', phone: null })
    expect(await conversationsOf(stored.id)).toHaveLength(1)
  })

  test('keeps a phone number, and refuses a text that is too long for one', async () => {
    const lead = aLead({ phone: ' 972-555-0177 ' })
    expect(await submitLead(lead)).toMatchObject({ status: 200 })
    expect(await leadsOf(lead.email)).toMatchObject([{ phone: '972-555-0177' }])
    expect(await submitLead(aLead({ phone: '9'.repeat(51) }))).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'phone', message: 'Phone must be at most 50 characters' }] },
    })
  })

  test('needs only a name and an email, and is about Smart AI by default', async () => {
    const { company: _, interest: __, ...lead } = aLead()
    expect(await submitLead(lead)).toMatchObject({ status: 200 })
    expect(await leadsOf(lead.email)).toMatchObject([{ company: null, interest: 'smart-ai' }])
    expect(await submitLead({ ...lead, name: ' ', email: 'nobody' })).toMatchObject({
      status: 400,
      body: {
        issues: [
          { path: 'name', message: 'Name is required' },
          { path: 'email', message: 'Please enter a valid email address' },
        ],
      },
    })
  })

  test('with a known email fills empty fields, overwrites nothing, and gets the same response', async () => {
    const first = aLead({ company: null })
    const once = await submitLead(first)
    const again = { ...first, email: first.email.toUpperCase(), name: 'M. O.', company: 'Okafor Tile' }
    const twice = await submitLead({ ...again, interest: 'learning-saas' })
    expect(twice).toMatchObject({ status: once.status })
    expect(Object.keys(twice.body as object)).toEqual(Object.keys(once.body as object))
    expect(await leadsOf(first.email)).toMatchObject([
      { name: 'Maren Okafor', company: 'Okafor Tile', interest: 'both', version: 2 },
    ])
    const lead = present((await leadsOf(first.email))[0])
    expect(await conversationsOf(lead.id)).toHaveLength(2)
  })

  test('its id does not reveal when the email was first seen', async () => {
    const lead = aLead()
    await submitLead(lead)
    const stored = present((await leadsOf(lead.email))[0])
    expect(stored?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
  })

  test('sent several times at once is one lead', async () => {
    const lead = aLead()
    const meet = meetingPoint(5)
    const answers = await Promise.all(
      ['one', 'two', 'three', 'four', 'five'].map(async (word) => {
        await meet()
        return submitLead({ ...lead, company: `Company ${word}` })
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(await leadsOf(lead.email)).toHaveLength(1)
  })

  test('sent twice by one browser belongs to one conversation', async () => {
    const visitor = shared.visitor()
    const lead = aLead()
    await visitor.rest('POST', '/api/leads', lead)
    await visitor.rest('POST', '/api/leads', lead)
    const stored = present((await leadsOf(lead.email))[0])
    expect(await conversationsOf(stored.id)).toHaveLength(1)
  })

  test('is refused after 20 an hour from one address', async () => {
    const visitor = shared.visitor()
    for (let n = 0; n < 20; n++) await visitor.rest('POST', '/api/leads', aLead())
    const refused = await visitor.rest('POST', '/api/leads', aLead())
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    expect(refused.headers['retry-after']).toMatch(/^\d+$/)
  })
})

describe('a lead from the checklist', () => {
  const submit = (body: object) => shared.visitor().rest('POST', '/api/checklist', body)

  test('keeps each set of answers', async () => {
    const { interest: _, ...lead } = aLead()
    const body = { ...lead, answers: checklistAnswers, consent: true }
    expect(await submit(body)).toMatchObject({ status: 200, body: { ok: true } })
    await submit({ ...body, answers: { ...checklistAnswers, replySpeed: 2 } })
    const at = shared.clock.now().toISOString()
    expect(await leadsOf(lead.email)).toMatchObject([
      {
        ...lead,
        source: 'checklist',
        metadata: {
          checklists: [
            { at, answers: { replySpeed: 1 } },
            { at, answers: { replySpeed: 2 } },
          ],
        },
      },
    ])
  })

  test('is refused without consent, and nothing is stored', async () => {
    const { interest: _, ...lead } = aLead()
    expect(await submit({ ...lead, answers: checklistAnswers, consent: false })).toMatchObject({
      status: 400,
      body: {
        issues: [{ path: 'consent', message: 'Please check the box so that we can keep your answers' }],
      },
    })
    expect(await leadsOf(lead.email)).toEqual([])
  })

  test('is refused if an answer is missing', async () => {
    const { siteAnswers: _, ...answers } = checklistAnswers
    expect(await submit({ ...aLead(), answers, consent: true })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'answers.siteAnswers', message: 'Please choose an answer' }] },
    })
  })
})
