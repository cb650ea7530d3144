import { demos } from '@tallgrass/brand'
import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { expectAccessible, expectFits } from './accessibility'
import { stopTime, ticking } from './passing-time'
import { renderApp } from './render-app'

/** The headings of the open demos. */
const sections = {
  'speed-to-lead': 'Send yourself a lead',
  'whatsapp-booking': 'Text it the way a customer would',
  'ai-seo': 'See your page before and after',
  'ai-receptionist': 'Pick up a call',
  'review-flywheel': 'Finish a job and watch what follows',
} as const

/** Opens a demo from its card. From then on, time passes only by `pass`. */
export async function openDemo(id: keyof typeof sections) {
  const screen = await renderApp({ path: `/small-business?demo=${id}` })
  const title = demos.find((demo) => demo.id === id)?.title ?? ''
  const card = screen.getByRole('article', { name: new RegExp(title) })
  await card.getByRole('button', { name: 'Try Live Demo' }).click()
  const demo = screen.getByRole('region', { name: sections[id] })
  await expect.element(demo).toHaveFocus()
  await expect.element(demo).toBeInViewport()
  await expect.element(demo.getByText('Simulation', { exact: true })).toBeVisible()
  stopTime()
  return { screen, card, demo }
}

/** Expects that the current state of the demo fits the screen and is accessible. */
export async function expectGood(what: string, part = '#demo') {
  await expectFits()
  await ticking(() => expectAccessible(what, part))
}

/** Expects these figures beside a demo. */
export async function expectFigures(place: Locator, figures: string[]) {
  for (const figure of figures) {
    const item = place.getByRole('listitem').and(place.getByText(figure, { exact: true }))
    await expect.element(item).toBeVisible()
  }
}
