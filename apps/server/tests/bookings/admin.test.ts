// Guards: close-booking, rebook

import { type BookingId, parseId } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { describe, expect, test } from 'vitest'
import { bookACall, bookACancelledCall, bookAStartedCall, firstOpenTime } from '../support/booked-calls.ts'
import { mailsTo } from '../support/mails-to.ts'
import { fileApp, testApp } from '../support/test-app.ts'

const shared = await fileApp()
const { db } = shared.services.database
const { trpc } = await shared.admin()

const statusOf = async (id: BookingId) =>
  (await db.selectFrom('bookings').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

const mailsOf = async (id: BookingId) => {
  const { email } = await db
    .selectFrom('leads')
    .innerJoin('bookings', 'bookings.leadId', 'leads.id')
    .select('leads.email')
    .where('bookings.id', '=', id)
    .executeTakeFirstOrThrow()
  const templates = (await mailsTo(shared.services, email)).map(({ template }) => template)
  return templates.filter((template) => template !== 'booking-confirmed')
}

describe('the list', () => {
  test('shows upcoming calls soonest first and past calls latest first, page by page', async () => {
    const app = await testApp()
    const admin = await app.admin()
    const [first, second, cancelled] = [
      await bookACall(app.services),
      await bookACall(app.services),
      await bookACancelledCall(app.services),
    ]
    const [older, newer] = [await bookAStartedCall(app.services), await bookAStartedCall(app.services)]
    const readAll = async (show: 'upcoming' | 'past' | 'all') => {
      const ids: string[] = []
      let cursor: string | null = null
      do {
        const page: { items: { id: string }[]; nextCursor: string | null } =
          await admin.trpc.admin.bookings.list.query({ show, limit: 1, cursor })
        ids.push(...page.items.map(({ id }) => id))
        cursor = page.nextCursor
      } while (cursor)
      return ids
    }
    expect(await readAll('upcoming')).toEqual([first.id, second.id])
    expect(await readAll('past')).toEqual([cancelled.id, newer.id, older.id])
    expect((await readAll('all')).sort()).toEqual(
      [first, second, cancelled, older, newer].map(({ id }) => id).sort(),
    )
  })

  test('shows who booked, and never their link', async () => {
    const email = `wes${unique()}@example.com`
    const { token } = await shared.visitor().trpc.chat.bookCall.mutate({
      name: 'Wes Dalton',
      email,
      company: 'Dalton Glass',
      phone: '(972) 555-0117',
      notes: 'Two of us will listen',
      type: 'strides-demo',
      start: await firstOpenTime(shared.services),
      timeZone: 'America/Denver',
      attempt: `one-click-of-one-visitor-${unique()}`,
    })
    const { items } = await trpc.admin.bookings.list.query({ limit: 500 })
    expect(items.find((item) => item.email === email)).toMatchObject({
      name: 'Wes Dalton',
      company: 'Dalton Glass',
      phone: '(972) 555-0117',
      notes: 'Two of us will listen',
      visitorTimeZone: 'America/Denver',
    })
    expect(JSON.stringify(items)).not.toContain(token)
  })
})

describe('an administrator', () => {
  test('marks a call as completed or as a no-show', async () => {
    const [attended, missed] = [
      await bookAStartedCall(shared.services),
      await bookAStartedCall(shared.services),
    ]
    await trpc.admin.bookings.complete.mutate({ id: attended.id })
    await trpc.admin.bookings.markNoShow.mutate({ id: missed.id })
    expect([await statusOf(attended.id), await statusOf(missed.id)]).toEqual(['completed', 'no-show'])
    expect(await mailsOf(attended.id)).toEqual([])
  })

  test('can do neither before the call has started', async () => {
    const { id } = await bookACall(shared.services)
    const sentence = 'This call has not started yet'
    await expect(trpc.admin.bookings.complete.mutate({ id })).rejects.toThrow(sentence)
    await expect(trpc.admin.bookings.markNoShow.mutate({ id })).rejects.toThrow(sentence)
    expect(await statusOf(id)).toBe('scheduled')
  })

  test('cancels a call, and its visitor gets an email with a link to another time', async () => {
    const { id, token } = await bookACall(shared.services)
    await trpc.admin.bookings.cancel.mutate({ id })
    expect(await statusOf(id)).toBe('cancelled')
    expect(await mailsOf(id)).toEqual(['booking-cancelled'])
    expect(await shared.visitor().trpc.chat.booking.query({ token })).toMatchObject({ status: 'cancelled' })
  })

  test('rebooks a cancelled call at an open time, and the visitor’s link still works', async () => {
    const { id, token } = await bookACancelledCall(shared.services)
    const start = await firstOpenTime(shared.services)
    await trpc.admin.bookings.rebook.mutate({ id, start })
    expect(await shared.visitor().trpc.chat.booking.query({ token })).toMatchObject({
      status: 'scheduled',
      scheduledFor: start,
    })
  })

  test('cannot rebook at a taken time, or a call that is not cancelled', async () => {
    const { id } = await bookACancelledCall(shared.services)
    const start = await firstOpenTime(shared.services)
    const other = await bookACall(shared.services)
    await expect(trpc.admin.bookings.rebook.mutate({ id, start })).rejects.toThrow(
      'This time has just been taken. Please choose another.',
    )
    await expect(trpc.admin.bookings.rebook.mutate({ id: other.id, start })).rejects.toThrow(
      'This booking is scheduled and cannot become scheduled again. It can become completed, cancelled or a no-show.',
    )
    expect(await statusOf(id)).toBe('cancelled')
  })

  test('cannot change a completed or unknown call', async () => {
    const { id } = await bookAStartedCall(shared.services)
    await trpc.admin.bookings.complete.mutate({ id })
    await expect(trpc.admin.bookings.cancel.mutate({ id })).rejects.toThrow(
      'This booking is completed and cannot become cancelled. Book another call instead.',
    )
    const unknown = { id: parseId('Booking', '01a1f7d0-0b33-7623-a6a1-76287c5874e3') }
    await expect(trpc.admin.bookings.cancel.mutate(unknown)).rejects.toThrow('This booking does not exist')
  })
})

describe('with an external scheduler', async () => {
  const schedulerUrl = 'https://cal.com/prairie/call'
  const app = await fileApp({
    replace: ({ settings }) => ({ settings: { ...settings, links: { ...settings.links, schedulerUrl } } }),
  })

  test('the link from the chat leads there, prefilled with what this visitor typed', async () => {
    await app.visitor().trpc.chat.createLead.mutate({ name: 'Known Before', email: 'hana@example.com' })
    const visitor = app.visitor()
    const lead = { name: 'Hana Kim', email: 'hana@example.com' }
    const { id: leadId } = await visitor.trpc.chat.createLead.mutate(lead)
    const { schedulingUrl } = await visitor.trpc.chat.createBooking.mutate({ type: 'scorm-demo', leadId })
    expect(schedulingUrl).toBe('https://cal.com/prairie/call?name=Hana+Kim&email=hana%40example.com')
    const admin = await app.admin()
    const { items } = await admin.trpc.admin.bookings.list.query({ show: 'link-sent' })
    expect(items).toMatchObject([{ schedulingEventUri: 'https://cal.com/prairie/call' }])
  })

  test('the built-in calendar offers no times', async () => {
    await expect(bookACall(app.services)).rejects.toThrow(
      'Choose a time on this page instead: https://cal.com/prairie/call',
    )
  })
})
