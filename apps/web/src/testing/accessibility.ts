import { run } from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']
const WIDTHS = [320, 375, 768, 1024, 1440, 1920]

/** Selects whatever makes the rest of the page wait: a dialog, a drawer, the menu of a phone. */
export const openDialog = '[aria-modal="true"]'

/** Axe finds nothing, in light and in dark: on the whole page, or in the part that a selector names. */
export async function expectAccessible(what: string, part = 'html') {
  const { dataset } = document.documentElement
  const before = dataset.mantineColorScheme
  for (const colorScheme of ['light', 'dark']) {
    dataset.mantineColorScheme = colorScheme
    await expect
      .poll(() => document.querySelector(part)?.checkVisibility(), { message: `sees ${part}` })
      .toBe(true)
    await expectStandstill()
    const { violations } = await run(part, { runOnly: tags, resultTypes: ['violations'] })
    const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
    expect(found, `${what}, ${colorScheme}`).toEqual([])
  }
  dataset.mantineColorScheme = before
}

/** At every width nothing sticks out at the right, and every button and link shows its words in full. */
export async function expectFits() {
  const { innerWidth, innerHeight } = window
  try {
    for (const width of WIDTHS) {
      await page.viewport(width, 800)
      await expect.poll(sidewaysScroll, { message: `sticks out at ${width} px` }).toBe(0)
      await expect.poll(cutOffWords, { message: `cut off at ${width} px` }).toEqual([])
    }
  } finally {
    await page.viewport(innerWidth, innerHeight)
  }
}

/** What fades in has no contrast yet. What turns forever, such as a loader, is not waited for. */
async function expectStandstill() {
  await nextFrame()
  await nextFrame()
  await expect.poll(endingAnimations).toEqual([])
}

function endingAnimations() {
  return document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
}

function nextFrame() {
  return new Promise(requestAnimationFrame)
}

function sidewaysScroll() {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}

/** What buttons and links cannot show of what they say. */
function cutOffWords() {
  return [...document.querySelectorAll('button, a')]
    .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent)
}
