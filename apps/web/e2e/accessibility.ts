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
  // The dark scheme has other colors and nothing else: no style but the palette names it, and no component asks for it.
  // The document, its names, roles and sizes are those that were looked at in light, so that no other rule can differ.
  { colorScheme: 'dark', runOnly: { type: 'rule', values: colorRules } },
]

/** Axe finds nothing, in light and in dark: on the whole page, or in a part of it. */
export async function expectAccessible(page: Page, what: string, part = 'html') {
  for (const { colorScheme, runOnly } of looks) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await expect(page.locator(part)).toBeVisible()
    expect(await findViolations(page, part, runOnly), `${what}, ${colorScheme}`).toEqual([])
  }
}

// The library that drives axe from outside sends it twice for every look and brings back all that is well, which takes
// three times as long as the look itself.
async function findViolations(page: Page, part: string, runOnly: RunOnly) {
  await loadAxe(page)
  return page.evaluate(
    async ({ part, runOnly }) => {
      // What fades has no contrast yet; what turns forever is not waited for.
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      await Promise.allSettled(ending.map(({ finished }) => finished))
      const { violations } = await window.axe.run(part, { runOnly, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
    },
    { part, runOnly },
  )
}

const axeFile = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'))
const prepared = new WeakSet<BrowserContext>()

/** Sent to the page that is open, and once to the browser for every page after it: it is half a megabyte. */
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
