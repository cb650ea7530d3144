// Guards: create-calendar-feed, renew-calendar-feed, revoke-calendar-feed
import { createSystemCtx } from '@tallgrass/core'
import { issuePasswordReset } from '@tallgrass/core/people'
import { type BookingId, DAY_MS, type Instant, parseId, toInstant } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bookACall, bookACancelledCall, firstOpenTime } from '../support/booked-calls.ts'
import { countQueries } from '../support/count-queries.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'
import { tokenOf } from '../support/token-of.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { services } = app
const { db } = services.database

const UNKNOWN = `/api/calendar/${'A'.repeat(43)}/calls.ics`
const pathOf = (url: string) => new URL(url).pathname

/** An administrator with an address. */
async function anOwner() {
  const admin = await app.admin()
  const { url } = await admin.trpc.admin.calendarFeed.create.mutate()
  return { ...admin, path: pathOf(url) }
}

/** As a calendar program does it: without cookies. */
const read = (path: string) => app.visitor().rest('GET', path)

/** Parsed by an independent library. */
async function eventsIn(path: string) {
  const { text } = await read(path)
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      zone: event.startDate.zone.tzid,
      summary: event.summary,
      description: event.description,
      location: event.location,
    }
  })
  return new Map(events.map((event) => [event.uid.split('@')[0], event]))
}

/** Moves a call, and the time that it blocks, by a number of days. */
async function shift(id: BookingId, days: number) {
  const moved = (column: string) => sql<Instant>`${sql.ref(column)} + ${days} * interval '1 day'`
  await db
    .updateTable('bookings')
    .set({
      scheduledFor: moved('scheduled_for'),
      endsAt: moved('ends_at'),
      blockedUntil: moved('blocked_until'),
    })
    .where('id', '=', id)
    .execute()
}

test('the address answers with all calls, to anyone who has it', async () => {
  const { path } = await anOwner()
  const start = await firstOpenTime(services)
  const email = `hana${unique()}@example.com`
  await app.visitor().trpc.chat.bookCall.mutate({
    type: 'strides-demo',
    start,
    timeZone: 'Australia/Lord_Howe',
    attempt: `one-click-of-one-visitor-${unique()}`,
    name: 'Hana Kim; "Bright, Side"',
    email,
    phone: '(214) 555-0123',
    notes: 'Two of us, perhaps three.\nOne is late; sorry.',
  })
  const answer = await read(path)
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  })
  expect(answer.headers).not.toHaveProperty('set-cookie')
  const head = await app.visitor().send({ method: 'HEAD', url: path })
  expect(head).toMatchObject({
    status: 200,
    text: '',
    headers: { 'content-type': answer.headers['content-type'] },
  })
  const event = [...(await eventsIn(path)).values()].find(({ description }) => description.includes(email))
  expect(event).toMatchObject({
    sequence: 0,
    status: 'CONFIRMED',
    start,
    end: new Date(Date.parse(start) + 30 * 60_000).toISOString(),
    zone: 'UTC',
    summary: 'Hana Kim; "Bright, Side", STRIDES Walkthrough',
    location: '(214) 555-0123',
  })
  expect(event?.description).toContain('Two of us, perhaps three.\nOne is late; sorry.')
})

test('a moved, cancelled and rebooked call stays one event, in a later version each time', async () => {
  const { path, trpc } = await anOwner()
  const { id, token } = await bookACall(services)
  const event = async () => (await eventsIn(path)).get(id)
  const start = await firstOpenTime(services)
  await app.visitor().trpc.chat.chooseTime.mutate({ token, start, timeZone: 'UTC' })
  expect(await event()).toMatchObject({ sequence: 1, start, status: 'CONFIRMED' })
  await app.visitor().trpc.chat.cancelBooking.mutate({ token })
  expect(await event()).toMatchObject({ sequence: 2, start, status: 'CANCELLED' })
  await trpc.admin.bookings.rebook.mutate({ id, start })
  expect(await event()).toMatchObject({ sequence: 3, start, status: 'CONFIRMED' })
})

test('it has the last 90 days and everything later, but no link without a time', async () => {
  const { path } = await anOwner()
  const visitor = app.visitor()
  const [recent, old, far] = [
    await bookACancelledCall(services),
    await bookACancelledCall(services),
    await bookACancelledCall(services),
  ]
  const open = new Date(await firstOpenTime(services))
  const ahead = Math.ceil((open.getTime() - app.clock.now().getTime()) / DAY_MS)
  await shift(recent.id, -89)
  await shift(old.id, -91 - ahead)
  await shift(far.id, 700)
  const { id: leadId } = await visitor.trpc.chat.createLead.mutate({
    name: 'Hana Kim',
    email: `hana${unique()}@example.com`,
  })
  const { id: untimed } = await visitor.trpc.chat.createBooking.mutate({ type: 'scorm-demo', leadId })
  const events = await eventsIn(path)
  expect([recent.id, old.id, far.id, untimed].map((id) => events.has(id))).toEqual([true, false, true, false])
})

test('a new address ends the old one at once, and turning it off ends it', async () => {
  const { path, trpc } = await anOwner()
  const feed = trpc.admin.calendarFeed
  expect(await feed.get.query()).toEqual({ createdAt: toInstant(app.clock.now()) })
  const renewed = pathOf((await feed.renew.mutate()).url)
  expect((await read(path)).status).toBe(404)
  expect((await read(renewed)).status).toBe(200)
  await feed.revoke.mutate()
  expect((await read(renewed)).status).toBe(404)
  expect(await feed.get.query()).toEqual({ createdAt: null })
})

