import type { Page } from '@playwright/test'

/** What the window shows, for the README; taken only when PICTURES=1 asks for it. */
export async function picture(page: Page, name: string) {
  if (process.env.PICTURES !== '1') return
  await page.screenshot({ path: `.github/images/${name}.png`, animations: 'disabled', caret: 'hide' })
}
