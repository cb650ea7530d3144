// Guards: unsubscribe, mail-preferences
import { sealUnsubscribe } from '@tallgrass/core/people'
import type { EventKind, MailKind, UserId } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { colleagueOf } from '../support/colleague-of.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const server = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { app, services } = server

const toKind = (kind: EventKind) => (choice: { kind: MailKind }) => choice.kind === kind

async function choicesOf({ trpc }: TestBrowser) {
  return (await trpc.portal.notifications.mail.query()).items
}

async function idOf({ email }: { email: string }): Promise<UserId> {
  const { db } = services.database
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
}

const linkOf = async (person: { email: string }, what: 'daily' | EventKind[]) =>
  sealUnsubscribe(services.sealer, { userId: await idOf(person), what })

/** As a mail client does it: from anywhere, without cookies (RFC 8058). */
const oneClick = (token: string) =>
  app.inject({
    method: 'POST',
    url: `/unsubscribe?token=${token}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://mail.example',
      'sec-fetch-site': 'cross-site',
    },
    payload: 'List-Unsubscribe=One-Click',
  })

test('everyone chooses among the events of their role', async () => {
  const [admin, client] = [await server.admin(), await server.client()]
  const ofAdmin = await choicesOf(admin)
  expect(ofAdmin.find(toKind('lead.created'))).toEqual({
    kind: 'lead.created',
    label: 'A new lead',
    mail: 'now',
  })
  expect(ofAdmin.find(toKind('invoice.overdue'))).toMatchObject({ mail: 'daily' })
  const ofClient = await choicesOf(client)
  expect(ofClient.find(toKind('task.ready_for_review'))).toMatchObject({ mail: 'now' })
  expect(ofClient.some(toKind('lead.created'))).toBe(false)
  await client.trpc.portal.notifications.setMail.mutate({ kind: 'project.completed', mail: 'never' })
  expect((await choicesOf(client)).find(toKind('project.completed'))).toMatchObject({ mail: 'never' })
  expect((await choicesOf(admin)).find(toKind('project.completed'))).toMatchObject({ mail: 'daily' })
})

test('only someone with colleagues chooses about the messages that colleagues get', async () => {
  const client = await server.client()
  expect((await choicesOf(client)).some(toKind('invoice.issued'))).toBe(false)
  await colleagueOf(server, client)
  expect((await choicesOf(client)).find(toKind('invoice.issued'))).toMatchObject({ mail: 'now' })
})

test('refuses a choice about an event of the other role, one that is always mailed, and an unknown one', async () => {
  const client = await server.client()
  const { setMail } = client.trpc.portal.notifications
  for (const kind of ['lead.created', 'document.sent', 'account.rights_changed'] as const)
    await expect(setMail.mutate({ kind, mail: 'never' })).rejects.toMatchObject({
      message: 'You cannot choose when this event is emailed',
      data: { httpStatus: 400 },
    })
  const unknown = await client.rest('PUT', '/api/notifications/mail', {
    kind: 'lead.vanished',
    mail: 'never',
  })
  expect(unknown).toMatchObject({ status: 400, body: { error: 'There is no such kind of event' } })
})

test('one click ends the mails that the message names, and nothing else', async () => {
  const client = await server.client()
  const answer = await oneClick(await linkOf(client, ['task.ready_for_review']))
  expect(answer.statusCode).toBe(200)
  const choices = await choicesOf(client)
  expect(choices.find(toKind('task.ready_for_review'))).toMatchObject({ mail: 'never' })
  expect(choices.filter(({ mail }) => mail === 'never')).toHaveLength(1)
})

test('a link whose mails have ended has nothing left to end, until they are wanted again', async () => {
  const client = await server.client()
  const token = await linkOf(client, ['task.answered'])
  for (let n = 0; n < 2; n++) expect((await oneClick(token)).statusCode).toBe(200)
  const { unsubscription } = server.visitor().trpc.portal.notifications
  expect(await unsubscription.query({ token })).toEqual({ daily: false, labels: [] })
  await client.trpc.portal.notifications.setMail.mutate({ kind: 'task.answered', mail: 'daily' })
  expect(await unsubscription.query({ token })).toEqual({
    daily: false,
    labels: ['We review a task that you finished'],
  })
})

test('one click ends the daily summary with every event in it', async () => {
  const admin = await server.admin()
  const before = await choicesOf(admin)
  const daily = before.filter(({ mail }) => mail === 'daily')
  expect(daily.length).toBeGreaterThan(0)
  await oneClick(await linkOf(admin, 'daily'))
  expect(await choicesOf(admin)).toEqual(
    before.map((choice) => (choice.mail === 'daily' ? { ...choice, mail: 'never' } : choice)),
  )
})

test('following the link changes nothing', async () => {
  const client = await server.client()
  const token = await linkOf(client, ['project.completed'])
  const before = await choicesOf(client)
  const { unsubscription, unsubscribe } = server.visitor().trpc.portal.notifications
  expect(await unsubscription.query({ token })).toEqual({ daily: false, labels: ['A project is completed'] })
  await app.inject({ url: `/unsubscribe?token=${token}` })
  expect(await choicesOf(client)).toEqual(before)
  await unsubscribe.mutate({ token })
  expect((await choicesOf(client)).find(toKind('project.completed'))).toMatchObject({ mail: 'never' })
})

test('refuses a forged link, and changes nothing', async () => {
  const client = await server.client()
  const before = await choicesOf(client)
  const token = await linkOf(client, ['project.completed'])
  const forged = `${token.slice(0, -4)}AAAA`
  const { unsubscription } = server.visitor().trpc.portal.notifications
  await expect(unsubscription.query({ token: forged })).rejects.toMatchObject({
    message: 'This link does not work. Please copy all of it from the message.',
    data: { httpStatus: 404 },
  })
  expect((await oneClick(forged)).statusCode).toBe(404)
  expect((await oneClick('')).statusCode).toBe(400)
  const sealedForElse = services.sealer.seal(
    JSON.stringify({ kind: 'view', userId: await idOf(client), what: 'daily' }),
  )
  expect((await oneClick(sealedForElse)).statusCode).toBe(404)
  expect(await choicesOf(client)).toEqual(before)
})
