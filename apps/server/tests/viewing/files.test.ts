import { expect, test } from 'vitest'
import { everyTable } from '../support/every-table.ts'
import type { TestBrowser } from '../support/test-browser.ts'
import { viewOf } from '../support/view-of.ts'
import { prepareWorld, worldApp } from '../support/worlds/prepared-world.ts'

const app = await worldApp()
const admin = await app.admin()

const EXPIRED = {
  status: 401,
  body: { error: 'This link has expired. Go back and open the file again.', code: 'UNAUTHENTICATED' },
}

async function given() {
  const world = prepareWorld(app)
  const owner = await world.owner()
  const view = await viewOf(admin, owner)
  const { id: fileId } = await world.file()
  const paths = [
    `/api/invoices/${(await world.openInvoice()).id}/invoice.pdf`,
    `/api/invoices/${(await world.paidInvoice()).id}/receipt.pdf`,
    `/api/esignature-documents/${(await world.sealedDocument()).id}/document.pdf`,
    `/api/files/${fileId}`,
    `/api/files/${fileId}/preview`,
    `/api/files/${fileId}/view`,
    `/api/projects/${(await world.project()).id}/everything.zip`,
  ]
  return { world, owner, paths, ...view }
}

// A link sends no header.
const follow = (browser: TestBrowser, url: string) => browser.send({ method: 'GET', url })

async function addressOf(tab: TestBrowser, path: string) {
  return (await tab.trpc.portal.viewing.file.query({ path })).url
}

test('the files of the contact open by an address that works for a minute, and are not recorded', async () => {
  const { owner, paths, tab } = await given()
  for (const path of paths) {
    const url = await addressOf(tab, path)
    expect(url).toMatch(new RegExp(`^${path}\\?view=[\\w-]+$`))
    const before = await everyTable(app.services.database)
    const file = await follow(admin, url)
    expect(await everyTable(app.services.database)).toEqual(before)
    expect(file.status).toBe(200)
    const own = await follow(owner, path)
    expect(file.headers['content-disposition']).toBe(own.headers['content-disposition'])
    expect(file.bytes.length).toBe(own.bytes.length)
  }
})

test('the download of a document gives such an address, and a client’s own stays as it was', async () => {
  const { owner, tab, world } = await given()
  const { id } = await world.sealedDocument()
  const path = `/api/esignature-documents/${id}/document.pdf`
  const { downloadUrl } = await tab.trpc.portal.documents.download.query({ id })
  expect(downloadUrl).toMatch(/document\.pdf\?view=/)
  expect((await follow(admin, downloadUrl)).status).toBe(200)
  expect(await owner.trpc.portal.documents.download.query({ id })).toEqual({ downloadUrl: path })
  expect(await addressOf(owner, path)).toBe(path)
})

test('refuses the address after a minute, for another file, and as the token of a view', async () => {
  const { paths, tab } = await given()
  const [path = '', other = ''] = paths
  const url = await addressOf(tab, path)
  const token = url.split('=')[1] ?? ''
  expect(await follow(admin, `${other}?view=${token}`)).toMatchObject(EXPIRED)
  const { body, status } = await admin.withHeaders({ 'x-view-as': token }).rest('GET', '/api/dashboard')
  expect({ body, status }).toMatchObject({ status: 401 })
  app.clock.advance({ seconds: 59 })
  expect((await follow(admin, url)).status).toBe(200)
  app.clock.advance({ seconds: 1 })
  expect(await follow(admin, url)).toMatchObject(EXPIRED)
  const inTab = await follow(admin.withHeaders({ 'sec-fetch-dest': 'document' }), url)
  expect(inTab.status).toBe(401)
  expect(inTab.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(inTab.bytes.toString()).toContain(`<p>${EXPIRED.body.error}</p>`)
})

test('refuses the address in another session, and after the administrator signs out', async () => {
  const { owner, paths, tab, token } = await given()
  const [path = ''] = paths
  const url = await addressOf(tab, path)
  for (const browser of [app.visitor(), owner, await app.admin()])
    expect(await follow(browser, url)).toMatchObject(EXPIRED)
  expect(await follow(admin, `${path}?view=${token}`)).toMatchObject(EXPIRED)
  expect(await follow(admin, `${path}?view=`)).toMatchObject(EXPIRED)
  const leaving = await app.admin()
  const view = await viewOf(leaving, owner)
  const left = await addressOf(view.tab, path)
  await leaving.trpc.auth.logout.mutate()
  expect(await follow(leaving, left)).toMatchObject(EXPIRED)
})

test('files of another organization, drafts and other paths have no address that works', async () => {
  const { paths, tab, world } = await given()
  const stranger = await viewOf(admin, await app.client())
  for (const path of paths)
    expect((await follow(admin, await addressOf(stranger.tab, path))).status, path).toBe(404)
  const draft = `/api/invoices/${(await world.draftInvoice()).id}/invoice.pdf`
  expect((await follow(admin, await addressOf(tab, draft))).status).toBe(404)
  for (const path of ['/api/admin/audit.csv', '/api/projects/1/evidence.zip', `//evil.example${paths[0]}`])
    await expect(addressOf(tab, path)).rejects.toMatchObject({ data: { code: 'INVALID' } })
})

test('what the contact has not sent yet is neither listed nor opened in a view', async () => {
  const { owner, tab, world } = await given()
  const { id } = await world.file()
  const { projectId } = await app.services.database.db
    .updateTable('files')
    .set({ purpose: 'message', shownAt: null })
    .where('id', '=', id)
    .returning('projectId')
    .executeTakeFirstOrThrow()
  const drafts = (browser: TestBrowser) =>
    browser.trpc.portal.files.drafts.query({ projectId, purpose: 'message' })
  expect((await drafts(owner)).items).toMatchObject([{ id }])
  expect((await drafts(tab)).items).toEqual([])
  for (const path of [`/api/files/${id}`, `/api/files/${id}/preview`, `/api/files/${id}/view`]) {
    expect((await owner.rest('GET', path)).status).toBe(200)
    expect(await follow(admin, await addressOf(tab, path))).toMatchObject({ status: 404 })
  }
})
