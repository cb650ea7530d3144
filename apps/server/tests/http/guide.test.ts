import { readdirSync } from 'node:fs'
import * as client from '@tallgrass/client'
import { expect, test } from 'vitest'
import { guidePages } from '../../src/rest/guide-pages.ts'
import { createBusinessKey } from '../support/api-keys.ts'
import { guideFolder, runGuide } from '../support/run-guide.ts'
import { fileApp, PASSWORD } from '../support/test-app.ts'

const { admin, app, visitor } = await fileApp()
const url = await app.listen({ port: 0, host: '127.0.0.1' })
const modules = { '@tallgrass/client': client }
const owner = await admin()
const { token } = await createBusinessKey(owner, { scopes: ['leads:read'] })
const env = { TALLGRASS_KEY: token }
const names = ['Iris Lund', 'Nadia Fox', 'Omar Reyes']
for (const name of names) await owner.trpc.admin.leads.create.mutate({ name, source: 'fair' })

/** Leads of one moment are in any order. */
const isAll = (found: string[]) => found.toSorted().join() === names.join()

test('the sign-in of the guide works with a key and with a password', async () => {
  await visitor().trpc.auth.register.mutate({
    name: 'Maren Okafor',
    email: 'client@tallgrass.example',
    password: PASSWORD,
  })
  const { printed } = await runGuide('sign-in', { modules, url, env })
  expect(printed).toEqual([[expect.toSatisfy(isAll)], [200]])
})

test('the errors of the guide are what the server answers', async () => {
  const { printed } = await runGuide('errors', { modules, url })
  const issues = [expect.objectContaining({ path: 'email' })]
  expect(printed).toEqual([[400, 'INVALID', expect.any(String), issues], [issues]])
})

test('both loops of the guide read all pages', async () => {
  const { values } = await runGuide('paging', { modules, url, env, returns: ['names', 'found'] })
  expect(values).toEqual({ names: expect.toSatisfy(isAll), found: expect.toSatisfy(isAll) })
})

const pages = Object.entries(guidePages)

test('every file of the guide is a page, and every page links the others and the reference', async () => {
  expect(readdirSync(guideFolder).sort()).toEqual(pages.map(([name]) => `${name}.md`).sort())
  const known = ['/', '/api/docs', ...pages.map(([name]) => `/api/docs/${name}`)]
  for (const address of known.slice(1)) {
    const { headers, status, text } = await visitor().rest('GET', address)
    expect([status, headers['content-type']], address).toEqual([200, 'text/html; charset=utf-8'])
    const links = [...text.matchAll(/<a href="(\/[^"#]*)/g)].map(([, link]) => link)
    expect(new Set(links.filter((link) => link !== '/api/openapi.json')), address).toEqual(new Set(known))
  }
})

test.each(pages)('the page %s is complete without a script, and names this site', async (name, label) => {
  const { text } = await visitor().rest('GET', `/api/docs/${name}`)
  expect(text).toContain(`<h1 id="${name}">${label}</h1>`)
  const shown = text.replaceAll(/<[^>]*>/g, '')
  expect(shown).not.toMatch(/https:\/\/tallgrass\.example|\[object|```/)
})

test('an unknown page is refused', async () => {
  expect((await visitor().rest('GET', '/api/docs/secrets')).body).toEqual({
    error: 'The guide has no such page',
    code: 'NOT_FOUND',
  })
})
