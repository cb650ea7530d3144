import type { Page } from '@playwright/test'

/** Takes a screenshot for the README, only if PICTURES=1. */
export async function picture(page: Page, name: string) {
  if (process.env.PICTURES !== '1') return
  await page.screenshot({ path: `.github/images/${name}.png`, animations: 'disabled', caret: 'hide' })
}
