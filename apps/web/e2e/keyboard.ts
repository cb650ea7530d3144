import { expect, type Locator, type Page } from '@playwright/test'

const MAX_STEPS = 40

/** Presses Tab until `target` has the focus, as a keyboard user does. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let step = 0; step < MAX_STEPS; step++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}
