import type { Page, Request } from '@playwright/test'
import { type LiveMessage, liveMessage } from '@tallgrass/contracts'
import { liveQueries } from '@tallgrass/contracts/live-queries'
import { expect, test } from './fixtures.ts'
import { adminPages, adminProjectPages, clientPages, createFullProject } from './portal-pages.ts'

// What the server renders has to be what the browser would have rendered, wherever its reader is.
const readers = [
  { timezoneId: 'Asia/Tokyo', viewport: { width: 375, height: 812 } },
  { timezoneId: 'America/Los_Angeles', viewport: { width: 1280, height: 800 } },
  { timezoneId: 'Asia/Kolkata', viewport: { width: 375, height: 812 } },
]

/** Not the pages of what does not exist, nor addresses that the browser shortens. */
function isRendered(path: string): boolean {
  return path.startsWith('/portal') && !path.includes('0198c0de') && !path.endsWith('tab=tasks')
}

/**
 * A page is one document, its scripts, styles, fonts and icons; at rest it loads what follows changes. Pages of projects
 * and profiles have parts of their own, which they share.
 */
const maxRequests = (path: string) => (/\/projects\/.|\/profile$/.test(path) ? 13 : 11)

/** The calls in a request that the page makes on its own; none for every other request. */
function unattendedCalls(request: Request): string[] {
  const { pathname } = new URL(request.url())
  const isUnattended = request.headers()['x-unattended'] !== undefined
  return isUnattended ? decodeURIComponent(pathname.slice('/trpc/'.length)).split(',') : []
}

/** What the stream of a page says. This test has just created a project, and others run at the same time. */
async function listenTo(page: Page) {
  const said: LiveMessage[] = []
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  browser.on('Network.eventSourceMessageReceived', ({ data }) => {
    const message = liveMessage.safeParse(JSON.parse(data))
    if (message.success) said.push(message.data)
  })
  return said
}

/** A server that has just started tells every page to read everything again. */
async function waitForSettledServer(page: Page) {
  const said = await listenTo(page)
  await expect
    .poll(async () => {
      said.length = 0
      await page.goto('/portal')
      await expect.poll(() => said.length).toBeGreaterThan(0)
      return said.some(({ reload }) => reload)
    })
    .toBe(false)
}

function isExplained(path: string, said: LiveMessage[]): boolean {
  const kinds: readonly string[] =
    new Map<string, readonly string[]>(Object.entries(liveQueries)).get(path) ?? []
  return said.some(({ changes }) => changes.some(({ kind }) => kinds.includes(kind)))
}

async function expectLight(page: Page, path: string) {
  const requests: string[] = []
  const followed: string[] = []
  const note = (request: Request) => {
    const calls = unattendedCalls(request)
    followed.push(...calls)
    if (request.resourceType() !== 'eventsource' && calls.length === 0) requests.push(request.url())
  }
  // The page before would go on loading until this one arrives.
  await page.goto('about:blank')
  const said = await listenTo(page)
  page.on('request', note)
  await page.goto(path, { waitUntil: 'networkidle' })
  if (path.startsWith('/portal')) await expect.poll(() => said.length, `${path} follows`).toBeGreaterThan(0)
  page.off('request', note)
  expect(requests.length, `${path}: ${requests.join(', ')}`).toBeLessThanOrEqual(maxRequests(path))
  expect(
    requests.filter((url) => url.includes('/trpc/')),
    `${path}: its answers came with it`,
  ).toEqual([])
  expect(
    said.filter(({ reload }) => reload),
    `${path}: nothing is missing`,
  ).toEqual([])
  expect(
    followed.filter((call) => !isExplained(call, said)),
    `${path}: only what has changed is asked for again`,
  ).toEqual([])
}

async function expectHydrated(page: Page, path: string) {
  const sent = await (await page.goto(path))?.text()
  expect(sent?.includes('id="arrival"'), path).toBe(true)
  const before = await page.locator('main').elementHandle()
  const scheme = await page.locator('html').getAttribute('data-mantine-color-scheme')
  await page.getByRole('button', { name: 'Toggle color theme' }).click()
  const other = scheme === 'light' ? 'dark' : 'light'
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', other)
  // A hydration mismatch would have replaced the element. Errors on the console fail the test, too.
  expect(await before?.evaluate((main) => main.isConnected), path).toBe(true)
}

for (const reader of readers) {
  test.describe(`in ${reader.timezoneId}, ${reader.viewport.width} px`, () => {
    test.use(reader)
    test.beforeEach(() => test.slow())

    test('every page of a client hydrates without changes', async ({ office, page, signIn }) => {
      await signIn('client')
      const project = await createFullProject(office)
      const paths = clientPages(project).filter((path) => isRendered(path))
      for (const path of paths) await expectHydrated(page, path)
    })

    test('every page of an administrator hydrates without changes', async ({ office, page, signIn }) => {
      await signIn('admin')
      const project = await createFullProject(office)
      const paths = [...adminProjectPages(project), ...adminPages].filter((path) => isRendered(path))
      for (const path of paths) await expectHydrated(page, path)
    })
  })
}

test('a page is few requests, and its answers come with it', async ({ office, page, signIn }) => {
  test.slow()
  const project = await createFullProject(office)
  await signIn('client')
  await waitForSettledServer(page)
  for (const path of [
    '/portal',
    `/portal/projects/${project}`,
    `/portal/projects/${project}?tab=invoices`,
    '/portal/invoices',
    '/portal/profile',
    '/schedule',
  ])
    await expectLight(page, path)
  await signIn('admin')
  for (const path of [
    '/portal/admin',
    '/portal/admin/invoices',
    '/portal/admin/clients',
    '/portal/admin/leads',
    '/portal/admin/audit',
    '/portal/admin/profile',
    `/portal/admin/projects/${project}`,
  ])
    await expectLight(page, path)
})

test('on a phone the active tab shows before any script has loaded, and stays where its reader finds it', async ({
  office,
  page,
  signIn,
}) => {
  const project = await createFullProject(office)
  await signIn('admin')
  await page.setViewportSize({ width: 375, height: 812 })
  const pressed = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.goto(`/portal/admin/projects/${project}?tab=history`, { waitUntil: 'commit' })
  const history = page.getByRole('tab', { name: 'History' })
  const tasks = page.getByRole('tab', { name: 'Tasks' })
  await expect(history).toBeInViewport({ ratio: 0.9 })

  await tasks.scrollIntoViewIfNeeded()
  const before = await tasks.boundingBox()
  await page.getByRole('button', { name: 'Toggle color theme' }).click()
  pressed.resolve()
  await expect(page.locator('html'), 'hydrated').toHaveAttribute('data-mantine-color-scheme', 'dark')
  expect(await tasks.boundingBox()).toEqual(before)
  await tasks.click()
  await expect(tasks).toHaveAttribute('aria-selected', 'true')
})
