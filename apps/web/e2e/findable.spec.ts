import type { Page } from '@playwright/test'
import { knowledge } from '@tallgrass/brand'
import { expect, test } from './fixtures.ts'
import { publicPages } from './public-pages.ts'

/** What a search engine and a shared link would show of the page. */
function readHead(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
    return {
      titles: [...document.querySelectorAll('head > title')].map(({ textContent }) => textContent),
      descriptions: all('meta[name="description"]', 'content'),
      canonicals: all('link[rel="canonical"]', 'href'),
      addresses: all('meta[property="og:url"]', 'content'),
      images: all('meta[property="og:image"]', 'content'),
      types: [...document.querySelectorAll('script[type="application/ld+json"]')]
        .map((script) => JSON.parse(script.textContent ?? ''))
        .map((thing) => String(thing['@type'])),
    }
  })
}

const typesOf: Record<string, string[]> = {
  '/': ['Organization,ProfessionalService', 'FAQPage'],
  '/small-business': ['BreadcrumbList', ...Array(5).fill('Service')],
  '/automation-checklist': ['BreadcrumbList'],
  '/devlab': ['BreadcrumbList', ...Array(3).fill('SoftwareApplication')],
  '/devlab/tallgrass-scorm': ['SoftwareApplication', 'BreadcrumbList'],
  '/privacy': ['BreadcrumbList'],
}

function expectWhole(head: Awaited<ReturnType<typeof readHead>>, path: string, origin: string) {
  expect(head.titles, path).toEqual([expect.stringContaining('Tallgrass Automation')])
  expect(head.descriptions, path).toEqual([expect.stringMatching(/^.{30,200}$/)])
  expect(head.canonicals).toEqual([origin + path])
  expect(head.addresses).toEqual([origin + path])
  expect(head.images).toHaveLength(1)
  if (path in typesOf) expect(head.types, path).toEqual(typesOf[path])
}

test('each page has one title, description and address of its own, before and after its script', async ({
  page,
  browser,
  baseURL,
}) => {
  const still = await browser.newPage({ javaScriptEnabled: false, baseURL: String(baseURL) })
  const titles = new Set<string | null>()
  for (const { path } of publicPages) {
    await still.goto(path)
    const before = await readHead(still)
    expectWhole(before, path, String(baseURL))
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Customer Login' })).toBeVisible()
    expect(await readHead(page)).toEqual(before)
    for (const title of before.titles) titles.add(title)
  }
  expect(titles.size).toBe(publicPages.length)
  await still.close()
})

test('going on inside the site replaces what the last page said of itself', async ({ page, baseURL }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'DevLab' }).click()
  await expect(page).toHaveTitle(/^DevLab/)
  expectWhole(await readHead(page), '/devlab', String(baseURL))
  await page.getByRole('link', { name: 'Learn More about Tallgrass SCORM' }).click()
  await expect(page).toHaveTitle(/^Tallgrass SCORM/)
  expectWhole(await readHead(page), '/devlab/tallgrass-scorm', String(baseURL))
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveTitle(/smarter automation/)
  expectWhole(await readHead(page), '/', String(baseURL))
})

test('the map of the site names every public page and nothing else', async ({ request, baseURL }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed.toSorted()).toEqual(publicPages.map(({ path }) => `${baseURL}${path}`).toSorted())
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(await (await request.get('/llms.txt')).text()).toContain(`(${baseURL}/automation-checklist)`)
})

test('pictures and icons are where the pages and the manifest say', async ({ page, request }) => {
  const images: (string | null)[] = []
  for (const { path } of publicPages) {
    await page.goto(path)
    images.push(...(await readHead(page)).images)
  }
  const manifest = await (await request.get('/site.webmanifest')).json()
  const icons = manifest.icons.map(({ src }: { src: string }) => src)
  for (const address of [...images, ...icons, '/apple-touch-icon.png', '/favicon.svg', '/favicon.ico']) {
    const answer = await request.get(String(address))
    expect(answer.status(), String(address)).toBe(200)
    expect(answer.headers()['content-type']).toMatch(/^image\//)
  }
})

test('the e-mail address stands in no page', async ({ request }) => {
  for (const { path } of [...publicPages, { path: '/llms.txt' }])
    expect(await (await request.get(path)).text()).not.toMatch(/hello@tallgrass|mailto:/)
})

test('whatever the assistant cites is there, before any script runs', async ({ page }) => {
  for (const href of new Set(knowledge.map((passage) => passage.href))) {
    const [path = '', anchor] = href.split('#')
    const answer = await page.request.get(path)
    expect(answer.status(), href).toBe(200)
    if (anchor) expect(await answer.text(), href).toContain(`id="${anchor}"`)
  }
})
