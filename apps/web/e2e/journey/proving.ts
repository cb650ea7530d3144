import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, type TestInfo } from '@playwright/test'
import type { ProjectId } from '@tallgrass/domain'
import { fileOpenedBy } from '../agreement-steps.ts'
import { chooseFile } from '../sealed-file.ts'
import { openWorkspace } from './working.ts'

const verifier = fileURLToPath(new URL('../../../../scripts/verify.ts', import.meta.url))

/** The output of `npm run verify` for a file. Throws if the file is not valid. */
function verify(path: string, { project }: TestInfo): string {
  const env = { ...process.env, DATA_DIR: project.metadata.dataDir }
  return execFileSync(process.execPath, [verifier, path], { env, encoding: 'utf8' })
}

/** The client downloads every signed document, and each is sealed. */
export async function downloadDocuments(page: Page, testInfo: TestInfo): Promise<Buffer[]> {
  await page.goto('/portal/agreements?tab=signatures')
  const buttons = page.getByRole('button', { name: /^Download/ })
  await expect(buttons).toHaveCount(2)
  // A job seals the files.
  await expect(async () => {
    await page.reload()
    await expect(buttons).toHaveCount(2)
    await expect(page.getByText('The sealed file will be available in a moment')).toHaveCount(0, {
      timeout: 1,
    })
  }).toPass()
  const files: Buffer[] = []
  for (const button of await buttons.all()) {
    const file = await fileOpenedBy(page, button)
    const path = testInfo.outputPath(`document-${files.length}.pdf`)
    writeFileSync(path, file)
    expect(verify(path, testInfo)).toContain('This is the certificate of this installation.')
    files.push(file)
  }
  return files
}

/** The client downloads every invoice and receipt. */
export async function downloadInvoices(page: Page) {
  await page.goto('/portal/invoices')
  const links = page.getByRole('link', { name: /^(Invoice|Receipt)/ }).and(page.locator('[href$=".pdf"]'))
  await expect(links).toHaveCount(4)
  for (const link of await links.all()) {
    const response = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(response.headers()['content-type']).toBe('application/pdf')
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }
}

/** Anyone can verify a document. */
export async function expectAuthentic(page: Page, documents: Buffer[]) {
  for (const document of documents) {
    await page.goto('/verify')
    await chooseFile(page, document)
    const result = page.getByRole('region', { name: 'This document is authentic' })
    await expect(result).toContainText('Signed by everyone')
  }
}

export async function downloadEvidence(desk: Page, projectId: ProjectId, testInfo: TestInfo) {
  await openWorkspace(desk, projectId)
  const download = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Evidence pack' }).click()
  const path = testInfo.outputPath('evidence.zip')
  await (await download).saveAs(path)
  const report = verify(path, testInfo)
  expect(report).toContain('2 of them sealed documents.')
  expect(report).toContain('Every file is unchanged, and every seal and evidence chain is valid.')
}
