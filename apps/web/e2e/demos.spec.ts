import { expect, test } from './fixtures.ts'

test('a visitor goes from the home page to a demo that runs in real time, and back', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.documentElement.setAttribute('data-first-page', ''))
  await page.getByRole('link', { name: 'Show Me How' }).click()
  await expect(page).toHaveURL('/small-business')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smart AI for Business')
  await expect(page.locator('[data-first-page]'), 'the link loads a new page').toHaveCount(0)

  await page.locator('#speed-to-lead').getByRole('button', { name: 'Try Live Demo' }).click()
  const demo = page.locator('#demo')
  await expect(demo).toBeFocused()
  await expect(demo).toBeInViewport()
  await demo.getByLabel('Name', { exact: true }).fill('Dana Whitfield')
  await demo.getByLabel('Email').fill('dana@harlow.example')
  await demo.getByLabel('Company').fill('Harlow Street')
  await demo.getByLabel('What do you need help with?').fill('Our shower floor leaks')
  const calls: string[] = []
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/assets/')) calls.push(request.url())
  })
  await demo.getByRole('button', { name: 'Send Lead' }).click()
  await expect(demo.locator('[aria-current="step"]')).toContainText('Offering a time')
  await expect(demo.getByRole('timer')).toHaveText('4.5s')
  await expect(demo.getByText('Our shower floor leaks')).toBeVisible()
  expect(calls, 'the input stays in the browser').toEqual([])

  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})

test('the address leads to a card, and so does the back button', { tag: '@mobile' }, async ({ page }) => {
  const heading = page.getByRole('heading', { name: '4. AI Receptionist' })
  for (const address of ['/small-business#ai-receptionist', '/small-business?demo=ai-receptionist']) {
    await page.goto(address)
    const dot = page.getByRole('button', { name: 'Show AI Receptionist' })
    await expect(dot).toHaveAttribute('aria-current', 'true')
    await expect(heading).toBeInViewport()
    await expect(page.locator('#demo')).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Show AI SEO for Answer Engines' }).click()
  await expect(page).toHaveURL('/small-business?demo=ai-seo')
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/small-business?demo=ai-seo')
  await expect(page.getByRole('heading', { name: '3. AI SEO for Answer Engines' })).toBeInViewport()
  await expect(page.getByText('3 of 5', { exact: true })).toBeVisible()
})
