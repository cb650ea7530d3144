// Guards: close-lead, reopen-lead

import { type LeadId, parseId } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { present } from '../support/present.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import { tokenOf } from '../support/token-of.ts'

const { admin, clock, visitor } = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { trpc } = await admin()
const { leads } = trpc.admin
const LOST = { as: 'lost', reason: 'No budget this year' } as const
const NAME = { firstName: 'Maren', lastName: 'Okafor' }

async function aLead() {
  const person = {
    name: 'Maren Okafor',
    email: `maren${unique()}@example.com`,
    company: `Okafor ${unique()}`,
  }
  const { id } = await visitor().trpc.chat.createLead.mutate(person)
  return { ...person, id, writeAgain: () => visitor().trpc.chat.createLead.mutate(person) }
}

async function itemsAbout(id: LeadId) {
  const { items } = await trpc.admin.workItems.list.query({ limit: 500 })
  return items.filter(({ entityId }) => entityId === id)
}

test('the audit log names the lead as it is called today, and no longer once it is deleted', async () => {
  const { id, name } = await aLead()
  await leads.close.mutate({ id, as: 'spam', version: 1 })
  const namesOf = async () => {
    const { items } = await trpc.admin.audit.list.query({ entityId: id, action: 'lead.close' })
    return items.map(({ entityName }) => entityName)
  }
  expect(await namesOf()).toEqual([name])
  await leads.delete.mutate({ id })
  expect(await namesOf()).toEqual([null])
})

test('a lost lead leaves the board and the list of its status, and is among the closed ones', async () => {
  const { company: search, id } = await aLead()
  await leads.move.mutate({ id, to: 'contacted', version: 1 })
  expect(await leads.close.mutate({ id, ...LOST, version: 2 })).toEqual({ id, version: 3 })
  const closed = {
    status: 'contacted',
    closedAs: 'lost',
    closedReason: LOST.reason,
    closedAt: clock.now().toISOString(),
  }
  expect(await leads.get.query({ id })).toMatchObject(closed)
  expect((await leads.board.query({ search })).map(({ count }) => count)).toEqual([0, 0, 0, 0])
  expect(await leads.list.query({ search, status: 'contacted' })).toMatchObject({ items: [] })
  expect(await leads.list.query({ search, status: 'closed' })).toMatchObject({ items: [closed] })
  expect(await leads.list.query({ search })).toMatchObject({ items: [closed] })
  const { text } = await (await admin()).rest('GET', `/api/admin/leads.csv?status=closed&search=${search}`)
  expect(text).toContain(`,lost,${LOST.reason},`)
  expect((await trpc.admin.audit.list.query({ entityId: id })).items).toContainEqual(
    expect.objectContaining({
      action: 'lead.close',
      before: { closedAs: null, closedReason: null, closedAt: null },
      after: { closedAs: 'lost', closedReason: LOST.reason, closedAt: closed.closedAt },
    }),
  )
})

test('closing is an answer to a lead no one has contacted, and reopening asks for one again', async () => {
  const { id } = await aLead()
  await leads.close.mutate({ id, as: 'spam', reason: 'Not stored', version: 1 })
  expect(await leads.get.query({ id })).toMatchObject({ closedAs: 'spam', closedReason: null })
  expect(await itemsAbout(id)).toEqual([])
  clock.advance({ minutes: 1 })
  expect(await leads.reopen.mutate({ id, version: 2 })).toEqual({ id, version: 3 })
  expect(await leads.get.query({ id })).toMatchObject({ status: 'new', closedAs: null, closedAt: null })
  expect(await itemsAbout(id)).toMatchObject([{ kind: 'lead_uncontacted' }])
})

