// Guards: mail-notifications
import { jobHandlers } from '@tallgrass/core'
import { DAY_MS, type OrganizationId } from '@tallgrass/domain'
import { aProject, unique } from '@tallgrass/testing'
import { beforeEach, expect, test } from 'vitest'
import { mailingApp } from '../support/mailing-app.ts'
import { present } from '../support/present.ts'
import { proveAgain } from '../support/prove-again.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const app = await mailingApp()
const { admin, client, clientId, clock, db, run, sent, startOver, subjectsTo } = app
const mailDue = () => jobHandlers['mail-notifications'](app.ctx, {})

beforeEach(startOver)

async function aLead(name: string) {
  const lead = { name, email: `lead${unique()}@example.com` }
  return app.visitor().trpc.chat.createLead.mutate(lead)
}

async function aTask(title: string) {
  const project = await aProject(db, clientId, { status: 'ACTIVE' })
  const { id } = await admin.trpc.admin.tasks.create.mutate({ projectId: project.id, title })
  const move = (status: 'IN_PROGRESS' | 'READY_FOR_REVIEW') =>
    admin.trpc.portal.tasks.move.mutate({ id, status })
  return { id, project, move, path: `/portal/projects/${project.id}#task-${id}` }
}

async function aTaskToReview(title: string) {
  const task = await aTask(title)
  await task.move('IN_PROGRESS')
  await task.move('READY_FOR_REVIEW')
  return task
}

const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS)

const chooseReviews = (mail: 'now' | 'daily' | 'never') =>
  client.trpc.portal.notifications.setMail.mutate({ kind: 'task.ready_for_review', mail })

test('a lead is mailed at once, with its page, the reader’s choices and a way to end these mails', async () => {
  const { id } = await aLead('Nora Castellan')
  await run()
  const [mail] = sent.filter(({ to }) => to === admin.email)
  expect(mail).toMatchObject({ subject: 'New lead: Nora Castellan wrote in the chat' })
  for (const part of [
    'New lead: Nora Castellan wrote in the chat.',
    `http://localhost:3000/portal/admin/leads?lead=${id}`,
    'Choose what we email you:\nhttp://localhost:3000/portal/admin/notifications',
    `Stop these emails:\n${present(mail?.unsubscribe)}`,
  ])
    expect(mail?.text).toContain(part)
  expect(mail?.html).toContain(`href="http://localhost:3000/portal/admin/leads?lead=${id}"`)
  expect(subjectsTo(client.email)).toEqual([])
})

test('events of one matter within five minutes make one mail', async () => {
  const { id, move, project } = await aTaskToReview('Draft the greeting')
  await run()
  clock.advance({ minutes: 2 })
  const review = { taskId: id, round: 1, decision: 'REVISE', comment: 'Shorter, please' } as const
  await client.trpc.portal.tasks.review.mutate(review)
  await move('IN_PROGRESS')
  await move('READY_FOR_REVIEW')
  await run()
  expect(subjectsTo(client.email)).toEqual([])
  clock.advance({ minutes: 3 })
  await run()
  const ready = `“Draft the greeting” in ${project.name} is ready for your review`
  expect(subjectsTo(client.email)).toEqual([`${ready}, and more`])
  clock.advance({ minutes: 10 })
  await run()
  expect(subjectsTo(client.email)).toHaveLength(1)
})

test('a second urgent event of one matter waits until five minutes after the first mail', async () => {
  const { id } = await aLead('Ines Moreno')
  await run()
  await admin.trpc.admin.leads.close.mutate({ id, as: 'lost', reason: 'No budget', version: 1 })
  const { email } = await db
    .selectFrom('leads')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await app.visitor().trpc.chat.createLead.mutate({ name: 'Ines Moreno', email: present(email) })
  await run()
  expect(subjectsTo(admin.email)).toEqual(['New lead: Ines Moreno wrote in the chat'])
  clock.advance({ minutes: 5 })
  await run()
  expect(subjectsTo(admin.email)).toHaveLength(2)
})

test('what the reader has already seen in the portal is not mailed', async () => {
  await aTaskToReview('Record the greeting')
  await run()
  await client.trpc.portal.notifications.markRead.mutate({})
  clock.advance({ minutes: 6 })
  await run()
  expect(subjectsTo(client.email)).toEqual([])
})

test('nothing is mailed to someone who wants none', async () => {
  await chooseReviews('never')
  await aTaskToReview('Draft the sign')
  await run()
  clock.advance({ minutes: 10 })
  await run()
  expect(subjectsTo(client.email)).toEqual([])
  await chooseReviews('now')
})

test('a choice that changes while a mail waits counts', async () => {
  await aTaskToReview('Draft the flyer')
  await run()
  await chooseReviews('never')
  clock.advance({ minutes: 6 })
  await run()
  expect(subjectsTo(client.email)).toEqual([])
  await chooseReviews('now')
})

