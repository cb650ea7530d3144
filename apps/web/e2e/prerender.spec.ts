import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { publicPages, readHead } from './page-head.ts'

const wide = { width: 1280, height: 800 }
const narrow = { width: 375, height: 812 }
const sizes = [wide, narrow]

// The HTML as sent is tested without a browser, in apps/server/tests/built-site.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each public page shows its heading and its footer', async ({ page, request }) => {
    for (const path of await publicPages(request)) {
      await page.goto(path)
      for (const size of sizes) {
        await page.setViewportSize(size)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
      }
    }
  })

  test('all content and all links work', async ({ page }) => {
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.goto('/')
      const answer = page.getByText('Faster replies, more booked calls')
      await expect(answer).toBeHidden()
      await page.getByRole('heading', { name: 'What does success look like?' }).click()
      await expect(answer).toBeVisible()
      const links = page.getByRole('navigation', { name: 'Main' })
      await expect(links.getByRole('link', { name: 'DevLab' })).toBeVisible()
      await page.getByRole('link', { name: 'Privacy' }).click()
      await expect(page).toHaveURL('/privacy')
    }
  })

  test('the schedule offers the telephone, and nothing waits for a script', async ({ page }) => {
    await page.goto('/schedule')
    const main = page.getByRole('main')
    await expect(main.locator('noscript a[href="tel:9725550142"]')).toBeInViewport()
    await expect(main.locator('.mantine-Skeleton-root')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeHidden()
  })
})

// Preferences that the build cannot know. Every pair of values occurs in one of the runs.
for (const { colorScheme, reducedMotion, size } of [
  { colorScheme: 'light', reducedMotion: 'reduce', size: wide },
  { colorScheme: 'dark', reducedMotion: 'no-preference', size: wide },
  { colorScheme: 'light', reducedMotion: 'no-preference', size: narrow },
  { colorScheme: 'dark', reducedMotion: 'reduce', size: narrow },
] as const) {
  test(`pages hydrate without changes, ${colorScheme}, motion: ${reducedMotion}, ${size.width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion })
    for (const path of await publicPages(request)) {
      const sent = await (await page.goto(path))?.text()
      const before = await page.locator('main').elementHandle()
      await page.getByRole('button', { name: 'Toggle color theme' }).click()
      const other = colorScheme === 'light' ? 'dark' : 'light'
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', other)
      // A hydration mismatch would have replaced the element. Errors on the console fail the test, too.
      expect(await before?.evaluate((main) => main.isConnected), path).toBe(true)
      expect(await readHead(page), path).toEqual(await readHead(page, sent))
      await page.evaluate(() => localStorage.clear())
    }
  })
}

const SCRIPTS = '**/assets/*.js'

/** Blocks all scripts until the returned function is called. */
async function delayScripts(page: Page) {
  const gate = Promise.withResolvers<void>()
  await page.route(SCRIPTS, async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

function holdBackFont(page: Page) {
  return page.route('**/*.woff2', () => {})
}

/** How many lines each text of the page takes. */
function linesOf(page: Page) {
  return page.locator('h1, h2, h3, h4, p, dt, dd').evaluateAll((texts) =>
    texts.map((text) => {
      const lines = text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)
      return `${Math.round(lines)} ${text.textContent}`
    }),
  )
}

test('the scroll position from before hydration is kept', async ({ page }) => {
  const releaseScripts = await delayScripts(page)
  await page.goto('/')
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Privacy' })
  await opener.scrollIntoViewIfNeeded()
  releaseScripts()
  await opener.click()
  const dialog = page.getByRole('alertdialog', { name: 'Privacy' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeInViewport()
})

test('input and clicks from before hydration are not lost', async ({ page }) => {
  const releaseScripts = await delayScripts(page)
  await page.goto('/devlab/tallgrass-echo')
  await page.getByLabel('Name').fill('Priya Raman')
  await page.getByLabel('What would you use it for?').fill('Questions about tiles')
  await page.getByRole('button', { name: 'Join the Waitlist' }).click()
  await expect(page).toHaveURL('/devlab/tallgrass-echo')
  releaseScripts()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Priya Raman')
  await expect(page.getByLabel('What would you use it for?')).toHaveValue('Questions about tiles')
})

test('the layout does not shift during hydration', async ({ page }) => {
  await holdBackFont(page)
  for (const size of sizes) {
    await page.goto('about:blank')
    await page.setViewportSize(size)
    for (const path of ['/', '/small-business']) {
      const releaseScripts = await delayScripts(page)
      const answered = page.waitForResponse(/auth\.session/)
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => document.readyState !== 'loading')
      // A browser may paint a part of a document before the rest has arrived. This is about what comes after.
      await watchShifts(page)
      releaseScripts()
      await answered
      await expect(page.getByRole('button', { name: /Customer Login|Open menu/ })).toBeVisible()
      await twoFrames(page)
      await page.unroute(SCRIPTS)
    }
  }
})

/** From the next frame on, whatever moves is an error on the console. */
async function watchShifts(page: Page) {
  await twoFrames(page)
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && Number(entry.value) > 0.0005) console.error('moved', JSON.stringify(entry))
      }
    }).observe({ type: 'layout-shift' })
  })
}

/** After the first, what was there has been laid out; after the second, it has been reported. */
function twoFrames(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
}

test('texts take as many lines in the web font as in its fallback', async ({ page, browser, baseURL }) => {
  const early = await browser.newPage({ baseURL: String(baseURL) })
  await holdBackFont(early)
  for (const path of ['/', '/small-business']) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    await early.goto(path, { waitUntil: 'commit' })
    for (const size of sizes) {
      await Promise.all([early, page].map((one) => one.setViewportSize(size)))
      await expect(early.getByRole('button', { name: /Customer Login|Open menu/ })).toBeVisible()
      const lines = await linesOf(page)
      expect(lines.length).toBeGreaterThan(20)
      await expect.poll(() => linesOf(early), `${path}, ${size.width} px`).toEqual(lines)
    }
  }
  await early.close()
})

test('the first card does not move when the script takes over', async ({ page, browser, baseURL }) => {
  const still = await browser.newPage({ javaScriptEnabled: false, baseURL: String(baseURL) })
  for (const path of ['/small-business', '/devlab']) {
    for (const size of sizes) {
      await page.setViewportSize(size)
      await still.setViewportSize(size)
      await page.goto(path)
      await expect(page.locator('[inert]').first()).toBeAttached()
      await still.goto(path)
      const [before, after] = await Promise.all(
        [still, page].map((one) => one.getByRole('article').first().boundingBox()),
      )
      expect(Math.abs((before?.x ?? 0) - (after?.x ?? 999)), `${path}, ${size.width} px`).toBeLessThan(2)
    }
  }
  await still.close()
})

test('the home page requests one script, after the first paint', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Customer Login' })).toBeVisible()
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/index-[\w-]+\.js$/)])
  const { painted, started } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    started: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))?.startTime,
  }))
  expect(started).toBeGreaterThan(painted)
})
