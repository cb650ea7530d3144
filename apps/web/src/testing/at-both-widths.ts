import { page } from 'vitest/browser'

/** Runs `look` at the width of a phone, then at the default width of all tests. */
export async function atBothWidths(look: () => Promise<void>) {
  try {
    await page.viewport(375, 812)
    await look()
  } finally {
    await page.viewport(1280, 800)
  }
  await look()
}
