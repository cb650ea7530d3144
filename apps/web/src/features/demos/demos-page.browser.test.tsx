import { demos } from '@tallgrass/brand'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectFits } from '../../testing/accessibility'
import { renderApp } from '../../testing/render-app'

type Screen = Awaited<ReturnType<typeof renderApp>>

const cardOf = (screen: Screen, title: string) => screen.getByRole('article', { name: new RegExp(title) })

async function turnTo(screen: Screen, title: string) {
  const dot = screen.getByRole('button', { name: `Show ${title}` })
  await dot.click()
  await expect.element(dot).toHaveAttribute('aria-current', 'true')
  return cardOf(screen, title)
}

const heights = () =>
  new Set([...document.querySelectorAll('article')].map((card) => card.getBoundingClientRect().height))

test('the carousel loops through the demos one card at a time', async () => {
  const screen = await renderApp({ path: '/small-business' })
  for (const [index, { title }] of demos.entries()) {
    const card = await turnTo(screen, title)
    await expect.element(card.getByRole('heading', { level: 2 })).toMatchTextContent(`${index + 1}.`)
    const schedule = card.getByRole('link', { name: 'Schedule Smart AI Consultation' })
    await expect.element(schedule).toHaveAttribute('href', '/schedule')
    await expect.element(schedule).toHaveAttribute('target', '_blank')
    await expect.element(schedule).toHaveAttribute('rel', 'noopener')
  }
  expect(heights()).toEqual(new Set([480]))
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('heading', { name: '1. Speed-to-Lead Outreach' })).toBeVisible()
  await expect.poll(() => document.querySelector('[inert] #speed-to-lead')).toBeNull()
  await expectFits()
  await expectAccessible('the cards', 'main')
})

test('on a phone the dots select the cards', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(375, 812)
  const screen = await renderApp({ path: '/small-business' })
  for (const [index, { title }] of demos.entries()) {
    const card = await turnTo(screen, title)
    await expect.element(card.getByRole('heading', { level: 2 })).toMatchTextContent(`${index + 1}.`)
  }
})

test('on a phone, the first screen has a demo to try, its place and a part of the next card', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(375, 812)
  const screen = await renderApp({ path: '/small-business' })
  const card = cardOf(screen, 'Speed-to-Lead Outreach')
  const bottomOf = (one: { element: () => Element }) => one.element().getBoundingClientRect().bottom
  await expect.element(screen.getByText('1 of 5', { exact: true })).toBeVisible()
  expect(bottomOf(screen.getByText('1 of 5', { exact: true }))).toBeLessThan(812)
  expect(bottomOf(card.getByRole('button', { name: 'Try Live Demo' }))).toBeLessThan(740)
  const next = document.getElementById('whatsapp-booking')?.getBoundingClientRect()
  expect(next?.left).toBeLessThanOrEqual(375 - 16)
})

test('at 992 px, where the layouts switch, a card shows both of its buttons', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(992, 800)
  const screen = await renderApp({ path: '/small-business' })
  const card = await turnTo(screen, 'AI SEO for Answer Engines')
  const { bottom } = card.element().getBoundingClientRect()
  for (const button of [
    card.getByRole('button', { name: 'Try Live Demo' }),
    card.getByRole('link', { name: 'Schedule Smart AI Consultation' }),
  ]) {
    await expect.element(button).toBeVisible()
    expect(button.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
  }
})

test('demos open one at a time and can be hidden', async () => {
  const screen = await renderApp({ path: '/small-business' })
  await cardOf(screen, 'Speed-to-Lead Outreach').getByRole('button', { name: 'Try Live Demo' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Send yourself a lead' })).toBeVisible()
  const other = await turnTo(screen, 'AI SEO for Answer Engines')
  await other.getByRole('button', { name: 'Try Live Demo' }).click()
  await expect.element(screen.getByRole('heading', { name: 'See your page before and after' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Send yourself a lead' })).not.toBeInTheDocument()
  expect(cardOf(screen, 'Speed-to-Lead Outreach').getByText('Try Live Demo').elements()).toHaveLength(1)
  await other.getByRole('button', { name: 'Hide Demo' }).click()
  await expect.poll(() => document.getElementById('demo')).toBeNull()
})

test('the address names the card, without opening its demo', async () => {
  const screen = await renderApp({ path: '/small-business?demo=ai-seo' })
  const { history, state } = screen.router
  const shows = (title: string) =>
    expect
      .element(screen.getByRole('button', { name: `Show ${title}` }))
      .toHaveAttribute('aria-current', 'true')
  await shows('AI SEO for Answer Engines')
  await expect.element(screen.getByText('3 of 5', { exact: true })).toBeVisible()
  expect(document.getElementById('demo')).toBeNull()
  await screen.getByRole('button', { name: 'Next slide' }).click()
  await expect.poll(() => history.location.href).toBe('/small-business?demo=ai-receptionist')
  expect(history.length, 'turning adds no entry to the history').toBe(1)
  expect(state.location.pathname).toBe('/small-business')
  await screen.router.navigate({ href: '/small-business?demo=review-flywheel' })
  await shows('Review and Reputation Flywheel')
  history.back()
  await shows('AI Receptionist')
})

test('every demo ends with a call, the next demo and a way to hide it', async () => {
  const screen = await renderApp({ path: '/small-business?demo=review-flywheel' })
  await cardOf(screen, 'Review and Reputation').getByRole('button', { name: 'Try Live Demo' }).click()
  const row = screen.getByRole('region', { name: 'After this demo' })
  const book = row.getByRole('link', { name: 'Book Real Demo' })
  await expect.element(book).toHaveAttribute('href', '/schedule')
  await row.getByRole('button', { name: 'Next Demo: Speed-to-Lead Outreach' }).click()
  await expect.element(screen.getByRole('region', { name: 'Send yourself a lead' })).toHaveFocus()
  await expect.poll(() => screen.router.history.location.href).toBe('/small-business?demo=speed-to-lead')
  await expect
    .element(row.getByRole('button', { name: 'Next Demo: WhatsApp Text-to-Book Agent' }))
    .toBeVisible()
  await row.getByRole('button', { name: 'Hide This Demo' }).click()
  await expect.poll(() => document.getElementById('demo')).toBeNull()
  const card = cardOf(screen, 'Speed-to-Lead Outreach')
  await expect.element(card.getByRole('button', { name: 'Try Live Demo' })).toHaveFocus()
})
