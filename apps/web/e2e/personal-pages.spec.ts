import type { Page, Request } from '@playwright/test'
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

/** A page is one document, its scripts, styles, fonts and icons; at rest it loads what follows changes. */
const MAX_REQUESTS = 13

/** The stream of what changes, and what it leads to: this test has just created a project. */
function isFollowing(request: Request): boolean {
  return request.resourceType() === 'eventsource' || request.headers()['x-unattended'] !== undefined
}

async function expectLight(page: Page, path: string) {
  const requests: string[] = []
  const note = (request: Request) => {
    if (!isFollowing(request)) requests.push(request.url())
  }
  // The page before would go on loading until this one arrives.
  await page.goto('about:blank')
  page.on('request', note)
  await page.goto(path, { waitUntil: 'networkidle' })
  page.off('request', note)
  expect(requests.length, `${path}: ${requests.join(', ')}`).toBeLessThanOrEqual(MAX_REQUESTS)
  expect(
    requests.filter((url) => url.includes('/trpc/')),
    `${path}: its answers came with it`,
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
  for (const path of ['/portal', `/portal/projects/${project}?tab=invoices`, '/portal/invoices', '/schedule'])
    await expectLight(page, path)
  await signIn('admin')
  for (const path of [
    '/portal/admin',
    '/portal/admin/invoices',
    '/portal/admin/clients',
    '/portal/admin/leads',
    '/portal/admin/audit',
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
