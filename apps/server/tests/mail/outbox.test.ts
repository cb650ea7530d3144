// Guards: send-mail, retry-mail, erase-ended-links

import { outboxMail, smtpMail } from '@tallgrass/adapters'
import {
  createSystemCtx,
  eraseEndedLinks,
  HELD_SENTENCE,
  type MailPort,
  MailRefused,
  type Services,
} from '@tallgrass/core'
import { ProviderUnreachable } from '@tallgrass/domain'
import { aRestore, startSmtp, type TestSmtp } from '@tallgrass/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { present } from '../support/present.ts'
import { reusableApp } from '../support/test-app.ts'
import { startWorker } from '../support/work-on-jobs.ts'

const invitee = { firstName: 'Elena', lastName: 'Marsh', email: 'elena@example.com', role: 'CLIENT' } as const
const from = 'Tallgrass Automation <hello@tallgrass.example>'

const SOON = { timeout: 20_000, interval: 100 }

const newApp = await reusableApp()
let smtpOf: MailPort = outboxMail
const newMailingApp = await reusableApp({
  replace: () => ({ mail: { enabled: true, send: (message, call) => smtpOf.send(message, call) } }),
})

async function appWithSmtp(smtp: TestSmtp) {
  onTestFinished(smtp.stop)
  smtpOf = smtpMail({
    url: smtp.url,
    from,
    timeout: 10_000,
    refused: (reason) => new MailRefused(reason),
  })
  return newMailingApp()
}

async function outbox({ services }: { services: Services }) {
  const columns = ['status', 'attempts', 'lastError', 'sealedLink'] as const
  return services.database.db.selectFrom('outboxMails').select(columns).orderBy('createdAt').execute()
}

test('an invitation is emailed right away as text and HTML, and its stored link is erased', async () => {
  const smtp = await startSmtp()
  const app = await appWithSmtp(smtp)
  const { trpc } = await app.admin()
  const { emailEnabled, emailSent, inviteUrl } = await trpc.admin.invitations.create.mutate(invitee)
  expect({ emailEnabled, emailSent }).toEqual({ emailEnabled: true, emailSent: true })
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), SOON)
  const [mail] = smtp.received
  expect(mail).toMatchObject({
    subject: 'Your invitation to Tallgrass Automation',
    from: { name: 'Tallgrass Automation', address: 'hello@tallgrass.example' },
    to: [{ address: 'elena@example.com' }],
    messageId: expect.stringMatching(/^<[\da-f-]{36}@localhost>$/),
  })
  expect(mail?.text).toContain('Hello Elena Marsh,')
  expect(mail?.text).toContain(inviteUrl)
  expect(mail?.html).toContain(`href="${inviteUrl}"`)
  expect(await outbox(app)).toEqual([{ status: 'sent', attempts: 1, lastError: null, sealedLink: null }])
})

test('a notification tells mail programs how to end it with one click', async () => {
  const smtp = await startSmtp()
  const app = await appWithSmtp(smtp)
  const { email } = await app.admin()
  await startWorker(app)
  const lead = { name: 'Nora Castellan', email: 'nora@example.com' }
  await app.visitor().trpc.chat.createLead.mutate(lead)
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), SOON)
  const [mail] = smtp.received
  expect(mail).toMatchObject({
    subject: 'New lead: Nora Castellan wrote in the chat',
    to: [{ address: email }],
  })
  const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const address = present(/^<(http:.*)>$/.exec(header('list-unsubscribe') ?? '')?.[1])
  expect(mail?.text).toContain(`Stop these emails:\n${address}`)
})

test('without a mail server, the message is held and the response says that nothing was sent', async () => {
  const app = await newApp()
  const { trpc } = await app.admin()
  const answer = await trpc.admin.invitations.create.mutate(invitee)
  expect(answer).toMatchObject({ emailEnabled: false, emailSent: false })
  const { items } = await trpc.admin.outbox.list.query({})
  expect(items).toMatchObject([{ status: 'held', recipient: 'elena@example.com', attempts: 0 }])
  expect(JSON.stringify(items)).not.toContain(new URL(answer.inviteUrl).searchParams.get('token'))
})

test('while the mail server is down, the response says so, and the message is sent once it is back', async () => {
  const smtp = await startSmtp()
  const app = await appWithSmtp(smtp)
  const { trpc } = await app.admin()
  await smtp.stop()
  const answer = await trpc.admin.invitations.create.mutate(invitee)
  expect(answer).toMatchObject({ emailEnabled: true, emailSent: false })
  expect(await outbox(app)).toMatchObject([{ status: 'queued', attempts: 1, lastError: expect.any(String) }])
  await smtp.restart()
  await startWorker(app)
  await vi.waitFor(
    async () => expect(await outbox(app)).toMatchObject([{ status: 'sent', attempts: 2 }]),
    SOON,
  )
  expect(smtp.received).toHaveLength(1)
})

