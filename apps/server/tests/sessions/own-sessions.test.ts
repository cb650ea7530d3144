// Guards: end-own-session, end-other-sessions

import type { SessionId } from '@tallgrass/domain'
import { expect, onTestFinished, test } from 'vitest'
import { openStream } from '../support/open-stream.ts'
import { present } from '../support/present.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const { client, clock, visitor } = await fileApp({
  replace: () => ({ passwords: plainPasswords }),
})

/** Someone who is signed in with two browsers. */
async function twice() {
  const here = await client()
  const there = visitor()
  clock.advance({ minutes: 2 })
  await signIn(there, here)
  return { here, there }
}

const signIn = (browser: TestBrowser, { email }: { email: string }) =>
  browser.rest('POST', '/api/auth/jwt/login', { email, password: PASSWORD })
const statusOf = async (browser: TestBrowser) => (await browser.rest('GET', '/api/auth/session')).status
const sessionsOf = ({ trpc }: TestBrowser) => trpc.auth.sessions.list.query()
const otherOf = async (browser: TestBrowser): Promise<SessionId> =>
  present((await sessionsOf(browser)).find(({ isCurrent }) => !isCurrent)).id

test('someone sees where they are signed in, this device first', async () => {
  const { here } = await twice()
  const sessions = await sessionsOf(here)
  expect(sessions).toMatchObject([
    { isCurrent: true, way: 'registration', device: 'Unknown device' },
    { isCurrent: false, way: 'password', ip: expect.stringMatching(/^10\./) },
  ])
  expect(JSON.stringify(sessions)).not.toMatch(/token|hash/i)
})

test('an ended session is signed out at once, and its stream ends', async () => {
  const { here, there } = await twice()
  const stream = await openStream(there)
  onTestFinished(stream.close)
  await stream.next()
  await here.trpc.auth.sessions.end.mutate({ id: await otherOf(here) })
  expect(await stream.next()).toBeUndefined()
  expect(await statusOf(there)).toBe(401)
  expect(await statusOf(here)).toBe(200)
})

test('ending the current session signs out', async () => {
  const { here, there } = await twice()
  const current = present((await sessionsOf(here)).find(({ isCurrent }) => isCurrent))
  const { headers } = await here.rest('DELETE', `/api/account/sessions/${current.id}`)
  expect(String(headers['set-cookie'])).toMatch(/session=;/)
  expect(await statusOf(here)).toBe(401)
  expect(await statusOf(there)).toBe(200)
})

test('all other sessions end together', async () => {
  const { here, there } = await twice()
  expect(await here.trpc.auth.sessions.endOthers.mutate()).toEqual({ ended: 1 })
  expect(await here.trpc.auth.sessions.endOthers.mutate()).toEqual({ ended: 0 })
  expect(await statusOf(there)).toBe(401)
  expect(await sessionsOf(here)).toHaveLength(1)
})

test('refuses to end a session of someone else, as if it did not exist', async () => {
  const { here } = await twice()
  const stranger = await client()
  const id = await otherOf(here)
  await expect(stranger.trpc.auth.sessions.end.mutate({ id })).rejects.toThrow('This session does not exist')
  expect(await sessionsOf(here)).toHaveLength(2)
})

test('refuses to end other sessions for a visitor', async () => {
  expect((await visitor().rest('POST', '/api/account/sessions/end-others')).status).toBe(401)
})

test('a session that has expired is no longer shown', async () => {
  const { here } = await twice()
  clock.advance({ days: 6 })
  await statusOf(here)
  clock.advance({ days: 2 })
  expect(await sessionsOf(here)).toHaveLength(1)
})
