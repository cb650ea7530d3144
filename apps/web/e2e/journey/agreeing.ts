import { expect, type Page } from '@playwright/test'
import { agreeAnd, draftAgreement, draw, sendRetainer } from '../agreement-steps.ts'
import { goToCard, payWith } from '../card-payment.ts'
import { expectNoHorizontalScroll, expectToast } from '../screens.ts'
import { tabOpenedBy } from './browsers.ts'
import { PHONE, PROJECT, visitor } from './cast.ts'
import { picture } from './picture.ts'

const cardOf = (desk: Page, type: 'MSA' | 'SOW') =>
  desk.getByRole('article', { name: `${type} Agreement, ${PROJECT}` })

export async function offerRetainer(desk: Page) {
  await draftAgreement(desk, visitor, { projectName: PROJECT, ofProject: true })
  await sendRetainer(desk, cardOf(desk, 'MSA'), { projectName: PROJECT, amount: '900' })
}

/** Returns the title of the document. */
export async function offerSignOff(desk: Page): Promise<string> {
  const title = `Completion of the ${PROJECT}`
  await draftAgreement(desk, visitor, { projectName: PROJECT, ofProject: true, type: 'SOW' })
  await cardOf(desk, 'SOW').getByRole('button', { name: 'Send for Signature' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Send for Signature' })
  await dialog.getByLabel('Document Type').selectOption('completion_signoff')
  await dialog.getByLabel('Document Title').fill(title)
  await dialog.getByLabel('Project Name').fill(PROJECT)
  await dialog.getByRole('button', { name: 'Send for Signature' }).click()
  await expectToast(desk, 'Document Sent', 'The document has been sent for e-signature successfully.')
  return title
}

/** The client opens the document from the dashboard. */
export async function openToSign(page: Page): Promise<Page> {
  await page.goto('/portal')
  const waiting = page.getByRole('region', { name: 'Waiting for you' })
  const tab = await tabOpenedBy(page, () => waiting.getByRole('link', { name: 'Sign Document' }).click())
  await expect(tab.getByRole('heading', { level: 2, name: 'Your signature' })).toBeVisible()
  return tab
}

/** An administrator cannot sign before the client. */
export async function expectClientFirst(desk: Page, path: string) {
  await desk.goto(path)
  await expect(desk.getByRole('heading', { name: 'The client signs first' })).toBeVisible()
  await expect(desk.getByRole('button', { name: /sign/i })).toHaveCount(0)
}

export async function signOnPhone(tab: Page) {
  await tab.setViewportSize(PHONE)
  await expectNoHorizontalScroll(tab)
  await tab.getByText('Draw', { exact: true }).click()
  await draw(tab)
  await expect(tab.getByRole('img', { name: 'Your drawn signature' })).toBeVisible()
  await picture(tab, 'signing-on-a-phone')
  await agreeAnd(tab, 'Sign')
  await expectToast(tab, 'Thank you for signing', 'One step left: pay the retainer.')
}

export async function payByCard(tab: Page) {
  await goToCard(tab)
  await payWith(tab, '4242 4242 4242 4242')
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!')
}

export async function countersignAtDesk(desk: Page, type: 'MSA' | 'SOW') {
  await desk.goto('/portal/admin/agreements')
  const link = cardOf(desk, type).getByRole('link', { name: 'Countersign' })
  await expect(link).toBeVisible()
  await picture(desk, 'agreements')
  await link.click()
  await agreeAnd(desk, 'Countersign')
  await expectToast(desk, 'Document Countersigned', 'The agreement is fully executed and in effect.')
  await expect(cardOf(desk, type)).toContainText('Fully signed')
}
