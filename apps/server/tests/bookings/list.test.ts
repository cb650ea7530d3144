// Guards: link-client-call

import { parseId } from '@tallgrass/domain'
import { describe, expect, test } from 'vitest'
import { bookACall, bookACancelledCall, bookAStartedCall, firstOpenTime } from '../support/booked-calls.ts'
import { givenClient, givenConfirmedClient } from '../support/given-client.ts'
import { fileApp } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'
import { tokenOf } from '../support/token-of.ts'

const app = await fileApp()
const { db } = app.services.database
const admin = await app.admin()
const UNKNOWN = parseId('Booking', '01a1f7d0-0b33-7623-a6a1-76287c5874e3')

const callsOf = async ({ trpc }: TestBrowser) => (await trpc.portal.dashboard.query()).calls
const idsOf = (calls: { id: string }[]) => calls.map(({ id }) => id)

describe('the calls of a client', () => {
  test('are those of their confirmed address, upcoming ones soonest first, the others latest first', async () => {
    const { client } = await givenConfirmedClient(app)
    const own = { email: client.email }
    const [past, first] = [await bookAStartedCall(app.services, own), await bookACall(app.services, own)]
    const second = await bookACall(app.services, own)
    await bookACall(app.services)
    const cancelled = await bookACancelledCall(app.services, own)
    const { bookUrl, isEmailConfirmed, past: ended, upcoming } = await callsOf(client)
    expect([bookUrl, isEmailConfirmed]).toEqual(['/schedule', true])
    expect(idsOf(upcoming)).toEqual([first.id, second.id])
    expect(idsOf(ended)).toEqual([cancelled.id, past.id])
    expect(Object.keys(upcoming[0] ?? {}).sort()).toEqual(['endsAt', 'id', 'scheduledFor', 'status', 'type'])
  })

  test('are none of an address that someone has only typed', async () => {
    const client = await app.client({ confirmed: false })
    const call = await bookACall(app.services, { email: client.email })
    expect(await callsOf(client)).toEqual({
      upcoming: [],
      past: [],
      isEmailConfirmed: false,
      bookUrl: '/schedule',
    })
    await expect(client.trpc.portal.calls.link.mutate({ id: call.id })).rejects.toMatchObject({
      data: { httpStatus: 404 },
    })
  })

  test('include one that they booked while signed in, whatever address they typed', async () => {
    const { client } = await givenClient(app)
    const { scheduledFor } = await client.trpc.chat.bookCall.mutate({
      name: 'Maren Okafor',
      email: `at-work.${client.email}`,
      company: null,
      type: 'smart-ai-call',
      start: await firstOpenTime(app.services),
      timeZone: 'America/Chicago',
      attempt: 'attempt-of-a-signed-in-client',
    })
    expect(await callsOf(client)).toMatchObject({ upcoming: [{ scheduledFor }], past: [] })
  })

  test('include those of the lead who accepted our invitation', async () => {
    const { id: call } = await bookACall(app.services)
    const { leadId } = await db
      .selectFrom('bookings')
      .select('leadId')
      .where('id', '=', call)
      .executeTakeFirstOrThrow()
    const invited = await admin.trpc.admin.leads.invite.mutate({
      id: leadId,
      firstName: 'Maren',
      lastName: 'Okafor',
    })
    const account = { username: `maren${leadId.slice(-8)}`, password: 'Sunflower2027' }
    const visitor = app.visitor()
    await visitor.trpc.auth.acceptInvitation.mutate({ token: tokenOf(invited.inviteUrl), ...account })
    const { email } = await db
      .selectFrom('leads')
      .select('email')
      .where('id', '=', leadId)
      .executeTakeFirstOrThrow()
    await visitor.trpc.auth.login.mutate({ email, password: account.password })
    // The address of the lead was mistyped, and an administrator has corrected it since.
    await db
      .updateTable('leads')
      .set({ email: `correct.${email}` })
      .where('id', '=', leadId)
      .execute()
    expect(idsOf((await callsOf(visitor)).upcoming)).toEqual([call])
  })
})

test('a client gets a link with which they cancel their call', async () => {
  const { client } = await givenConfirmedClient(app)
  const { id } = await bookACall(app.services, { email: client.email })
  const { body, status } = await client.rest('POST', `/api/calls/${id}/link`)
  expect(status).toBe(201)
  const { token } = body as { token: string }
  expect(await app.visitor().trpc.chat.cancelBooking.mutate({ token })).toMatchObject({ status: 'cancelled' })
  expect(idsOf((await callsOf(client)).past)).toEqual([id])
})

test("refuses a link to another client's call like one to a call that never was", async () => {
  const [{ client: owner }, { client: stranger }] = [
    await givenConfirmedClient(app),
    await givenConfirmedClient(app),
  ]
  const { id } = await bookACall(app.services, { email: owner.email })
  const theirs = await stranger.rest('POST', `/api/calls/${id}/link`)
  const unknown = await stranger.rest('POST', `/api/calls/${UNKNOWN}/link`)
  expect([theirs.status, theirs.text]).toEqual([404, unknown.text])
  expect(idsOf((await callsOf(stranger)).upcoming)).toEqual([])
})
