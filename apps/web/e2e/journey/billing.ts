import { expect, type Page } from '@playwright/test'
import type { ProjectId } from '@tallgrass/domain'
import { expectToast } from '../screens.ts'
import { payByCard } from './agreeing.ts'
import { tabOpenedBy } from './browsers.ts'
import { openWorkspace } from './working.ts'

const TITLE = 'Final invoice'

/** Bills the rest of the price and the costs of the project. */
export async function sendFinalInvoice(desk: Page, projectId: ProjectId) {
  await openWorkspace(desk, projectId, 'invoices')
  await desk.getByRole('button', { name: 'New invoice' }).click()
  const dialog = desk.getByRole('dialog', { name: 'New Invoice' })
  await dialog.getByLabel('Title').fill(TITLE)
  await dialog.getByLabel('Kind').selectOption('Final')
  const line = dialog.getByRole('group', { name: 'Line 1' })
  await line.getByLabel('Description').fill('The second half, as agreed')
  await line.getByLabel('Unit price').fill('900')
  await dialog.getByRole('button', { name: 'Add billable costs (1, $120.50)' }).click()
  await expect(dialog.getByRole('region', { name: 'Lines' })).toContainText('$1,020.50')
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await expectToast(desk, 'Draft Created', 'The client cannot see it until you issue it.')
  await desk.getByRole('link', { name: TITLE }).click()
  const drawer = desk.getByRole('dialog', { name: TITLE })
  await drawer.getByRole('button', { name: 'Issue' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Issue Invoice' }).click()
  await expect(drawer.getByRole('link', { name: 'Invoice PDF' })).toBeVisible()
}

/** The client pays. The link cannot be used again. */
export async function payFinalInvoice(page: Page) {
  await page.goto('/portal')
  const waiting = page.getByRole('region', { name: 'Waiting for you' })
  await expect(waiting).toContainText(`Pay “${TITLE}”, $1,020.50`)
  const tab = await tabOpenedBy(page, () => waiting.getByRole('link', { name: `Pay Now: ${TITLE}` }).click())
  await expect(tab.getByRole('button', { name: /^Pay / })).toBeVisible()
  const link = tab.url()
  await payByCard(tab)
  await tab.goto(link)
  await expect(tab.getByRole('heading', { name: 'This invoice has been paid' })).toBeVisible()
  await expect(tab.getByRole('button', { name: /^Pay / })).toHaveCount(0)
  await tab.close()
}
