// Guards: create-booking, book-call, choose-time, cancel-own-booking

import { type BookingId, callTimes, DAY_MS, toInstant } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { describe, expect, test } from 'vitest'
import { bookACall, firstOpenTime } from '../support/booked-calls.ts'
import { present } from '../support/present.ts'
import { fileApp } from '../support/test-app.ts'

const shared = await fileApp()
const { db } = shared.services.database

const TAKEN = 'This time has just been taken. Please choose another.'

async function aCall(more: object = {}) {
  return {
    type: 'smart-ai-call',
    start: await firstOpenTime(shared.services),
    timeZone: 'Europe/Berlin',
    attempt: `one-click-of-one-visitor-${unique()}`,
    name: 'Maren Okafor',
    email: `maren${unique()}@example.com`,
    ...more,
  } as const
}

const bookingsOf = (email: string) =>
  db
    .selectFrom('bookings')
    .innerJoin('leads', 'leads.id', 'bookings.leadId')
    .selectAll('bookings')
    .where('email', '=', email)
    .execute()

const mailsTo = (recipient: string) =>
  db
    .selectFrom('outboxMails')
    .select(['template', 'data'])
    .where('recipient', '=', recipient)
    .orderBy('createdAt')
    .execute()

const auditOf = (id: BookingId) =>
  db.selectFrom('auditLogs').select(['action', 'after']).where('entityId', '=', id).orderBy('seq').execute()

describe('a link from the chat', () => {
  test('is created for the lead of this browser and is listed under "link sent" until a time is chosen', async () => {
    const visitor = shared.visitor()
    const email = `hana${unique()}@example.com`
    const { id: leadId } = await visitor.trpc.chat.createLead.mutate({ name: 'Hana Kim', email })
    const answer = await visitor.rest('POST', '/api/bookings', { type: 'scorm-demo', leadId })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        id: expect.any(String),
        schedulingUrl: expect.stringMatching(/^http:\/\/localhost:3000\/schedule\/[\w-]{43}$/),
      },
    })
    expect(await bookingsOf(email)).toMatchObject([
      { status: 'scheduled', scheduledFor: null, type: 'scorm-demo' },
    ])
    const { trpc } = await shared.admin()
    const linkSent = await trpc.admin.bookings.list.query({ show: 'link-sent', limit: 500 })
    expect(linkSent.items).toContainEqual(expect.objectContaining({ email, name: 'Hana Kim' }))
    const upcoming = await trpc.admin.bookings.list.query({ show: 'upcoming', limit: 500 })
    expect(upcoming.items.map((item) => item.email)).not.toContain(email)
  })

  test('is refused for the lead of another browser with the same words as for an unknown lead', async () => {
    const { id: leadId } = await shared
      .visitor()
      .trpc.chat.createLead.mutate({ name: 'Hana Kim', email: `hana${unique()}@example.com` })
    const stranger = shared.visitor()
    await stranger.trpc.chat.createLead.mutate({ name: 'Else', email: `else${unique()}@example.com` })
    const refused = await stranger.rest('POST', '/api/bookings', { type: 'scorm-demo', leadId })
    expect(refused).toMatchObject({ status: 404, body: { error: 'This lead does not exist' } })
    const unknown = { type: 'scorm-demo', leadId: '01a1f7d0-0b33-7623-a6a1-76287c5874e3' }
    expect((await shared.visitor().rest('POST', '/api/bookings', unknown)).text).toBe(refused.text)
  })

  test('is refused after 20 an hour from one address, counting all forms', async () => {
    const { rest, trpc } = shared.visitor()
    const email = `hana${unique()}@example.com`
    const { id: leadId } = await trpc.chat.createLead.mutate({ name: 'Hana Kim', email })
    const ask = () => rest('POST', '/api/bookings', { type: 'scorm-demo', leadId })
    for (let n = 1; n < 20; n++) expect(await ask()).toMatchObject({ status: 200 })
    const refused = await ask()
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
  })

  test('lets its holder choose a time, and an email confirms it', async () => {
    const visitor = shared.visitor()
    const email = `hana${unique()}@example.com`
    const { id: leadId } = await visitor.trpc.chat.createLead.mutate({ name: 'Hana Kim', email })
    const { id, schedulingUrl } = await visitor.trpc.chat.createBooking.mutate({ type: 'scorm-demo', leadId })
    const token = schedulingUrl.split('/').at(-1) ?? ''
    expect(await visitor.trpc.chat.booking.query({ token })).toMatchObject({
      scheduledFor: null,
      email,
      // A number that was left in the chat is the lead's, and not shown to the holder of a link.
      left: null,
    })
    const start = await firstOpenTime(shared.services)
    const choice = { token, start, timeZone: 'Europe/Berlin' }
    expect(await visitor.trpc.chat.chooseTime.mutate(choice)).toMatchObject({ scheduledFor: start })
    await visitor.trpc.chat.chooseTime.mutate(choice)
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['booking-confirmed'])
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['booking.create', 'booking.schedule'])
  })

  test('reveals nothing about an earlier lead', async () => {
    const email = `grace${unique()}@example.com`
    await shared.visitor().trpc.chat.createLead.mutate({ name: 'Grace Secret', email, company: 'Hidden Ltd' })
    const visitor = shared.visitor()
    const { id: leadId } = await visitor.trpc.chat.createLead.mutate({ name: 'Mallory', email })
    const { schedulingUrl } = await visitor.trpc.chat.createBooking.mutate({ type: 'scorm-demo', leadId })
    const token = schedulingUrl.split('/').at(-1) ?? ''
    const start = await firstOpenTime(shared.services)
    const answers = [
      await visitor.trpc.chat.booking.query({ token }),
      await visitor.trpc.chat.chooseTime.mutate({ token, start, timeZone: 'UTC' }),
      (await visitor.rest('GET', `/api/bookings/${token}/calendar.ics`)).text,
    ]
    expect(JSON.stringify(answers)).not.toMatch(/Grace Secret|Hidden Ltd/)
  })
})

