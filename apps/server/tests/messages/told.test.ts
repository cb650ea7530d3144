// Guards: read-thread, delete-message
import { randomUUID } from 'node:crypto'
import { jobHandlers, type MailMessage } from '@tallgrass/core'
import type { ProjectId } from '@tallgrass/domain'
import { aProject } from '@tallgrass/testing'
import { beforeEach, expect, test } from 'vitest'
import { agreementApp } from '../support/agreement-app.ts'
import { colleagueOf } from '../support/colleague-of.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const sent: MailMessage[] = []
const app = await agreementApp({ mail: { enabled: true, send: async (message) => void sent.push(message) } })
const { admin, client, clientId, clock, db } = app
const colleague = await colleagueOf(app.server, client)

async function run() {
  await app.work()
  await jobHandlers['mail-notifications'](app.ctx, {})
  await app.work()
  await app.work()
}

async function runLater() {
  await run()
  clock.advance({ minutes: 6 })
  await run()
}

beforeEach(async () => {
  await runLater()
  sent.length = 0
})

const aThread = () => aProject(db, clientId, { status: 'ACTIVE' })
const send = ({ trpc }: TestBrowser, projectId: ProjectId, internal = false) =>
  trpc.portal.messages.send.mutate({ projectId, body: 'Hello', internal, sendKey: randomUUID() })
const mailsTo = ({ email }: { email: string }) => sent.filter(({ to }) => to === email)
const bell = async ({ trpc }: TestBrowser, text: string) =>
  (await trpc.portal.notifications.list.query({ unread: true })).items.filter(({ path }) =>
    path.includes(text),
  )

test('the other side is told, with the way to the message itself', async () => {
  const project = await aThread()
  const message = await send(admin, project.id)
  await run()
  const path = `/portal/projects/${project.id}?tab=messages#message-${message.id}`
  for (const contact of [client, colleague])
    expect(await bell(contact, message.id)).toMatchObject([
      { sentence: expect.stringMatching(/ wrote you a message in .+\.$/), path },
    ])
  expect(await bell(admin, message.id)).toEqual([])
  const answer = await send(client, project.id)
  await run()
  expect(await bell(admin, answer.id)).toMatchObject([
    {
      sentence: `Maren Okafor wrote a message in ${project.name}.`,
      path: `/portal/admin/projects/${project.id}?tab=messages#message-${answer.id}`,
    },
  ])
  expect(await bell(colleague, answer.id)).toEqual([])
})

test('several messages within minutes make one mail', async () => {
  const { id } = await aThread()
  const messages = [await send(client, id), await send(client, id), await send(client, id)]
  await runLater()
  const [mail, ...others] = mailsTo(admin)
  expect(others).toEqual([])
  for (const message of messages) expect(mail?.text).toContain(`#message-${message.id}`)
})

test('what was read in the meantime is not mailed', async () => {
  const { id } = await aThread()
  const message = await send(admin, id)
  await run()
  await client.trpc.portal.messages.markRead.mutate({ projectId: id, messageId: message.id })
  await runLater()
  expect(mailsTo(client)).toEqual([])
  expect(mailsTo(colleague)).toHaveLength(1)
  expect(await bell(client, message.id)).toEqual([])
})

test('no one is mailed about an internal note', async () => {
  const { id } = await aThread()
  const other = await app.server.admin()
  await send(admin, id, true)
  await runLater()
  expect([...mailsTo(other), ...mailsTo(client)]).toEqual([])
})

test('a deleted message is neither mailed nor told', async () => {
  const { id } = await aThread()
  const message = await send(client, id)
  await run()
  await client.trpc.portal.messages.delete.mutate({ id: message.id })
  await runLater()
  expect(mailsTo(admin)).toEqual([])
  expect(await bell(admin, message.id)).toEqual([])
})
