// Guards: save-draft
import { randomUUID } from 'node:crypto'
import { aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { colleagueOf } from '../support/colleague-of.ts'
import { givenClient } from '../support/given-client.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'
import { viewOf } from '../support/view-of.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const admin = await app.admin()
const { client, id: clientId } = await givenClient(app)
const colleague = await colleagueOf(app, client)
const stranger = await app.client()
const { id: projectId } = await aProject(db, clientId, { status: 'ACTIVE' })

const draftOf = async ({ trpc }: TestBrowser) =>
  (await trpc.portal.messages.draft.query({ id: projectId })).draft
const save = ({ trpc }: TestBrowser, body: string, sendKey: string = randomUUID()) =>
  trpc.portal.messages.saveDraft.mutate({ projectId, body, internal: null, quotedId: null, sendKey })

test('a draft waits for its author until the next sign-in, and no one else sees it', async () => {
  const sendKey = randomUUID()
  await save(client, 'Half a sentence', sendKey)
  await save(client, 'Half a sentence and', sendKey)
  await client.rest('POST', '/api/auth/logout')
  await client.rest('POST', '/api/auth/jwt/login', { email: client.email, password: PASSWORD })
  expect(await draftOf(client)).toMatchObject({ body: 'Half a sentence and', internal: null, quoted: null })
  for (const other of [colleague, admin]) expect(await draftOf(other)).toBeNull()
  expect(await draftOf((await viewOf(admin, client)).tab)).toBeNull()
  await save(client, '', sendKey)
})

test('sending ends a draft, and a slow call does not bring it back', async () => {
  const sendKey = randomUUID()
  await save(client, 'Ready', sendKey)
  await client.trpc.portal.messages.send.mutate({ projectId, body: 'Ready', internal: false, sendKey })
  await save(client, 'Ready', sendKey)
  expect(await draftOf(client)).toBeNull()
})

test('an emptied draft is gone', async () => {
  const sendKey = randomUUID()
  await save(client, 'No', sendKey)
  await save(client, ' ', sendKey)
  expect(await draftOf(client)).toBeNull()
})

test('what is typed and sent on the phone leaves the draft on the laptop', async () => {
  const laptop = randomUUID()
  const phone = randomUUID()
  await save(client, 'A long answer', laptop)
  await save(client, 'Thanks', phone)
  expect(await draftOf(client)).toMatchObject({ body: 'Thanks', sendKey: phone })
  await client.trpc.portal.messages.send.mutate({
    projectId,
    body: 'Thanks',
    internal: false,
    sendKey: phone,
  })
  expect(await draftOf(client)).toMatchObject({ body: 'A long answer', sendKey: laptop })
  await save(client, '', laptop)
  expect(await draftOf(client)).toBeNull()
})

test('refuses drafts in a project of another organization', async () => {
  await expect(save(stranger, 'Hello')).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } })
  await expect(draftOf(stranger)).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } })
})