describe('a call booked on the page', () => {
  test('is stored with its lead, end and buffer, and confirmed by email', async () => {
    const call = await aCall({ company: 'Okafor Tile', phone: '(972) 555-0199', notes: 'After nine' })
    const booked = await shared.visitor().trpc.chat.bookCall.mutate(call)
    expect(booked).toMatchObject({
      scheduledFor: call.start,
      status: 'scheduled',
      email: call.email,
      left: { phone: '(972) 555-0199' },
    })
    const { blockedUntil, endsAt } = callTimes(new Date(call.start), 30, { bufferMinutes: 15 })
    expect(await bookingsOf(call.email)).toMatchObject([
      {
        scheduledFor: call.start,
        endsAt: endsAt.toISOString(),
        blockedUntil: blockedUntil.toISOString(),
        visitorTimeZone: 'Europe/Berlin',
        notes: 'After nine',
      },
    ])
    const lead = db.selectFrom('leads').selectAll().where('email', '=', call.email)
    expect(await lead.executeTakeFirst()).toMatchObject({
      source: 'schedule',
      interest: 'smart-ai',
      phone: '(972) 555-0199',
    })
    expect(await mailsTo(call.email)).toMatchObject([
      { template: 'booking-confirmed', data: { timeZone: 'Europe/Berlin' } },
    ])
  })

  test('keeps its own phone number, even if the lead has another', async () => {
    const call = await aCall({ phone: '(972) 555-0199' })
    await shared.visitor().trpc.chat.bookCall.mutate(call)
    const again = await aCall({ email: call.email, phone: '(214) 555-0123' })
    const { token } = await shared.visitor().trpc.chat.bookCall.mutate(again)
    const left = { phone: '(214) 555-0123' }
    expect(await shared.visitor().trpc.chat.booking.query({ token })).toMatchObject({ left })
    expect((await mailsTo(call.email)).at(-1)).toMatchObject({ data: { left } })
    const { items } = await (await shared.admin()).trpc.admin.bookings.list.query({ show: 'all' })
    const theirs = items.filter(({ email }) => email === call.email)
    expect(theirs.map(({ phone }) => phone).toSorted()).toEqual(['(214) 555-0123', '(972) 555-0199'])
  })

  test('is removed from everyone else’s open times, with its buffer', async () => {
    const { start } = await aCall()
    await bookACall(shared.services)
    const { slots } = await shared.visitor().trpc.chat.slots.query({ type: 'strides-demo' })
    const next = new Date(Date.parse(start) + 30 * 60_000).toISOString()
    expect(slots).not.toContain(start)
    expect(slots).not.toContain(next)
    const refused = shared.visitor().trpc.chat.bookCall.mutate(await aCall({ start }))
    await expect(refused).rejects.toMatchObject({ message: TAKEN, data: { code: 'CONFLICT' } })
  })

  test('sent again by the same click is one booking, one lead and one email', async () => {
    const call = await aCall()
    const visitor = shared.visitor()
    const first = await visitor.trpc.chat.bookCall.mutate(call)
    const answers = await Promise.all([1, 2, 3].map(() => visitor.rest('POST', '/trpc/chat.bookCall', call)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await bookingsOf(call.email)).toHaveLength(1)
    expect(await mailsTo(call.email)).toHaveLength(1)
    const again = await visitor.trpc.chat.bookCall.mutate(call)
    for (const { token } of [first, again])
      expect(await visitor.trpc.chat.booking.query({ token })).toMatchObject({ scheduledFor: call.start })
    const other = { ...call, email: `other${unique()}@example.com` }
    await expect(visitor.trpc.chat.bookCall.mutate(other)).rejects.toThrow('This call is already booked')
  })

  test.each([
    ['within the minimum notice', '2026-11-20T12:30:00.000Z'],
    ['outside business hours', '2026-11-23T07:00:00.000Z'],
    ['on a Sunday', '2026-11-22T17:00:00.000Z'],
    ['on a federal holiday', '2026-11-26T16:00:00.000Z'],
    ['between two slots', '2026-11-23T16:10:00.000Z'],
    ['after the horizon', '2027-01-11T16:00:00.000Z'],
  ])('is refused %s, and nothing is stored', async (_, start) => {
    const call = await aCall({ start })
    const refused = shared.visitor().trpc.chat.bookCall.mutate(call)
    await expect(refused).rejects.toMatchObject({
      message: 'This time is not available. Please choose another.',
      data: { httpStatus: 400 },
    })
    expect(await bookingsOf(call.email)).toEqual([])
  })

  test('is refused with a message for each field', async () => {
    const call = await aCall({ name: ' ', email: 'nobody', start: 'soon', timeZone: 'Mars/North' })
    const refused = shared.visitor().trpc.chat.bookCall.mutate(call)
    await expect(refused).rejects.toMatchObject({
      data: {
        issues: [
          { path: 'name', message: 'Name is required' },
          { path: 'email', message: 'Please enter a valid email address' },
          { path: 'start', message: 'Please choose a time' },
          { path: 'timeZone', message: 'Choose a time zone such as America/Chicago' },
        ],
      },
    })
  })

  test('is refused after 20 an hour from one address', async () => {
    const visitor = shared.visitor()
    for (let n = 0; n < 20; n++) await visitor.trpc.chat.bookCall.mutate(await aCall())
    await expect(visitor.trpc.chat.bookCall.mutate(await aCall())).rejects.toMatchObject({
      data: { code: 'RATE_LIMITED' },
    })
  })
})

describe('the holder of a link', () => {
  const inDays = async (days: number) => {
    const { slots } = await shared.visitor().trpc.chat.slots.query({ type: 'smart-ai-call' })
    const after = new Date(shared.clock.now().getTime() + days * DAY_MS).toISOString()
    return present(slots.find((slot) => slot > after))
  }

  test('moves the call, which frees its old time', async () => {
    const visitor = shared.visitor()
    const call = await aCall()
    const { token } = await visitor.trpc.chat.bookCall.mutate(call)
    const start = await inDays(10)
    shared.clock.advance({ seconds: 1 })
    const moved = await visitor.trpc.chat.chooseTime.mutate({ token, start, timeZone: 'America/Denver' })
    expect(moved).toMatchObject({ scheduledFor: start, timeZone: 'America/Denver' })
    const { slots } = await visitor.trpc.chat.slots.query({ type: 'smart-ai-call' })
    expect(slots).toContain(call.start)
    expect(slots).not.toContain(start)
    expect((await mailsTo(call.email)).map(({ template }) => template)).toEqual([
      'booking-confirmed',
      'booking-rescheduled',
    ])
  })

  test('may move it to a time that only their own call blocked', async () => {
    const visitor = shared.visitor()
    const call = await aCall({ start: await inDays(12) })
    const { token } = await visitor.trpc.chat.bookCall.mutate(call)
    const start = toInstant(new Date(Date.parse(call.start) + 30 * 60_000))
    const { slots } = await visitor.trpc.chat.slots.query({ type: 'smart-ai-call', token })
    expect(slots).toEqual(expect.arrayContaining([call.start, start]))
    await visitor.trpc.chat.chooseTime.mutate({ token, start, timeZone: 'UTC' })
  })

  test('cancels it once, and may choose a time again later', async () => {
    const visitor = shared.visitor()
    const call = await aCall()
    const { token } = await visitor.trpc.chat.bookCall.mutate(call)
    shared.clock.advance({ seconds: 1 })
    expect(await visitor.trpc.chat.cancelBooking.mutate({ token })).toMatchObject({ status: 'cancelled' })
    await visitor.trpc.chat.cancelBooking.mutate({ token })
    const { slots } = await visitor.trpc.chat.slots.query({ type: 'smart-ai-call' })
    expect(slots).toContain(call.start)
    const start = await inDays(14)
    shared.clock.advance({ seconds: 1 })
    await visitor.trpc.chat.chooseTime.mutate({ token, start, timeZone: 'UTC' })
    expect(await visitor.trpc.chat.booking.query({ token })).toMatchObject({ status: 'scheduled' })
    expect((await mailsTo(call.email)).map(({ template }) => template)).toEqual([
      'booking-confirmed',
      'booking-cancelled',
      'booking-confirmed',
    ])
  })

  test('can move it neither to a taken time nor with an unknown link', async () => {
    const visitor = shared.visitor()
    const { token } = await visitor.trpc.chat.bookCall.mutate(await aCall())
    const start = await firstOpenTime(shared.services)
    await bookACall(shared.services)
    const move = visitor.trpc.chat.chooseTime.mutate({ token, start, timeZone: 'UTC' })
    await expect(move).rejects.toThrow(TAKEN)
    const unknown = { token: 'A'.repeat(43) }
    const sentence = 'This booking does not exist'
    await expect(visitor.trpc.chat.booking.query(unknown)).rejects.toThrow(sentence)
    await expect(visitor.trpc.chat.cancelBooking.mutate(unknown)).rejects.toThrow(sentence)
    const anywhere = { ...unknown, start, timeZone: 'UTC' }
    await expect(visitor.trpc.chat.chooseTime.mutate(anywhere)).rejects.toThrow(sentence)
  })

  test('can neither move nor cancel a call that has started', async () => {
    const begins = Date.parse(await firstOpenTime(shared.services))
    const { token } = await bookACall(shared.services)
    shared.clock.advance({ ms: begins - shared.clock.now().getTime() })
    const { trpc } = shared.visitor()
    const start = await firstOpenTime(shared.services)
    await expect(trpc.chat.chooseTime.mutate({ token, start, timeZone: 'UTC' })).rejects.toThrow(
      'This call has started and can no longer be moved',
    )
    await expect(trpc.chat.cancelBooking.mutate({ token })).rejects.toThrow(
      'This call has started and can no longer be cancelled',
    )
  })

  test('leaves no trace of the link in the log, the tables or the audit log', async () => {
    const visitor = shared.visitor()
    const { token } = await visitor.trpc.chat.bookCall.mutate(await aCall())
    await visitor.trpc.chat.booking.query({ token })
    await visitor.rest('GET', `/api/bookings/${token}/calendar.ics`)
    await visitor.trpc.chat.cancelBooking.mutate({ token })
    const tables = await Promise.all(
      (['bookings', 'bookingLinks', 'auditLogs', 'outboxMails'] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    )
    expect(JSON.stringify([tables, shared.log])).not.toContain(token)
  })
})
