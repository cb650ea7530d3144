import { page } from 'vitest/browser'

/** On a phone, then on the wide screen that every other test has. */
export async function atBothWidths(look: () => Promise<void>) {
  try {
    await page.viewport(375, 812)
    await look()
  } finally {
    await page.viewport(1280, 800)
  }
  await look()
}
