// Guards: update-profile, set-picture
import { expect, test } from 'vitest'
import { colleagueOf } from '../support/colleague-of.ts'
import { present } from '../support/present.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'
import { PNG_BASE64 } from '../support/worlds/profile-world.ts'

const app = await fileApp({
  replace: () => ({ passwords: plainPasswords, mail: { enabled: true, send: async () => {} } }),
})
const { admin, client } = app

const profileOf = ({ trpc }: TestBrowser) => trpc.auth.profile.get.query()

const OTHER_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='

test('people of both roles change their name, phone and time zone, and their session follows', async () => {
  for (const person of [await client(), await admin()]) {
    const { trpc } = person
    const { version } = await profileOf(person)
    const facts = { name: 'Zoë O’Neil', phone: '(940) 555-0107', timeZone: 'Europe/Berlin' }
    expect(await trpc.auth.profile.update.mutate({ ...facts, version })).toMatchObject(facts)
    expect(await trpc.auth.session.query()).toMatchObject({ name: 'Zoë O’Neil' })
    const cleared = await trpc.auth.profile.update.mutate({ phone: '', timeZone: '', version: version + 1 })
    expect(cleared).toMatchObject({ name: 'Zoë O’Neil', phone: null, timeZone: null })
  }
})

test('without a time zone of their own, that of the organization counts, then the business’s', async () => {
  const person = await client()
  expect(await profileOf(person)).toMatchObject({ timeZone: null, defaultTimeZone: 'America/Chicago' })
  const { version } = await person.trpc.portal.company.get.query()
  await person.trpc.portal.company.update.mutate({ timeZone: 'America/Denver', version })
  expect(await profileOf(person)).toMatchObject({ timeZone: null, defaultTimeZone: 'America/Denver' })
})

test('a late edit is refused with both sides', async () => {
  const person = await client()
  const { version } = await profileOf(person)
  const { trpc } = person
  await trpc.auth.profile.update.mutate({ name: 'First', version })
  const late = await person.rest('PUT', '/api/account/profile', { name: 'Second', version })
  expect(late).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  expect(late.body).toMatchObject({ details: { yours: { name: 'Second' }, theirs: { name: 'First' } } })
})

test.each([
  [{ name: ' ' }, 'Name is required'],
  [{ name: 'x'.repeat(201) }, 'Name must be at most 200 characters'],
  [{ phone: '5'.repeat(51) }, 'Phone must be at most 50 characters'],
  [{ timeZone: 'Mars/Base' }, 'Choose a time zone such as America/Chicago'],
])('refuses %j', async (facts, message) => {
  const { rest } = await client()
  const answer = await rest('PUT', '/api/account/profile', { ...facts, version: 1 })
  expect(answer).toMatchObject({ status: 400, body: { error: message } })
})

test('a picture is drawn again and served at an address that names its content', async () => {
  const person = await client()
  const { trpc } = person
  const { picture } = await trpc.auth.profile.setPicture.mutate({ image: PNG_BASE64 })
  expect(await trpc.auth.session.query()).toMatchObject({ picture })
  const { headers, rawPayload, statusCode } = await app.app.inject({
    url: present(picture),
    cookies: Object.fromEntries(person.cookies),
  })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP')
})

test('a picture is seen by colleagues, administrators and, of administrators, by all clients', async () => {
  const [owner, office, stranger] = [await client(), await admin(), await client()]
  const colleague = await colleagueOf(app, owner)
  const theirs = present((await owner.trpc.auth.profile.setPicture.mutate({ image: PNG_BASE64 })).picture)
  const ours = present((await office.trpc.auth.profile.setPicture.mutate({ image: PNG_BASE64 })).picture)
  const statusOf = async (browser: TestBrowser, url: string) => (await browser.rest('GET', url)).status
  for (const [browser, status] of [
    [owner, 200],
    [colleague, 200],
    [office, 200],
    [stranger, 404],
    [app.visitor(), 401],
  ] as const)
    expect(await statusOf(browser, theirs)).toBe(status)
  expect(await statusOf(stranger, ours)).toBe(200)
  expect(await statusOf(app.visitor(), ours)).toBe(401)
})

test('a removed or replaced picture has no address any more', async () => {
  const person = await client()
  const { trpc } = person
  const first = present((await trpc.auth.profile.setPicture.mutate({ image: PNG_BASE64 })).picture)
  const second = present((await trpc.auth.profile.setPicture.mutate({ image: OTHER_PNG })).picture)
  expect(await person.rest('GET', first)).toMatchObject({ status: 404 })
  expect(await trpc.auth.profile.removePicture.mutate()).toMatchObject({ picture: null })
  expect(await person.rest('GET', second)).toMatchObject({
    status: 404,
    body: { error: 'This picture does not exist' },
  })
})

const base64 = (text: string) => Buffer.from(text).toString('base64')

test.each([
  ['text', base64('Hello'), 'Choose a JPEG, PNG or WebP image'],
  [
    'a drawing that could run scripts',
    base64('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'Choose a JPEG, PNG or WebP image',
  ],
  [
    'a damaged image',
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70]).toString('base64'),
    'This image is damaged or too large. Choose another one.',
  ],
  ['no base64', '<image>', 'The picture must be an image in base64'],
  ['nothing', '', 'Choose a picture'],
  ['too much', 'A'.repeat(120_004), 'The picture must be at most 90 kB'],
])('refuses %s as a picture', async (_, image, message) => {
  const { rest } = await client()
  const answer = await rest('PUT', '/api/account/picture', { image })
  expect(answer).toMatchObject({ status: 400, body: { error: message, issues: [{ path: 'image' }] } })
})

test('refuses the 31st picture of an hour', async () => {
  const { id, rest } = await client().then(async (browser) => ({
    ...browser,
    id: present(await browser.trpc.auth.session.query()).id,
  }))
  for (let n = 0; n < 30; n++) await app.services.limits.take('picture', id)
  expect(await rest('PUT', '/api/account/picture', { image: PNG_BASE64 })).toMatchObject({
    status: 429,
    body: { error: expect.stringContaining('You can change your picture 30 times an hour.') },
  })
})

test('refuses the fourth link of an hour that confirms an address', async () => {
  const { rest } = await client({ confirmed: false })
  const send = () => rest('POST', '/api/account/email-confirmation', {})
  for (let n = 0; n < 3; n++) expect(await send()).toMatchObject({ status: 200 })
  expect(await send()).toMatchObject({
    status: 429,
    body: { error: expect.stringContaining('We can send the link again 3 times an hour.') },
  })
})
