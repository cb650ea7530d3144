import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, type TestInfo } from '@playwright/test'
import { fileBehind } from '../agreement-steps.ts'
import { chooseFile } from '../sealed-file.ts'
import { openWorkspace } from './working.ts'

const verifier = fileURLToPath(new URL('../../../../scripts/verify.ts', import.meta.url))

/** What the command for it says about a file; a file that does not hold fails. */
function verify(path: string, { project }: TestInfo): string {
  const env = { ...process.env, DATA_DIR: project.metadata.dataDir }
  return execFileSync(process.execPath, [verifier, path], { env, encoding: 'utf8' })
}

/** The client takes every signed document along, and each has its seal. */
export async function takeDocuments(page: Page, testInfo: TestInfo): Promise<Buffer[]> {
  await page.goto('/portal/agreements?tab=signatures')
  const buttons = page.getByRole('button', { name: /^Download/ })
  await expect(buttons).toHaveCount(2)
  // The seal is set by a job.
  await expect(async () => {
    await page.reload()
    await expect(buttons).toHaveCount(2)
    await expect(page.getByText('The file is being sealed')).toHaveCount(0, { timeout: 1 })
  }).toPass()
  const files: Buffer[] = []
  for (const button of await buttons.all()) {
    const file = await fileBehind(page, button)
    const path = testInfo.outputPath(`document-${files.length}.pdf`)
    writeFileSync(path, file)
    expect(verify(path, testInfo)).toContain('This is the certificate of this installation.')
    files.push(file)
  }
  return files
}

/** And every invoice with its receipt. */
export async function takeInvoices(page: Page) {
  await page.goto('/portal/invoices')
  const links = page.getByRole('link', { name: /^(Invoice|Receipt)/ }).and(page.locator('[href$=".pdf"]'))
  await expect(links).toHaveCount(4)
  for (const link of await links.all()) {
    const response = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(response.headers()['content-type']).toBe('application/pdf')
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }
}

/** Anybody may ask whether a document is authentic. */
export async function expectAuthentic(page: Page, documents: Buffer[]) {
  for (const document of documents) {
    await page.goto('/verify')
    await chooseFile(page, document)
    const result = page.getByRole('region', { name: 'This document is authentic' })
    await expect(result).toContainText('Signed by everyone')
  }
}

export async function takeEvidence(desk: Page, projectId: string, testInfo: TestInfo) {
  await openWorkspace(desk, projectId)
  const download = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Evidence pack' }).click()
  const path = testInfo.outputPath('evidence.zip')
  await (await download).saveAs(path)
  const report = verify(path, testInfo)
  expect(report).toContain('2 of them sealed documents.')
  expect(report).toContain('Every file is unchanged, and every seal and evidence chain is valid.')
}
