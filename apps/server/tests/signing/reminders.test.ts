// Guards: remind-of-document, extend-document, withdraw-document, process-due-documents

import { schedules } from '@tallgrass/core'
import { expect, test } from 'vitest'
import { agreementApp, refusal, type SentDocument } from '../support/agreement-app.ts'
import { tokenOf } from '../support/token-of.ts'

const app = await agreementApp()
const { client, documentOf, sign, statusOf } = app

const DAY_HOURS = 24

/** A new session each time, because sessions of administrators expire before documents. */
const administrator = async () => (await app.server.admin()).trpc.admin

async function send() {
  const own = await app.server.admin()
  const id = await app.draftBy(own)
  await own.trpc.admin.agreements.sendForSignature.mutate({ ...app.retainer, id })
  return app.read(id)
}

/** The result of the work and the emails it queued. */
async function mailsAbout<T>(work: () => Promise<T>) {
  app.clock.advance({ seconds: 1 })
  const before = (await app.mails()).length
  const answer = await work()
  return { answer, mails: (await app.mails()).slice(before) }
}

/** The sentences about a document, in the order of their events. */
async function toldAdministrators({ id }: SentDocument) {
  const events = await app.db
    .selectFrom('events')
    .select('adminSentence')
    .where('entityId', '=', id)
    .where('adminSentence', 'is not', null)
    .orderBy('createdAt')
    .execute()
  return events.map(({ adminSentence }) => adminSentence)
}

const reminders = async ({ id }: SentDocument) => (await documentOf(id)).reminderCount

test('a client is reminded after five days, then every two days, at most five times', async () => {
  const sent = await send()
  const days: number[] = []
  for (let hour = 0; hour <= 20 * DAY_HOURS; hour += 6) {
    const { mails } = await mailsAbout(app.processDue)
    for (const { recipient, template } of mails) {
      expect([recipient, template]).toEqual([client.email, 'document-reminder'])
      days.push(hour / DAY_HOURS)
    }
    app.clock.advance({ hours: 6 })
  }
  expect(days).toEqual([5, 7, 9, 11, 13])
  expect(await reminders(sent)).toBe(5)
  const details = (await app.eventsOf(sent.id)).flatMap(({ actorId, actorName, detail, event }) =>
    event === 'reminded' ? [[actorId, actorName, detail]] : [],
  )
  expect(details).toEqual(
    [1, 2, 3, 4, 5].map((n) => [
      null,
      'Tallgrass Automation',
      `No. ${n}, not sent because no mail server is configured`,
    ]),
  )
  await (await administrator()).documents.withdraw.mutate({ id: sent.id, reason: 'Enough' })
})

test('the link of a reminder opens the document, and signing ends the reminders', async () => {
  const sent = await send()
  app.clock.advance({ hours: 5 * DAY_HOURS })
  const { mails } = await mailsAbout(app.processDue)
  expect(mails).toMatchObject([{ template: 'document-reminder', recipient: client.email }])
  const link = mails[0]?.link ?? ''
  expect(new URL(link).pathname).toBe(`/sign/${sent.id}`)
  await sign({ ...sent, token: tokenOf(link) })
  app.clock.advance({ hours: 5 * DAY_HOURS })
  expect((await mailsAbout(app.processDue)).mails).toEqual([])
  await expect((await administrator()).documents.remind.mutate({ id: sent.id })).rejects.toMatchObject(
    refusal(409, 'The client has already signed this document'),
  )
  expect(await reminders(sent)).toBe(1)
  await app.countersign(sent, await app.server.admin())
})

test('after a reminder by hand, the next automatic one follows two days later', async () => {
  const sent = await send()
  const { documents } = await administrator()
  const { answer, mails } = await mailsAbout(() => documents.remind.mutate({ id: sent.id }))
  expect(answer).toMatchObject({ id: sent.id, reminderCount: 1, isEvidenceIntact: true, isEmailed: false })
  expect(mails).toMatchObject([{ template: 'document-reminder', recipient: client.email }])
  app.clock.advance({ hours: 2 * DAY_HOURS - 1 })
  expect((await mailsAbout(app.processDue)).mails).toEqual([])
  app.clock.advance({ hours: 1 })
  expect((await mailsAbout(app.processDue)).mails).toHaveLength(1)
  expect(await reminders(sent)).toBe(2)
  await (await administrator()).documents.withdraw.mutate({ id: sent.id, reason: 'Enough' })
})

