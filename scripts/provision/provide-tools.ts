import { findChromium } from './chromium.ts'
import { providePostgres } from './postgres.ts'

/** What the tests need besides the packages. Throws a sentence that says what is missing and how to get it. */
export async function provideTools() {
  providePostgres()
  await findChromium()
}
