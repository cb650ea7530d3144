import { findChromium } from './chromium.ts'
import { providePostgres } from './postgres.ts'

/** Ensures that PostgreSQL and Chromium are available. Throws an error that says what is missing and how to get it. */
export async function provideTools() {
  providePostgres()
  await findChromium()
}
