import { expectAccessible } from './accessibility.ts'
import { showInvoices } from './billed-client.ts'
import { expect, test } from './fixtures.ts'
import { expectFits, isNarrow } from './screens.ts'
import { cutCalls } from './trpc-calls.ts'

const INVOICES = '/portal/invoices'

test.beforeEach(async ({ signIn }) => {
  await signIn('client')
})

test('a client finds their invoices, and how each stands', { tag: '@mobile' }, async ({ page }) => {
  await showInvoices(page)
  await page.goto('/portal')
  if (isNarrow(page)) await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  const sidebar = page.getByRole('navigation', { name: 'Client portal' })
  await sidebar.getByRole('link', { name: 'Invoices' }).click()
  await expect(page).toHaveTitle('Invoices: Client Portal')
  const cells = page.getByRole('region', { name: 'Summary' }).locator('dl > div')
  await expect(cells).toHaveText([
    'Total Paid$5,000.001 paid invoice, $250.00 refunded',
    'Outstanding$12,345.671 open invoice, 1 overdue',
    'Total Invoices31 voided',
  ])
  const open = page.getByRole('article', { name: /^A second milestone/ })
  await expect(open).toContainText('Milestone, 00000031')
  await expect(open).toContainText('Overdue')
  await expect(open).toContainText('Payment due - click to pay online')
  await expect(open.getByRole('link', { name: /^Pay Now/ })).toHaveAttribute('target', '_blank')
  const paid = page.getByRole('article', { name: 'Retainer' })
  await expect(paid).toContainText('Partly refunded')
  await expect(paid).toContainText('Payment received - thank you!')
  await expect(paid.getByRole('link', { name: /^Receipt/ })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Training day' })).toContainText(
    'This invoice has been voided',
  )
  await expectAccessible(page, 'invoices')
})

test('invoices fit, whatever the width', async ({ page }) => {
  await showInvoices(page)
  await page.goto(INVOICES)
  await expect(page.getByRole('article')).toHaveCount(3)
  await expectFits(page)
})

test('the chosen status stands in the address and is reached by the keyboard', async ({ page }) => {
  await showInvoices(page)
  await page.goto(`${INVOICES}?status=PAID`)
  const choices = page.getByRole('radiogroup', { name: 'Status' })
  await expect(choices.getByRole('radio', { name: 'Paid' })).toBeChecked()
  await choices.getByRole('radio', { name: 'Paid' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(`${INVOICES}?status=OPEN`)
  await page.goBack()
  await expect(choices.getByRole('radio', { name: 'Paid' })).toBeChecked()
})

test('who has no invoice is told when there will be one', { tag: '@mobile' }, async ({ page }) => {
  await showInvoices(page, [])
  await page.goto(INVOICES)
  await expect(page.getByRole('heading', { name: 'No Invoices Yet' })).toBeVisible()
  await expectAccessible(page, 'no invoices')
})

test('invoices that could not be loaded are asked for again', async ({ page, expectProblem }) => {
  expectProblem(/portal\.invoices\.list/)
  await showInvoices(page)
  const restore = await cutCalls(page, 'portal.invoices.list')
  await page.goto(INVOICES)
  await expect(page.getByRole('alert')).toContainText('Failed to load invoices. Please try again.')
  await restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article', { name: 'Retainer' })).toBeVisible()
})
