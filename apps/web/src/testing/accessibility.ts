import { getRules, type RunOnly, run } from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']
const colorRules = getRules(tags)
  .filter((rule) => rule.tags.includes('cat.color'))
  .map(({ ruleId }) => ruleId)

const looks: { colorScheme: 'light' | 'dark'; runOnly: RunOnly }[] = [
  { colorScheme: 'light', runOnly: { type: 'tag', values: tags } },
  // The dark scheme differs only in colors, so no other rule can give another result.
  { colorScheme: 'dark', runOnly: { type: 'rule', values: colorRules } },
]

const WIDTHS = [320, 375, 768, 1024, 1440, 1920]

/** Selects the open modal: a dialog, a drawer, the menu on a phone. */
export const openDialog = '[aria-modal="true"]'

/** Expects no axe violations in the light and the dark theme: on the whole page, or in `part`, a selector. */
export async function expectAccessible(what: string, part = 'html') {
  const { dataset } = document.documentElement
  const before = dataset.mantineColorScheme
  for (const { colorScheme, runOnly } of looks) {
    dataset.mantineColorScheme = colorScheme
    await expect
      .poll(() => document.querySelector(part)?.checkVisibility(), { message: `${part} is visible` })
      .toBe(true)
    await waitForAnimations()
    const { violations } = await run(part, { runOnly, resultTypes: ['violations'] })
    const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
    expect(found, `${what}, ${colorScheme}`).toEqual([])
  }
  dataset.mantineColorScheme = before
}

/** Expects no horizontal scrolling and no truncated button or link at any of the widths, within `timeout` ms each. */
export async function expectFits(patience: { timeout?: number } = {}) {
  const { innerWidth, innerHeight } = window
  try {
    for (const width of WIDTHS) {
      await page.viewport(width, 800)
      await expect.poll(horizontalScroll, { message: `overflows at ${width} px`, ...patience }).toBe(0)
      await expect.poll(truncatedLabels, { message: `cut off at ${width} px`, ...patience }).toEqual([])
    }
  } finally {
    await page.viewport(innerWidth, innerHeight)
  }
}

/** An element that is fading in has no contrast yet. Does not wait for endless animations, such as a loader's. */
async function waitForAnimations() {
  await nextFrame()
  await nextFrame()
  await expect.poll(finiteAnimations).toEqual([])
}

function finiteAnimations() {
  return document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
}

function nextFrame() {
  return new Promise(requestAnimationFrame)
}

function horizontalScroll() {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}

/** The texts of buttons and links that do not fit. */
function truncatedLabels() {
  return [...document.querySelectorAll('button, a')]
    .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent)
}
