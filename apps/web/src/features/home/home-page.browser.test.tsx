import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../testing/render-app'

test('the hero says what the site offers and links to the demos', async () => {
  const screen = await renderApp()
  const hero = screen.getByRole('region', { name: "Smarter Automation, Built for What's Next" })
  await expect.element(hero.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .element(hero)
    .toMatchTextContent(
      'Automate lead capture, booking, and SEO — and evolve with future solutions as your needs change.',
    )
  await expect
    .element(hero.getByRole('link', { name: 'Show Me How' }))
    .toHaveAttribute('href', '/small-business')
})

test('the results are listed with their figures', async () => {
  const screen = await renderApp()
  const results = screen.getByRole('region', { name: 'Real Results Businesses Are Seeing' })
  await expect.element(results).toBeVisible()
  const items = results.getByRole('listitem').elements()
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '3x meetings77% lead accuracySpeed-to-Lead/Booking Agent',
    '30% cost reductionAI Receptionist',
    '20%+ revenue growthReview Flywheel',
    '15% productivity liftSEO Answer Engine',
  ])
  const links = results.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/small-business?demo=speed-to-lead',
    '/small-business?demo=ai-receptionist',
    '/small-business?demo=review-flywheel',
    '/small-business?demo=ai-seo',
  ])
  await expect.element(screen.getByRole('region', { name: /Why Businesses Choose/ })).toBeVisible()
  await expect.element(screen.getByRole('contentinfo')).toMatchTextContent(/© 2025 .*, Dallas-Fort Worth/)
})

test('two buttons link to the checklist, and to the scheduler in a new tab', async () => {
  const screen = await renderApp()
  const call = screen.getByRole('link', { name: 'Schedule your Strategy Call' })
  await expect.element(call).toHaveAttribute('href', '/schedule')
  await expect.element(call).toHaveAttribute('target', '_blank')
  await expect.element(call).toHaveAttribute('rel', 'noopener')
  await expect
    .element(screen.getByRole('link', { name: 'Complete Your Automation Checklist' }))
    .toHaveAttribute('href', '/automation-checklist')
})

test('one question is open at a time, and can be closed', async () => {
  const screen = await renderApp()
  const questions = screen.getByRole('region', { name: 'Common Questions' })
  await expect.element(questions).toBeVisible()
  const open = () => [...document.querySelectorAll('details[open] h3')].map(({ textContent }) => textContent)
  const first = questions.getByText(/transferred to you at project conclusion/)
  expect(open()).toEqual(['Do we keep our own accounts?'])
  await expect.element(first).toBeVisible()
  await questions.getByRole('heading', { name: 'How long does setup take?' }).click()
  await expect.poll(open).toEqual(['How long does setup take?'])
  await expect.element(questions.getByText(/^Days, not months/)).toBeVisible()
  await expect.element(first).not.toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(open).toEqual([])
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(open).toEqual(['What does success look like?'])
  await expect
    .element(questions.getByText(/^Faster replies, more booked calls, steady reviews, and clear dash/))
    .toBeVisible()
})

test.each([1280, 1920, 2560])('the grass of the hero is whole at %i px', async (width) => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(width, 1080)
  const screen = await renderApp()
  const hero = screen.getByRole('region', { name: "Smarter Automation, Built for What's Next" })
  await expect.element(hero).toBeVisible()
  const grass = () => hero.element().querySelector<SVGSVGElement>(':scope > svg')
  await expect.poll(() => grass()?.viewBox.baseVal.width).toBeGreaterThanOrEqual(width)
  // A drawing that is as wide as the window is not scaled, so that its top is not cut off.
  expect(grass()?.getBoundingClientRect().height).toBe(grass()?.viewBox.baseVal.height)
})
