import type { Page } from '@playwright/test'

/** Chooses a file with this content on the page that verifies documents. */
export async function chooseFile(page: Page, buffer: Buffer) {
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'Scope of work.pdf', mimeType: 'application/pdf', buffer })
}

/** A copy of the file with one byte changed. */
export function changeOneByte(file: Buffer): Buffer {
  const changed = Buffer.from(file)
  changed[400] = (changed[400] ?? 0) ^ 1
  return changed
}