test.each([
  ['accepting', 'sent'],
  ['refusing', 'failed'],
  ['slow', 'queued'],
] as const)(
  'with a mail server that is %s, the email of a payment request is %s',
  async (behavior, email) => {
    const app = await appWithSmtp(await startSmtp(behavior))
    const { id: clientId } = await givenClient(app)
    const { trpc } = await app.admin()
    const request = { clientId, amount: '12.00', description: 'Setup' }
    expect(await trpc.admin.invoices.requestPayment.mutate(request)).toMatchObject({ email })
  },
)

test('a mail server that hangs does not delay the response', async () => {
  const app = await appWithSmtp(await startSmtp('slow'))
  const { trpc } = await app.admin()
  const began = performance.now()
  const answer = await trpc.admin.invitations.create.mutate(invitee)
  expect(performance.now() - began).toBeLessThan(3000)
  expect(answer).toMatchObject({ emailEnabled: true, emailSent: false })
})

test('an aborted attempt delivers nothing, so the message is not sent twice', async () => {
  const smtp = await startSmtp('slow')
  await appWithSmtp(smtp)
  const attempt = new AbortController()
  const message = { messageId: '<1@localhost>', to: 'elena@example.com', subject: '1', text: '1', html: '1' }
  const sending = smtpOf.send(message, { signal: attempt.signal, within: 10_000 })
  attempt.abort()
  smtp.behave('accepting')
  await expect(sending).rejects.toThrow(ProviderUnreachable)
  await smtpOf.send({ ...message, subject: '2' })
  await vi.waitFor(() => expect(smtp.received).toMatchObject([{ subject: '2' }]), SOON)
})

test('a permanent refusal is shown to administrators, who can retry', async () => {
  const smtp = await startSmtp('refusing')
  const app = await appWithSmtp(smtp)
  const { trpc } = await app.admin()
  expect(await trpc.admin.invitations.create.mutate(invitee)).toMatchObject({ emailSent: false })
  const { items } = await trpc.admin.outbox.list.query({ status: 'failed' })
  expect(items).toMatchObject([
    { status: 'failed', lastError: expect.stringContaining('No such person here') },
  ])
  const failed = present(items[0])
  const mail = { kind: 'mail_failed', entity: 'mail', entityId: failed.id, whose: 'elena@example.com' }
  expect((await trpc.admin.workItems.list.query({})).items).toMatchObject([
    { ...mail, detail: expect.stringContaining('This message could not be sent. Reason: ') },
  ])

  smtp.behave('accepting')
  await trpc.admin.outbox.retry.mutate({ id: failed.id })
  expect(await trpc.admin.workItems.list.query({ status: 'CLOSED' })).toMatchObject({
    items: [{ ...mail, note: 'The message was queued again.' }],
  })
  await startWorker(app)
  await vi.waitFor(async () => expect(await outbox(app)).toMatchObject([{ status: 'sent' }]), SOON)
})

test('a message with missing data is not sent, the outbox says what is missing, and once fixed it is sent', async () => {
  const smtp = await startSmtp()
  const app = await appWithSmtp(smtp)
  const { trpc } = await app.admin()
  await smtp.stop()
  await trpc.admin.invitations.create.mutate(invitee)
  const { db } = app.services.database
  const { data, id } = await db.selectFrom('outboxMails').select(['id', 'data']).executeTakeFirstOrThrow()
  await db
    .updateTable('outboxMails')
    .set({ data: JSON.stringify({ role: 'CLIENT' }) })
    .execute()
  await smtp.restart()
  await startWorker(app)
  await vi.waitFor(async () => expect(await outbox(app)).toMatchObject([{ status: 'failed' }]), SOON)
  expect(smtp.received).toEqual([])
  const { items } = await trpc.admin.outbox.list.query({ status: 'failed' })
  const missing = 'The message is missing: name, expiresAt'
  expect(items).toMatchObject([{ recipient: 'elena@example.com', lastError: missing, text: missing }])

  await db
    .updateTable('outboxMails')
    .set({ data: JSON.stringify(data) })
    .execute()
  await trpc.admin.outbox.retry.mutate({ id })
  await vi.waitFor(async () => expect(await outbox(app)).toMatchObject([{ status: 'sent' }]), SOON)
  expect(smtp.received).toHaveLength(1)
})

test('a message that only a later release knows waits for a process that does', async () => {
  const smtp = await startSmtp()
  const app = await appWithSmtp(smtp)
  const { trpc } = await app.admin()
  await smtp.stop()
  await trpc.admin.invitations.create.mutate(invitee)
  const { db } = app.services.database
  await db.updateTable('outboxMails').set({ template: 'of-a-later-release' }).execute()
  await smtp.restart()
  await startWorker(app)
  const lastError = 'Unknown mail template: of-a-later-release'
  await vi.waitFor(
    async () => expect(await outbox(app)).toMatchObject([{ status: 'queued', lastError }]),
    SOON,
  )
  expect(smtp.received).toEqual([])
})

