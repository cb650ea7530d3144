// Guards: mark-notifications-read
import { moveToOrganization } from '@tallgrass/db'
import { aProject, unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { agreementApp } from '../support/agreement-app.ts'
import { colleagueOf, moveToOrganizationOf } from '../support/colleague-of.ts'
import { present } from '../support/present.ts'
import { PASSWORD } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'
import { viewOf } from '../support/view-of.ts'

const app = await agreementApp()
const { admin, client, clientId, clock, db } = app
const second = await app.server.admin()
const stranger = await app.server.client()
const payer = await colleagueOf(app.server, client, { signs: false, reviews: false, name: 'Joel Okafor' })

/** What a user was told since the last time, oldest first. */
async function told({ trpc }: TestBrowser) {
  await app.work()
  const { items } = await trpc.portal.notifications.list.query({ unread: true })
  if (items.length > 0) await trpc.portal.notifications.markRead.mutate({})
  return items.map(({ sentence }) => sentence).toReversed()
}

async function readAll() {
  for (const browser of [admin, second, client, payer, stranger]) await told(browser)
}

test('administrators are told of a new lead, with the page that shows it', async () => {
  await readAll()
  // Later than what they were told before, so that it is the newest.
  clock.advance({ seconds: 1 })
  const lead = { name: 'Nora Castellan', email: `nora${unique()}@example.com` }
  const { id } = await app.visitor().trpc.chat.createLead.mutate(lead)
  await app.work()
  const { items } = await admin.trpc.portal.notifications.list.query({})
  expect(items[0]).toMatchObject({
    kind: 'lead.created',
    sentence: 'New lead: Nora Castellan wrote in the chat.',
    path: `/portal/admin/leads?lead=${id}`,
    readAt: null,
  })
  expect(await told(client)).toEqual([])
  await admin.trpc.admin.leads.delete.mutate({ id })
  expect(await told(admin)).toEqual([])
})

test('no one is told what they did themselves', async () => {
  await readAll()
  const lead = { name: 'Ada Fields', source: 'phone', interest: 'both', phone: '(972) 555-0123' } as const
  await admin.trpc.admin.leads.create.mutate({ ...lead, status: 'new', notes: '' })
  expect(await told(admin)).toEqual([])
  expect(await told(second)).toEqual(['New lead: Ada Fields called.'])
})

test('contacts are told what waits for them by their rights', async () => {
  await readAll()
  const { id: projectId, name } = await aProject(db, clientId, { status: 'ACTIVE' })
  const { id } = await admin.trpc.admin.tasks.create.mutate({ projectId, title: 'Draft the greeting' })
  for (const status of ['IN_PROGRESS', 'READY_FOR_REVIEW'] as const)
    await admin.trpc.portal.tasks.move.mutate({ id, status })
  expect(await told(client)).toEqual([`“Draft the greeting” in ${name} is ready for your review.`])
  expect(await told(payer)).toEqual([])
  await client.trpc.portal.tasks.review.mutate({ taskId: id, round: 1, decision: 'APPROVE' })
  const approved = `Maren Okafor approved “Draft the greeting” in ${name}.`
  expect(await told(admin)).toEqual([approved])
  expect(await told(second)).toEqual([approved])
  expect(await told(stranger)).toEqual([])
})

test('both sides follow an agreement from the signature to the start of its project', async () => {
  await readAll()
  const sent = await app.send()
  const title = '“Retainer for the front desk”'
  expect(await told(client)).toEqual([`${title} is ready for you to sign.`])
  expect(await told(payer)).toEqual([])
  await app.sign(sent)
  expect(await told(admin)).toEqual([`Maren Okafor signed ${title}. It needs your countersignature.`])
  const { number } = await app.invoiceOf(sent)
  expect(await told(payer)).toEqual([`Invoice ${number} for $5,000.00 is ready.`])
  await app.countersign(sent)
  const invoiceId = present(sent.invoiceId)
  const paid = { id: invoiceId, receivedOn: '2026-11-20', note: 'Bank transfer' }
  await admin.trpc.admin.invoices.recordPayment.mutate(paid)
  await app.work()
  expect((await told(payer)).toSorted()).toEqual(
    [
      `${title} is signed by both sides. The finished document is ready.`,
      'Front desk has started.',
      `We received $5,000.00 for invoice ${number}.`,
    ].toSorted(),
  )
})

test('reading is each user’s own', async () => {
  await readAll()
  const lead = { name: 'Ines Moreno', email: `ines${unique()}@example.com` }
  await app.visitor().trpc.chat.createLead.mutate(lead)
  await app.work()
  const { items } = await admin.trpc.portal.notifications.list.query({ unread: true })
  const { id } = present(items.find(({ sentence }) => sentence.includes('Ines Moreno')))
  const unread = async ({ trpc }: TestBrowser) => (await trpc.portal.notifications.unread.query()).unread
  await second.trpc.portal.notifications.markRead.mutate({ ids: [id] })
  expect([await unread(admin), await unread(second)]).toEqual([1, 1])
  await admin.trpc.portal.notifications.markRead.mutate({ ids: [id] })
  expect([await unread(admin), await unread(second)]).toEqual([0, 1])
})

test('in the view of an administrator, a contact’s notifications stay unread', async () => {
  await readAll()
  await app.send()
  await app.work()
  const { tab } = await viewOf(admin, client)
  expect(await tab.trpc.portal.notifications.unread.query()).toEqual({ unread: 1 })
  await expect(tab.trpc.portal.notifications.markRead.mutate({})).rejects.toThrow('cannot change anything')
  expect(await client.trpc.portal.notifications.unread.query()).toEqual({ unread: 1 })
})

test('who becomes a client, or moves to another one, reads nothing of what they were told before', async () => {
  await readAll()
  const sent = await app.send()
  await app.sign(sent)
  await app.work()
  const demoted = await app.server.admin()
  const lead = { name: 'Owen Reyes', email: `owen${unique()}@example.com` }
  await app.visitor().trpc.chat.createLead.mutate(lead)
  const sentAgain = await app.send()
  await app.sign(sentAgain)
  await app.work()
  expect((await demoted.trpc.portal.notifications.list.query({})).items.length).toBeGreaterThan(0)
  const { email } = demoted
  await admin.trpc.admin.users.changeRole.mutate({ email, role: 'CLIENT' })
  const again = app.visitor()
  await again.trpc.auth.login.mutate({ email, password: PASSWORD })
  expect((await again.trpc.portal.notifications.list.query({})).items).toEqual([])
  expect(await again.trpc.portal.notifications.unread.query()).toEqual({ unread: 0 })
  const mover = await colleagueOf(app.server, client, { name: 'Wilma Reyes' })
  await app.countersign(sentAgain)
  // Sealing the document is a job, and telling of it is another.
  await app.work()
  await app.work()
  expect((await mover.trpc.portal.notifications.list.query({})).items.length).toBeGreaterThan(0)
  await moveToOrganizationOf(app.server, stranger, mover)
  expect((await mover.trpc.portal.notifications.list.query({})).items).toEqual([])
})

test('what happened just before a merge is told to those who are with the client afterwards', async () => {
  const contact = await app.server.client()
  const { id: userId, organizationId: from } = await db
    .selectFrom('users')
    .select(['id', 'organizationId'])
    .where('email', '=', contact.email)
    .executeTakeFirstOrThrow()
  const { id: projectId } = await aProject(db, userId, { status: 'READY', name: 'Night desk' })
  await admin.trpc.admin.projects.update.mutate({
    id: projectId,
    name: 'Night desk',
    type: 'Custom Build',
    clientId: userId,
    description: '',
    status: 'COMPLETE',
  })
  const other = present(
    (
      await db
        .selectFrom('users')
        .select('organizationId')
        .where('email', '=', stranger.email)
        .executeTakeFirstOrThrow()
    ).organizationId,
  )
  await db.transaction().execute((trx) => moveToOrganization(trx, { from: present(from), to: other }))
  expect(await told(contact)).toEqual(['Night desk is complete.'])
  expect(await told(stranger)).toEqual(['Night desk is complete.'])
})

test('a changed signer is told, and so is the one who no longer signs', async () => {
  await readAll()
  const sent = await app.send()
  const second = await colleagueOf(app.server, client, { name: 'Ruben Okafor' })
  const { id: signerId } = present(await second.trpc.auth.session.query())
  await app.work()
  await readAll()
  await admin.trpc.admin.documents.changeSigner.mutate({ id: sent.id, signerId })
  expect(await told(second)).toEqual(['“Retainer for the front desk” is ready for you to sign.'])
  expect(await told(client)).toEqual([
    'You do not need to sign “Retainer for the front desk”. Ruben Okafor signs it instead.',
  ])
})