test('a lost lead that writes again is reopened and waits for us; spam stays closed', async () => {
  const lost = await aLead()
  await leads.move.mutate({ id: lost.id, to: 'qualified', version: 1 })
  await leads.close.mutate({ id: lost.id, ...LOST, version: 2 })
  clock.advance({ minutes: 1 })
  await lost.writeAgain()
  expect(await leads.get.query({ id: lost.id })).toMatchObject({
    status: 'qualified',
    closedAs: null,
    version: 4,
  })
  expect(await itemsAbout(lost.id)).toMatchObject([
    { detail: 'They wrote in the chat after the lead was closed as lost.' },
  ])

  const spam = await aLead()
  await leads.close.mutate({ id: spam.id, as: 'spam', version: 1 })
  await spam.writeAgain()
  expect(await leads.get.query({ id: spam.id })).toMatchObject({ closedAs: 'spam' })
  expect(await itemsAbout(spam.id)).toEqual([])
})

test('a closed lead that accepts an earlier invitation is a client, and open', async () => {
  const { id } = await aLead()
  const { inviteUrl } = await leads.invite.mutate({ id, ...NAME })
  await leads.close.mutate({ id, ...LOST, version: 2 })
  const account = { username: `maren${unique()}`, password: 'Prairie2026' }
  await visitor().rest('POST', `/api/invitations/${tokenOf(inviteUrl)}/accept`, account)
  expect(await leads.get.query({ id })).toMatchObject({
    status: 'converted',
    closedAs: null,
    client: expect.any(Object),
  })
})

test('refuses to move, invite or close a closed lead again', async () => {
  const { id } = await aLead()
  await leads.close.mutate({ id, ...LOST, version: 1 })
  const refusal = (message: string) => ({ message, data: { code: 'ILLEGAL_TRANSITION', httpStatus: 409 } })
  await expect(leads.move.mutate({ id, to: 'contacted', version: 2 })).rejects.toMatchObject(
    refusal('This lead is closed as lost. Reopen it before you move it.'),
  )
  await expect(leads.invite.mutate({ id, ...NAME })).rejects.toMatchObject(
    refusal('This lead is closed as lost. Reopen it before you invite it.'),
  )
  await expect(leads.close.mutate({ id, as: 'spam', version: 2 })).rejects.toMatchObject(
    refusal('This lead is already closed as lost.'),
  )
  expect(await leads.get.query({ id })).toMatchObject({ status: 'new', closedAs: 'lost', version: 2 })
})

test('refuses to close a converted lead, or to reopen an open one', async () => {
  const { id } = await aLead()
  await leads.move.mutate({ id, to: 'converted', version: 1 })
  await expect(leads.close.mutate({ id, ...LOST, version: 2 })).rejects.toMatchObject({
    message: 'This lead is converted. Move it back to qualified before you close it.',
    data: { code: 'ILLEGAL_TRANSITION' },
  })
  await expect(leads.reopen.mutate({ id, version: 2 })).rejects.toMatchObject({
    message: 'This lead is open already.',
    data: { code: 'ILLEGAL_TRANSITION' },
  })
})

test('refuses a lost lead without a reason, a stale version and an unknown lead', async () => {
  const { id } = await aLead()
  for (const reason of [undefined, ' ']) {
    await expect(leads.close.mutate({ id, as: 'lost', reason, version: 1 })).rejects.toMatchObject({
      data: { issues: [{ path: 'reason', message: 'Please say why the lead is lost' }] },
    })
  }
  await leads.move.mutate({ id, to: 'contacted', version: 1 })
  const stale = { data: { code: 'CONFLICT', details: { theirs: { version: 2, closedAs: null } } } }
  await expect(leads.close.mutate({ id, ...LOST, version: 1 })).rejects.toMatchObject(stale)
  await expect(leads.reopen.mutate({ id, version: 1 })).rejects.toMatchObject(stale)
  const unknown = { id: parseId('Lead', '01a1f7d0-0b33-4623-a6a1-76287c5874e3'), version: 1 }
  for (const call of [leads.close.mutate({ ...unknown, ...LOST }), leads.reopen.mutate(unknown)]) {
    await expect(call).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } })
  }
  expect(present(await leads.get.query({ id }))).toMatchObject({ closedAs: null, version: 2 })
})