test('a reset password ends it, because someone else may have created it', async () => {
  const { email, path } = await anOwner()
  const { link } = await issuePasswordReset(createSystemCtx(services), { email })
  await app.visitor().trpc.auth.resetPassword.mutate({ token: tokenOf(link), password: 'Sunflower7' })
  expect((await read(path)).status).toBe(404)
})

test('its owner is told of every new address', async () => {
  const { email, trpc } = await anOwner()
  await trpc.admin.calendarFeed.renew.mutate()
  const told = await db
    .selectFrom('events')
    .innerJoin('users', 'users.id', 'events.userId')
    .select('events.personSentence as sentence')
    .where('users.email', '=', email)
    .where('events.kind', '=', 'account.calendar_address')
    .execute()
  expect(told.map(({ sentence }) => sentence).toSorted()).toEqual([
    'A new secret address of all calls was created for your calendar.',
    'A secret address of all calls was created for your calendar.',
  ])
})

test('an address that no longer works answers like one that never existed', async () => {
  const replaced = await anOwner()
  await replaced.trpc.admin.calendarFeed.renew.mutate()
  const off = await anOwner()
  await off.trpc.admin.calendarFeed.revoke.mutate()
  const [deactivated, demoted, demotedInTheTable] = [await anOwner(), await anOwner(), await anOwner()]
  const user = (email: string) => db.updateTable('users').where('email', '=', email)
  await user(deactivated.email).set({ role: 'CLIENT', deactivatedAt: app.clock.now() }).execute()
  await replaced.trpc.admin.users.changeRole.mutate({ email: demoted.email, role: 'CLIENT' })
  await user(demotedInTheTable.email).set({ role: 'CLIENT' }).execute()
  const unknown = await read(UNKNOWN)
  expect(unknown.status).toBe(404)
  expect(unknown.headers).toMatchObject({ 'cache-control': 'private, no-store' })
  const paths = [replaced, off, deactivated, demoted, demotedInTheTable].map(({ path }) => path)
  for (const path of [...paths, UNKNOWN.replace('AA', 'A'.repeat(300)), UNKNOWN.replace('A', '%00')]) {
    const answer = await read(path)
    expect({ path, status: answer.status, text: answer.text }).toEqual({
      path,
      status: 404,
      text: unknown.text,
    })
  }
})

test('someone who is an administrator again needs a new address', async () => {
  const { trpc } = await app.admin()
  const { email, path } = await anOwner()
  await trpc.admin.users.changeRole.mutate({ email, role: 'CLIENT' })
  await trpc.admin.users.changeRole.mutate({ email, role: 'ADMIN' })
  expect((await read(path)).status).toBe(404)
})

test('refuses a second address, and a new one in place of none', async () => {
  const { path, trpc } = await anOwner()
  await expect(trpc.admin.calendarFeed.create.mutate()).rejects.toMatchObject({
    message: 'You already have an address. To see one again, create a new address.',
    data: { httpStatus: 409 },
  })
  expect((await read(path)).status).toBe(200)
  await trpc.admin.calendarFeed.revoke.mutate()
  await expect(trpc.admin.calendarFeed.renew.mutate()).rejects.toMatchObject({
    message: 'Your address was turned off. Create one first.',
    data: { httpStatus: 409 },
  })
})

test('each administrator has their own, and the audit log records what became of it', async () => {
  const [one, other] = [await anOwner(), await anOwner()]
  await one.trpc.admin.calendarFeed.renew.mutate()
  await one.trpc.admin.calendarFeed.revoke.mutate()
  await one.trpc.admin.calendarFeed.revoke.mutate()
  expect((await read(other.path)).status).toBe(200)
  expect(await actionsOf(one)).toEqual([
    'calendar-feed.create',
    'calendar-feed.renew',
    'calendar-feed.revoke',
  ])
  expect(await actionsOf(other)).toEqual(['calendar-feed.create'])
})

async function actionsOf({ trpc }: TestBrowser) {
  const id = parseId('User', (await trpc.auth.session.query())?.id ?? '')
  const rows = await db
    .selectFrom('auditLogs')
    .select('action')
    .where('action', 'like', 'calendar-feed.%')
    .where('entityId', '=', id)
    .where('actorId', '=', id)
    .orderBy('seq')
    .execute()
  return rows.map(({ action }) => action)
}

test('leaves no trace of the address in the log, the table or the audit log', async () => {
  const { path } = await anOwner()
  await read(path)
  await read(path.replace('calls', 'call'))
  const tables = [
    await db.selectFrom('calendarFeeds').selectAll().execute(),
    await db.selectFrom('auditLogs').selectAll().execute(),
  ]
  expect(app.log.join()).toContain('/api/calendar/:token/calls.ics')
  expect(JSON.stringify([tables, app.log])).not.toContain(path.split('/')[3])
})

test('takes the same number of queries for any number of calls', async () => {
  const { path } = await anOwner()
  const { queries: before, result: few } = await countQueries(services, () => read(path))
  for (let n = 0; n < 3; n += 1) await bookACall(services)
  const { queries, result: more } = await countQueries(services, () => read(path))
  expect(more.text.length).toBeGreaterThan(few.text.length)
  expect(queries).toBe(before)
})
