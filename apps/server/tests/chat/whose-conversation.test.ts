import type { ConversationId } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const { client, clock, services, visitor } = await fileApp({
  replace: () => ({ passwords: plainPasswords }),
})

const COOKIE = '__Host-conversation'

async function chat({ trpc }: TestBrowser) {
  const { sessionId } = await trpc.chat.startSession.mutate()
  await trpc.chat.send.mutate({ sessionId, message: 'What will my project cost?' })
  return sessionId
}

const statusOf = async ({ rest }: TestBrowser, sessionId: ConversationId) =>
  (await rest('GET', `/api/chat/history/${sessionId}`)).status

const signIn = ({ rest }: TestBrowser, email: string) =>
  rest('POST', '/api/auth/jwt/login', { email, password: PASSWORD })

test('signing out ends access to the conversation and clears its cookie', async () => {
  const browser = await client()
  const sessionId = await chat(browser)
  const { headers } = await browser.rest('POST', '/api/auth/logout')
  expect(headers['set-cookie']).toContainEqual(
    expect.stringMatching(/^__Host-conversation=; Max-Age=0; Path=\/;/),
  )
  expect(browser.cookies.has(COOKIE)).toBe(false)
  expect(await statusOf(browser, sessionId)).toBe(404)
})

test('a conversation from before signing in belongs to that user, and no one can read it after sign-out', async () => {
  const { email } = await client()
  const browser = visitor()
  const sessionId = await chat(browser)
  await signIn(browser, email)
  expect(await statusOf(browser, sessionId)).toBe(200)
  const copy = browser.cookies.get(COOKIE) ?? ''
  await browser.rest('POST', '/api/auth/logout')
  browser.cookies.set(COOKIE, copy)
  expect(await statusOf(browser, sessionId)).toBe(404)
})

test('refuses the conversation to another user who signs in without a sign-out before', async () => {
  const [browser, other] = [await client(), await client()]
  const sessionId = await chat(browser)
  await signIn(browser, other.email)
  expect(await statusOf(browser, sessionId)).toBe(404)
  expect(await chat(browser)).not.toBe(sessionId)
})

test('refuses the conversation of an expired session to visitors and other users', async () => {
  const [browser, other] = [await client(), await client()]
  const sessionId = await chat(browser)
  const copy = browser.cookies.get(COOKIE) ?? ''
  clock.advance({ days: 7 })
  expect(await statusOf(browser, sessionId)).toBe(404)
  await signIn(browser, other.email)
  expect(await statusOf(browser, sessionId)).toBe(404)
  await signIn(browser, browser.email)
  browser.cookies.set(COOKIE, copy)
  expect(await statusOf(browser, sessionId)).toBe(200)
})

test('an old conversation without a recorded user becomes that of the user who continues it', async () => {
  const browser = await client()
  const sessionId = await chat(browser)
  const { db } = services.database
  await db.updateTable('chatSessions').set({ userId: null }).where('id', '=', sessionId).execute()
  expect(await chat(browser)).toBe(sessionId)
  clock.advance({ days: 7 })
  expect(await statusOf(browser, sessionId)).toBe(404)
})
