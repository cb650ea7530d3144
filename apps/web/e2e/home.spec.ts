import { expect, test } from './fixtures.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('the hero says what this is, and leads to the demos by loading their page', async ({ page }) => {
  const hero = page.getByRole('region', { name: "Smarter Automation, Built for What's Next" })
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(hero).toContainText(
    'Automate lead capture, booking, and SEO — and evolve with future solutions as your needs change.',
  )
  await page.evaluate(() => document.documentElement.setAttribute('data-first-page', ''))
  await hero.getByRole('link', { name: 'Show Me How' }).click()
  await expect(page).toHaveURL('/small-business')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smart AI for Business')
  await expect(page.locator('[data-first-page]')).toHaveCount(0)
})

test('the results stand with their figures', async ({ page }) => {
  const results = page.getByRole('region', { name: 'Real Results Businesses Are Seeing' })
  await expect(results.getByRole('listitem')).toHaveText([
    '3x meetings77% lead accuracySpeed-to-Lead/Booking Agent',
    '30% cost reductionAI Receptionist',
    '20%+ revenue growthReview Flywheel',
    '15% productivity liftSEO Answer Engine',
  ])
  await expect(page.getByRole('region', { name: 'Why Businesses Choose' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText(/© 2025 .*, Dallas-Fort Worth/)
})

test('two buttons lead on: to the checklist, and to the scheduler in a new tab', async ({ page }) => {
  const call = page.getByRole('link', { name: 'Schedule your Strategy Call' })
  await expect(call).toHaveAttribute('href', '/schedule')
  await expect(call).toHaveAttribute('target', '_blank')
  await expect(call).toHaveAttribute('rel', 'noopener')
  await page.getByRole('link', { name: 'Complete Your Automation Checklist' }).click()
  await expect(page).toHaveURL('/automation-checklist')
})

test('one question is open at a time, and can be closed', { tag: '@mobile' }, async ({ page }) => {
  const questions = page.getByRole('region', { name: 'Common Questions' })
  const open = questions.locator('details[open]').getByRole('heading')
  await expect(open).toHaveText('Do we keep our own accounts?')
  await expect(questions.getByText(/transferred to you at project conclusion/)).toBeVisible()
  await questions.getByRole('heading', { name: 'How long does setup take?' }).click()
  await expect(open).toHaveText('How long does setup take?')
  await expect(questions.getByText(/^Days, not months/)).toBeVisible()
  await expect(questions.getByText(/transferred to you at project conclusion/)).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(open).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(open).toHaveText('What does success look like?')
  await expect(
    questions.getByText(/^Faster replies, more booked calls, steady reviews, and clear dash/),
  ).toBeVisible()
})
