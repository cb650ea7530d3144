import { knowledge } from '@tallgrass/brand'
import { expect, test } from 'vitest'
import { publicPages } from './public-pages.ts'
import { elementsOf, readHead } from './read-page.ts'
import { ORIGIN, siteApp } from './site-app.ts'

const get = await siteApp()

const typesOf: Record<string, string[]> = {
  '/': ['Organization,ProfessionalService', 'FAQPage'],
  '/small-business': ['BreadcrumbList', ...Array(5).fill('Service')],
  '/automation-checklist': ['BreadcrumbList'],
  '/devlab': ['BreadcrumbList', ...Array(3).fill('SoftwareApplication')],
  '/devlab/tallgrass-scorm': ['SoftwareApplication', 'BreadcrumbList'],
  '/privacy': ['BreadcrumbList'],
}

test.each(publicPages)('$path has one title, description and address of its own', async ({ path }) => {
  const head = readHead((await get(path)).body)
  expect(head).toMatchObject({
    titles: [expect.stringContaining('Tallgrass Automation')],
    descriptions: [expect.stringMatching(/^.{30,200}$/)],
    canonicals: [ORIGIN + path],
    addresses: [ORIGIN + path],
    images: [expect.any(String)],
  })
  if (path in typesOf) expect(head.types).toEqual(typesOf[path])
})

test('no two pages have the same title', async () => {
  const pages = await Promise.all(publicPages.map(({ path }) => get(path)))
  expect(new Set(pages.flatMap(({ body }) => readHead(body).titles)).size).toBe(publicPages.length)
})

test('the sitemap lists every public page and nothing else', async () => {
  const listed = elementsOf((await get('/sitemap.xml')).body, 'loc').map(({ html }) => html)
  expect(listed.toSorted()).toEqual(publicPages.map(({ path }) => ORIGIN + path).toSorted())
  expect((await get('/robots.txt')).body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  expect((await get('/llms.txt')).body).toContain(`(${ORIGIN}/automation-checklist)`)
})

test('images and icons exist where the pages and the manifest say', async () => {
  const pages = await Promise.all(publicPages.map(({ path }) => get(path)))
  const images = pages.flatMap(({ body }) => readHead(body).images)
  expect(images).toHaveLength(publicPages.length)
  const manifest = (await get('/site.webmanifest')).json()
  const icons = manifest.icons.map(({ src }: { src: string }) => src)
  for (const address of [...images, ...icons, '/apple-touch-icon.png', '/favicon.svg', '/favicon.ico']) {
    const { headers, statusCode } = await get(String(address).replace(ORIGIN, ''))
    expect(statusCode, String(address)).toBe(200)
    expect(headers['content-type']).toMatch(/^image\//)
  }
})

test('everything the assistant cites exists before any script runs', async () => {
  for (const href of new Set(knowledge.map((passage) => passage.href))) {
    const [path = '', anchor] = href.split('#')
    const { body, statusCode } = await get(path)
    expect(statusCode, href).toBe(200)
    if (anchor) expect(body, href).toContain(`id="${anchor}"`)
  }
})

test('the script of the home page is small and contains no code of the portal, demos or chat', async () => {
  const named = new Set((await get('/')).body.match(/\/assets\/[\w-]+\.js/g))
  expect([...named]).toEqual([expect.stringMatching(/^\/assets\/index-[\w-]+\.js$/)])
  const [script = ''] = named
  const { headers } = await get(script, { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBe('br')
  expect(Number(headers['content-length']), 'bytes').toBeLessThan(125_000)
  const code = (await get(script)).body
  for (const word of ['Card number', 'Simulate Incoming Call', 'Total Users', 'Loading tech stack'])
    expect(code).not.toContain(word)
})
