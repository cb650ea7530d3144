import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import type { Agreement, SigningView } from '@tallgrass/contracts'
import type { AgreementType, ClientId, DocumentId, DocumentType, ProjectId } from '@tallgrass/domain'
import { callByApi } from './projects-by-api.ts'
import { expectToast } from './screens.ts'

interface SentFacts {
  clientId: ClientId | undefined
  projectId?: ProjectId
  projectName: string
  documentType?: DocumentType
}

interface DraftFacts {
  projectName: string
  type?: AgreementType
  /** True to link it to the existing project of that name. */
  ofProject?: boolean
}

/** An administrator drafts an agreement, which its client cannot see yet. */
export async function draftAgreement(page: Page, { email }: { email: string }, facts: DraftFacts) {
  const { ofProject = false, projectName, type = 'MSA' } = facts
  await page.goto('/portal/admin/agreements')
  await page.getByRole('button', { name: 'New Agreement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Agreement' })
  await dialog.getByRole('combobox', { name: 'Client' }).fill(email)
  await page.getByRole('option', { name: email }).click()
  await dialog.getByLabel('Agreement Type').selectOption(type)
  await dialog.getByLabel('Project Name').fill(projectName)
  if (ofProject) {
    await dialog.getByRole('combobox', { name: 'Project', exact: true }).click()
    await page.getByRole('option', { name: projectName }).click()
  }
  await dialog.getByRole('button', { name: 'Create Agreement' }).click()
  await expectToast(page, 'Agreement Created')
}

/** Sends a retainer with the button inside `from`. */
export async function sendRetainer(
  page: Page,
  from: Locator,
  { amount, projectName }: { projectName: string; amount: string },
) {
  await from.getByRole('button', { name: 'Send for Signature' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send for Signature' })
  await dialog.getByLabel('Project Name').fill(projectName)
  await dialog.getByLabel('Retainer Amount').fill(amount)
  await dialog.getByRole('button', { name: 'Send for Signature' }).click()
  await expectToast(page, 'Document Sent', 'The document has been sent for e-signature successfully.')
}

/** The PDF that `button` opens in a new tab. */
export async function fileOpenedBy(page: Page, button: Locator) {
  // The tab stays empty, because browsers render PDFs differently.
  await page.context().route('**/document.pdf', (route) => route.fulfill({ status: 204 }))
  const request = page.context().waitForEvent('request', (request) => request.url().endsWith('/document.pdf'))
  await button.click()
  const response = await page.request.get((await request).url())
  expect(response.headers()['content-type']).toBe('application/pdf')
  return response.body()
}

/** Creates an agreement and sends its document to the client. */
export async function sendDocumentByApi(office: APIRequestContext, { documentType, ...facts }: SentFacts) {
  const { id } = await callByApi<Agreement>(office, 'admin.agreements.create', { ...facts, type: 'SOW' })
  const documentTitle = `What we agree on for ${facts.projectName}`
  const { documentId } = await callByApi<Agreement>(office, 'admin.agreements.sendForSignature', {
    id,
    documentType: documentType ?? 'scope_of_work',
    documentTitle,
    projectName: facts.projectName,
  })
  if (!documentId) throw new Error('The agreement has no document')
  return { documentId, documentTitle, path: `/sign/${documentId}` }
}

/** Signs for the client without a page. `api` is signed in with their account. */
export async function signByApi(api: APIRequestContext, documentId: DocumentId, name: string) {
  const input = encodeURIComponent(JSON.stringify({ documentId }))
  const response = await api.get(`/trpc/portal.signing.get?input=${input}`)
  const { result }: { result: { data: SigningView } } = await response.json()
  const { consent, sha256 } = result.data
  const signature = { documentId, name, sha256, consentVersion: consent.version }
  await callByApi(api, 'portal.signing.sign', signature)
}

/** Draws a curve on the signature pad with the pointer. */
export async function draw(page: Page) {
  const pad = page.getByRole('img', { name: 'Signature, nothing drawn yet' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('There is no pad to draw on')
  const at = (step: number) =>
    [box.x + 20 + step * 4, box.y + box.height / 2 + 20 * Math.sin(step / 4)] as const
  await page.mouse.move(...at(0))
  await page.mouse.down()
  for (let step = 1; step < 50; step++) await page.mouse.move(...at(step))
  await page.mouse.up()
}

/** Accepts the terms and signs, as the client or as the administrator. */
export async function agreeAnd(page: Page, button: 'Sign' | 'Countersign') {
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** An administrator signs last and returns to the agreements. */
export async function countersign(page: Page, path: string) {
  await page.goto(path)
  await agreeAnd(page, 'Countersign')
  await expect(page).toHaveURL('/portal/admin/agreements')
}
