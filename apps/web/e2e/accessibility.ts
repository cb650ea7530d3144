import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']

/** A dialog, a drawer, the menu of a phone: whatever makes the rest of the page wait. */
export const openDialog = '[aria-modal="true"]'

/** Nothing to find for axe, in light and in dark: on the whole page, or in a part of it. */
export async function expectAccessible(page: Page, what: string, part = 'html') {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await expect(page.locator(part)).toBeVisible()
    // Its other mode, for frames of strangers, opens a page more for every look.
    const axe = new AxeBuilder({ page }).setLegacyMode().withTags(tags).include(part)
    const { violations } = await axe.analyze()
    const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
    expect(found, `${what}, ${colorScheme}`).toEqual([])
  }
}
