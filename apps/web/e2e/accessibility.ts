import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import axe, { type RunOnly } from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']

const colorRules = axe
  .getRules(tags)
  .filter((rule) => rule.tags.includes('cat.color'))
  .map(({ ruleId }) => ruleId)

const looks: { colorScheme: 'light' | 'dark'; runOnly: RunOnly }[] = [
  { colorScheme: 'light', runOnly: { type: 'tag', values: tags } },
  // The dark scheme differs only in colors: only the palette mentions it, and no component reads it. Names, roles and
  // sizes are the same as in light, so no other rule can give another result.
  { colorScheme: 'dark', runOnly: { type: 'rule', values: colorRules } },
]

/** Expects no axe violations in the light and the dark theme: on the whole page, or in a part of it. */
export async function expectAccessible(page: Page, what: string, part = 'html') {
  for (const { colorScheme, runOnly } of looks) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await expect(page.locator(part)).toBeVisible()
    expect(await findViolations(page, part, runOnly), `${what}, ${colorScheme}`).toEqual([])
  }
}

// Runs axe directly: the Playwright integration sends it twice per run and returns all passed rules, which takes three
// times as long as the run itself.
async function findViolations(page: Page, part: string, runOnly: RunOnly) {
  await loadAxe(page)
  return page.evaluate(
    async ({ part, runOnly }) => {
      // An element that is fading in has no contrast yet. Does not wait for endless animations.
      const finite = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      await Promise.allSettled(finite.map(({ finished }) => finished))
      const { violations } = await window.axe.run(part, { runOnly, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
    },
    { part, runOnly },
  )
}

const axeFile = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'))
const prepared = new WeakSet<BrowserContext>()

/** Loads axe, half a megabyte, into the open page, and once per browser context for all later pages. */
async function loadAxe(page: Page) {
  for (const frame of page.frames()) {
    await frame.waitForLoadState()
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(readFileSync(axeFile, 'utf8'))
  }
  if (prepared.has(page.context())) return
  prepared.add(page.context())
  await page.context().addInitScript({ path: axeFile })
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