test('a job that runs several times at once reminds once and expires once', async () => {
  const sent = await send()
  app.clock.advance({ hours: 5 * DAY_HOURS })
  const { mails } = await mailsAbout(() => Promise.all([1, 2, 3, 4, 5].map(app.processDue)))
  expect(mails.map(({ template }) => template)).toEqual(['document-reminder'])
  app.clock.advance({ hours: 25 * DAY_HOURS })
  const ending = await mailsAbout(() => Promise.all([1, 2, 3, 4, 5].map(app.processDue)))
  expect(ending.mails).toEqual([])
  expect(await toldAdministrators(sent)).toEqual([
    '“Retainer for the front desk” expired before everyone signed it.',
  ])
  expect(await statusOf(sent)).toEqual(['DRAFT', 'expired'])
  expect(await documentOf(sent.id)).toMatchObject({
    expiredAt: app.clock.now().toISOString(),
    sealedToken: null,
  })
  const events = (await app.eventsOf(sent.id)).map(({ event }) => event)
  expect(events).toEqual(['created', 'sent', 'reminded', 'expired'])
})

test('a document expires thirty days after it was sent, unless it is extended', async () => {
  const [unchanged, extended] = [await send(), await send()]
  app.clock.advance({ hours: 29 * DAY_HOURS })
  const answer = await (await administrator()).documents.extend.mutate({ id: extended.id })
  const thirtyDays = new Date(app.clock.now().getTime() + 30 * DAY_HOURS * 3_600_000)
  expect(answer).toMatchObject({ expiresAt: thirtyDays.toISOString(), status: 'sent' })
  app.clock.advance({ hours: DAY_HOURS - 1 })
  await app.processDue()
  expect(await statusOf(unchanged)).toEqual(['SENT', 'sent'])
  app.clock.advance({ hours: 1 })
  await app.processDue()
  expect(await statusOf(unchanged)).toEqual(['DRAFT', 'expired'])
  expect(await statusOf(extended)).toEqual(['SENT', 'sent'])
  await sign(extended)
  expect(await statusOf(extended)).toEqual(['SIGNED_CLIENT', 'in_progress'])
  await app.countersign(extended, await app.server.admin())
})

test('every step is emailed to the person concerned, with a link to continue', async () => {
  await app.work()
  const own = await app.server.admin()
  const signing = { ...app.retainer, id: await app.draftBy(own) }
  const sent = await mailsAbout(async () => {
    await own.trpc.admin.agreements.sendForSignature.mutate(signing)
    return app.read(signing.id)
  })
  const { answer: document } = sent
  expect(sent.mails).toEqual([
    {
      template: 'document-sent',
      recipient: client.email,
      link: `http://localhost:3000/sign/${document.id}?token=${document.token}`,
    },
  ])
  expect((await mailsAbout(() => sign(document))).mails).toEqual([
    expect.objectContaining({ template: 'invoice-issued', recipient: client.email }),
  ])
  const completed = await mailsAbout(async () => {
    await app.countersign(document, own)
    await app.work()
  })
  expect(completed.mails).toEqual([
    {
      template: 'document-completed',
      recipient: client.email,
      link: 'http://localhost:3000/portal/agreements',
    },
  ])
})

test('a withdrawal is emailed to the client, and administrators are told of a refusal, with the reason', async () => {
  const own = await app.server.admin()
  const id = await app.draftBy(own)
  const again = async () => {
    await own.trpc.admin.agreements.sendForSignature.mutate({ ...app.retainer, id })
    return app.read(id)
  }
  const first = await again()
  const reason = 'Sent by mistake'
  const withdrawal = await mailsAbout(() =>
    own.trpc.admin.documents.withdraw.mutate({ id: first.id, reason }),
  )
  expect(withdrawal.mails).toEqual([
    {
      template: 'document-withdrawn',
      recipient: client.email,
      link: 'http://localhost:3000/portal/agreements',
    },
  ])
  const second = await again()
  const { signing } = app.visitor().trpc.portal
  const refused = await mailsAbout(() =>
    signing.decline.mutate({ documentId: second.id, token: second.token, reason: 'The price is another' }),
  )
  expect(refused.mails).toEqual([])
  expect(await toldAdministrators(second)).toContain(
    'Maren Okafor declined to sign “Retainer for the front desk”. Reason: The price is another',
  )
})

test('a client who has signed gets an email if no one countersigns in time', async () => {
  await app.processDue()
  const sent = await send()
  await sign(sent)
  app.clock.advance({ hours: 30 * DAY_HOURS })
  const { mails } = await mailsAbout(app.processDue)
  expect(mails).toMatchObject([{ template: 'document-withdrawn', recipient: client.email }])
  const [mail] = (await (await administrator()).outbox.list.query({ limit: 2 })).items.filter(
    ({ template }) => template === 'document-withdrawn',
  )
  expect(mail).toMatchObject({
    text: expect.stringContaining('We did not countersign it in time. Ask us to send it again.'),
  })
})

test('due documents are processed every 15 minutes', () => {
  expect(schedules.find(({ name }) => name === 'process-due-documents')?.cron).toBe('*/15 * * * *')
})