test('someone who is no longer an administrator is mailed nothing that only administrators may read', async () => {
  const second = await app.server.admin()
  await app.work()
  await admin.trpc.portal.notifications.markRead.mutate({})
  const { id } = await aTaskToReview('Draft the poster')
  await client.trpc.portal.tasks.review.mutate({ taskId: id, round: 1, decision: 'APPROVE' })
  await run()
  await proveAgain(app.server)
  await admin.trpc.admin.users.changeRole.mutate({ email: second.email, role: 'CLIENT' })
  clock.advance({ minutes: 10 })
  await run()
  expect(subjectsTo(admin.email)).toHaveLength(1)
  expect(subjectsTo(second.email)).toEqual([])
})

test('a job that runs several times at once mails once', async () => {
  const { id } = await aTaskToReview('Draft the letter')
  await client.trpc.portal.tasks.review.mutate({ taskId: id, round: 1, decision: 'APPROVE' })
  await app.work()
  clock.advance({ minutes: 10 })
  await Promise.all([1, 2, 3, 4].map(mailDue))
  await app.work()
  expect(subjectsTo(admin.email)).toHaveLength(1)
})

test('someone who has lost the right before the mail leaves is not mailed', async () => {
  await aTaskToReview('Draft the banner')
  await run()
  await db.updateTable('users').set({ reviews: false }).where('id', '=', clientId).execute()
  clock.advance({ minutes: 6 })
  await run()
  expect(subjectsTo(client.email)).toEqual([])
  await db.updateTable('users').set({ reviews: true }).where('id', '=', clientId).execute()
})

test.each([
  ['is mailed', false, ['“Retainer for the front desk”, signed by Maren Okafor, expires']],
  ['that was extended before the mail leaves is not mailed', true, []],
])('a document that expires %s', async (_, isExtended, mailed) => {
  const document = await app.send()
  await app.sign(document)
  await run()
  await admin.trpc.portal.notifications.markRead.mutate({})
  const times = { sentAt: inDays(-28), signedAt: inDays(-1), expiresAt: inDays(2) }
  await db.updateTable('eSignatureDocuments').set(times).where('id', '=', document.id).execute()
  clock.advance({ minutes: 10 })
  await app.processDue()
  await app.work()
  if (isExtended) await admin.trpc.admin.documents.extend.mutate({ id: document.id })
  sent.length = 0
  clock.advance({ minutes: 6 })
  await run()
  expect(subjectsTo(admin.email).map((subject) => subject.split(' on ')[0])).toEqual(mailed)
  await admin.trpc.admin.documents.withdraw.mutate({ id: document.id, reason: 'By mistake' })
})

test('many matters at once make one message', async () => {
  for (let n = 1; n <= 12; n++) await aLead(`Lead ${n}`)
  await run()
  expect(subjectsTo(admin.email)).toEqual(['12 updates from Tallgrass Automation'])
})

test('a deleted lead is in no message of the outbox', async () => {
  const { id } = await aLead('Owen Reyes')
  await run()
  const told = async () =>
    (await admin.trpc.admin.outbox.list.query({ limit: 10 })).items.filter(({ text }) =>
      text.includes('Owen'),
    )
  expect(await told()).not.toEqual([])
  await admin.trpc.admin.leads.delete.mutate({ id })
  expect(await told()).toEqual([])
})

test('a deleted lead leaves a message that tells of others, too', async () => {
  const { id } = await aLead('Owen Castellan')
  for (let n = 1; n <= 11; n++) await aLead(`Other ${n}`)
  await run()
  await admin.trpc.admin.leads.delete.mutate({ id })
  const { items } = await admin.trpc.admin.outbox.list.query({ limit: 5 })
  const summary = items.find(({ subject }) => subject === '11 updates from Tallgrass Automation')
  expect(summary?.text).toContain('Other 11')
  expect(summary?.text).not.toContain('Owen')
})

test('the outbox shows administrators no link that acts for someone else', async () => {
  await aLead('Wilma Reyes')
  await run()
  const { items } = await (admin satisfies TestBrowser).trpc.admin.outbox.list.query({ limit: 1 })
  expect(items[0]?.text).toContain('Stop these emails:\n[link, visible only to the recipient]')
})

// This test comes last, because sessions expire during it.
test('a summary is mailed at eight in the client’s time zone', async () => {
  const organization = db
    .selectFrom('users')
    .select('organizationId')
    .where('users.id', '=', clientId)
    .$castTo<{ organizationId: OrganizationId }>()
  await db
    .updateTable('organizations')
    .set({ timeZone: 'Asia/Tokyo' })
    .where('id', '=', organization)
    .execute()
  await chooseReviews('daily')
  const tasks = [await aTaskToReview('Draft the menu'), await aTaskToReview('Record the menu')]
  await run()
  const hours: number[] = []
  for (let hour = 0; hour < 30; hour++) {
    const before = sent.length
    await run()
    if (sent.length > before) hours.push(clock.now().getUTCHours())
    clock.advance({ hours: 1 })
  }
  expect(hours).toEqual([23])
  expect(subjectsTo(client.email)).toEqual(['2 updates from Tallgrass Automation'])
  for (const { path } of tasks) expect(sent[0]?.text).toContain(`http://localhost:3000${path}`)
})
