import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { loadWebApp } from '../../src/plugins/web.ts'
import { present } from '../support/present.ts'
import type { TestBrowser } from '../support/test-browser.ts'
import { prepareWorld, worldApp } from '../support/worlds/prepared-world.ts'

const web = loadWebApp(fileURLToPath(new URL('../../../web/dist', import.meta.url)))
const app = await worldApp(web)
const { admin, client, clock, services, visitor } = app

const get = (browser: TestBrowser, url: string, headers: Record<string, string> = {}) =>
  browser.send({ method: 'GET', url, headers })
const shell = readFileSync(join(web.root, 'pages/shell.html'), 'utf8').replaceAll(
  web.placeholder,
  services.settings.publicUrl,
)

/** The answers of a page's calls, by procedure name. */
function answersIn(html: string): Record<string, unknown> {
  const [, json] = /<script type="application\/json" id="arrival">(.*?)<\/script>/s.exec(html) ?? []
  const { answers } = JSON.parse(json ?? '{"answers":[]}')
  return Object.fromEntries(
    answers.map(({ data, key }: { key: [string[]]; data: unknown }) => [key[0].join('.'), data]),
  )
}

/** A project, an open invoice and a document to sign, and the pages of their owner that show them. */
async function aClientsPages() {
  const world = await prepareWorld(app)
  const owner = await world.owner()
  const project = await world.project()
  const { items } = await owner.trpc.portal.projects.list.query({})
  const name = present(items.find(({ id }) => id === project.id)).name
  return { owner, name, pages: ['/portal', '/portal/projects', `/portal/projects/${project.id}`] }
}

test('a page has the answers of its calls, and the view rendered from them', async () => {
  const { name, owner, pages } = await aClientsPages()
  for (const url of pages) {
    const { headers, status, text } = await get(owner, url)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'cookie, accept-encoding',
    })
    expect(headers).not.toHaveProperty('etag')
    expect(answersIn(text)).toMatchObject({ 'auth.session': { email: owner.email } })
    const [markup = ''] = text.split('<script type="application/json"')
    expect(markup).toContain(name)
    expect(markup).toContain('<h1')
  }
})

test('no one else gets anything of a client’s page', async () => {
  const { name, pages } = await aClientsPages()
  const expired = await client()
  clock.advance({ days: 40 })
  const demoted = await admin()
  const colleague = await admin()
  await colleague.trpc.admin.users.changeRole.mutate({ email: demoted.email, role: 'CLIENT' })
  const others = {
    anonymous: visitor(),
    expired,
    'other client': await client(),
    admin: await admin(),
    demoted,
  }
  for (const [who, browser] of Object.entries(others))
    for (const url of pages) {
      const { status, text } = await get(browser, url)
      expect(status).toBe(200)
      expect(text, `${who} at ${url}`).not.toContain(name)
    }
  for (const url of pages) expect((await get(others.anonymous, url)).text).toBe(shell)
})

test.each(
  web.answers.filter(({ address }) => address.startsWith('/portal/admin')).map(({ address }) => address),
)('clients and visitors get the empty page of %s', async (address) => {
  const url = address
    .replace(/\$(projectId|organizationId)/, '0198c0de-0000-7000-8000-000000000000')
    .replace('/$', '/anything')
  for (const browser of [visitor(), await client()]) expect((await get(browser, url)).text).toBe(shell)
})

test('administrators get the empty page of the clients’ portal, which one of their tabs may show', async () => {
  const office = await admin()
  const { pages } = await aClientsPages()
  const addresses = ['agreements', 'invoices', 'profile', 'help', 'anything', 'administrators']
  for (const url of [...pages, '/portal?tab=all', ...addresses.map((each) => `/portal/${each}`)])
    expect((await get(office, url)).text, url).toBe(shell)
  expect((await get(office, '/portal/admin')).text).not.toBe(shell)
})

test('what a page does not find is left to the browser', async () => {
  const { text } = await get(await client(), '/portal/projects/0198c0de-0000-7000-8000-000000000000')
  expect(text).toBe(shell)
})

test('a name cannot end the element that contains it', async () => {
  const office = await admin()
  const owner = await client()
  const { id: clientId } = present(await owner.trpc.auth.session.query())
  const hostile = '</script><script>alert(1)</script>'
  await office.trpc.admin.projects.create.mutate({
    clientId,
    name: hostile,
    type: 'Custom Build',
    description: '<!-- open',
  })
  const { text } = await get(owner, '/portal')
  expect(answersIn(text)).toMatchObject({ 'portal.dashboard': { recentProjects: [{ name: hostile }] } })
  expect(text).not.toContain('<script>alert')
  expect(text).not.toContain('<!-- open')
})

test('the Content-Security-Policy allows every script of a page', async () => {
  const { headers, text } = await get(await client(), '/portal')
  const scripts = [...text.matchAll(/<script(?: data-scripts="[^"]*")?>([\s\S]*?)<\/script>/g)]
  expect(scripts).toHaveLength(3)
  for (const [, script = ''] of scripts) {
    const hash = createHash('sha256').update(script).digest('base64')
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  }
})

test('opening a page records nothing: neither a change nor a refusal', async () => {
  const world = await prepareWorld(app)
  const owner = await world.owner()
  const { id } = await world.sentDocument()
  const rows = async () => {
    const { rows } = await services.database.pool.query(
      `select (select count(*) from audit_logs) as audit, * from e_signature_documents where id = $1`,
      [id],
    )
    return rows
  }
  const browsers = [owner, visitor(), await client()]
  const before = await rows()
  for (const browser of browsers) await get(browser, `/sign/${id}`)
  expect(await rows()).toEqual(before)
})

test('a browser that has yet to sign out gets the empty page', async () => {
  const owner = await client()
  owner.cookies.set('sign_out_pending', '1')
  const { text } = await get(owner, '/portal')
  expect(text).toBe(shell)
})

test('more readers at once than can be served get the empty page', async () => {
  const owner = await client()
  const pages = await Promise.all(Array.from({ length: 30 }, () => get(owner, '/portal')))
  const texts = pages.map(({ text }) => text)
  expect(texts.filter((text) => text === shell).length).toBeGreaterThan(0)
  expect(texts.filter((text) => text !== shell).length).toBeGreaterThan(0)
  for (const { status } of pages) expect(status).toBe(200)
})

test('times are in the time zone that the browser named, and the sidebar is as it was left', async () => {
  const office = await admin()
  const url = '/portal/admin/audit'
  const shown = async (cookies: Record<string, string>) => {
    for (const [name, value] of Object.entries(cookies)) office.cookies.set(name, value)
    const { text } = await get(office, url)
    const [, json = '{}'] = /id="arrival">(.*?)<\/script>/s.exec(text) ?? []
    const { sidebarCollapsed, timeZone } = JSON.parse(json)
    return { sidebarCollapsed, timeZone, collapsed: /<div[^>]* data-sidebar-collapsed/.test(text) }
  }
  expect(await shown({ time_zone: 'Asia%2FTokyo', sidebar_state: 'collapsed' })).toEqual({
    timeZone: 'Asia/Tokyo',
    sidebarCollapsed: true,
    collapsed: true,
  })
  expect(await shown({ time_zone: 'Nowhere', sidebar_state: 'expanded' })).toEqual({
    timeZone: 'America/Chicago',
    sidebarCollapsed: false,
    collapsed: false,
  })
})

test('a page is compressed as the browser asks', async () => {
  const owner = await client()
  const { bytes, headers } = await get(owner, '/portal', { 'accept-encoding': 'gzip' })
  expect(headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(bytes).toString()).toContain('<h1')
})