test('refuses to retry a message that has not failed', async () => {
  const app = await appWithSmtp(await startSmtp())
  const { trpc } = await app.admin()
  await trpc.admin.invitations.create.mutate(invitee)
  const mail = present((await trpc.admin.outbox.list.query({})).items[0])
  await expect(trpc.admin.outbox.retry.mutate({ id: mail.id })).rejects.toThrow(
    'This message cannot be retried, or its link has expired',
  )
})

test('a message whose link has expired is shown as one that cannot be sent, even before it is erased', async () => {
  const app = await appWithSmtp(await startSmtp('refusing'))
  const { trpc } = await app.admin()
  await trpc.admin.invitations.create.mutate(invitee)
  const { id, linkValid } = present((await trpc.admin.outbox.list.query({})).items[0])
  expect(linkValid).toBe(true)
  app.clock.advance({ days: 8 })
  const later = (await app.admin()).trpc
  expect((await later.admin.outbox.list.query({})).items).toMatchObject([{ linkValid: false }])
  await expect(later.admin.outbox.retry.mutate({ id })).rejects.toThrow('or its link has expired')
  expect(await outbox(app)).toMatchObject([{ status: 'failed' }])
})

test('a message whose keys are lost fails in words, shows as one that cannot be sent, and is refused', async () => {
  const smtp = await startSmtp()
  const app = await appWithSmtp(smtp)
  const { trpc } = await app.admin()
  await smtp.stop()
  await trpc.admin.invitations.create.mutate(invitee)
  await app.services.database.db.updateTable('outboxMails').set({ sealedLink: 'of another key' }).execute()
  await smtp.restart()
  await startWorker(app)
  const lost = expect.stringContaining('the keys that encrypted its link are lost')
  await vi.waitFor(
    async () => expect(await outbox(app)).toMatchObject([{ status: 'failed', lastError: lost }]),
    SOON,
  )
  const { id, linkValid } = present((await trpc.admin.outbox.list.query({})).items[0])
  expect(linkValid).toBe(false)
  await expect(trpc.admin.outbox.retry.mutate({ id })).rejects.toMatchObject({ message: lost })
  expect(smtp.received).toEqual([])
})

test('while the site is held, no message can be queued again', async () => {
  const app = await appWithSmtp(await startSmtp('refusing'))
  const { trpc } = await app.admin()
  await trpc.admin.invitations.create.mutate(invitee)
  const { id } = present((await trpc.admin.outbox.list.query({})).items[0])
  expect(await trpc.admin.outbox.settings.query()).toMatchObject({ emailEnabled: true, siteHeld: false })
  await aRestore(app.services.database.db, app.clock.now())
  expect(await trpc.admin.outbox.settings.query()).toMatchObject({ emailEnabled: true, siteHeld: true })
  await expect(trpc.admin.outbox.retry.mutate({ id })).rejects.toThrow(HELD_SENTENCE)
  expect(await outbox(app)).toMatchObject([{ status: 'failed' }])
})

test('a message whose acceptance was lost is sent again with the same Message-ID', async () => {
  const smtp = await startSmtp('lost')
  const app = await appWithSmtp(smtp)
  const { trpc } = await app.admin()
  expect(await trpc.admin.invitations.create.mutate(invitee)).toMatchObject({ emailSent: false })
  await smtp.restart()
  await startWorker(app)
  await vi.waitFor(
    async () => expect(await outbox(app)).toMatchObject([{ status: 'sent', attempts: 2 }]),
    SOON,
  )
  const ids = smtp.received.map((mail) => mail.messageId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('two workers send each message once', async () => {
  const smtp = await startSmtp()
  const app = await appWithSmtp(smtp)
  const people = Array.from({ length: 12 }, (_, n) => `person${n}@example.com`)
  for (const email of people) {
    await app.visitor().trpc.auth.register.mutate({ name: 'Elena Marsh', email, password: 'Prairie2026!' })
    await app.visitor().trpc.auth.forgotPassword.mutate({ email })
  }
  await Promise.all([startWorker(app), startWorker(app)])
  // A link that confirms their address, and one that resets their password.
  const expected = [...people, ...people]
  await vi.waitFor(async () => {
    const rows = await outbox(app)
    expect(rows.filter((row) => row.status === 'sent')).toHaveLength(expected.length)
  }, SOON)
  const receivers = smtp.received.map((mail) => mail.to?.[0]?.address)
  expect(receivers.toSorted()).toEqual(expected.toSorted())
})

test('an expired link is erased and never sent', async () => {
  const app = await newApp()
  const { trpc } = await app.admin()
  await trpc.admin.invitations.create.mutate(invitee)
  app.clock.advance({ days: 7 })
  await eraseEndedLinks(createSystemCtx(app.services))
  expect(await outbox(app)).toMatchObject([{ status: 'held', sealedLink: null }])
})
