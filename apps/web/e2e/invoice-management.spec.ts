import type { Page } from '@playwright/test'
import type { AdminInvoice, InvoiceDetails, InvoiceSummary, WorkItem } from '@tallgrass/contracts'
import { expectAccessible, openDialog } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { expectErrorToast, expectFits, expectToast } from './screens.ts'
import { acceptAllCalls, acceptCalls, refuseCalls } from './trpc-calls.ts'

const INVOICES = '/portal/admin/invoices'
const ID = '01980000-0000-7000-8000-0000000000a1'
const PAYMENT = '01980000-0000-7000-8000-0000000000b1'
const CLIENT = '01980000-0000-7000-8000-0000000000c1'

const invoice: AdminInvoice = {
  id: ID,
  clientId: CLIENT,
  clientName: 'Maren Okafor',
  clientEmail: 'client@tallgrass.example',
  projectId: null,
  projectName: 'Showroom line',
  number: 'INV-2026-0012',
  title: 'Second half',
  description: null,
  kind: 'MILESTONE',
  amount: '1200.50',
  currency: 'USD',
  status: 'OPEN',
  label: 'OVERDUE',
  refunded: '0.00',
  createdAt: '2026-10-01T10:00:00.000Z',
  issueDate: '2026-10-01',
  dueDate: '2026-10-15',
  paidAt: null,
  url: `/checkout?invoice=${ID}&key=sample`,
  voidReason: null,
  version: 1,
}
const details: InvoiceDetails = {
  ...invoice,
  lines: [
    {
      description: 'Work',
      quantity: '1',
      unitPrice: '1200.50',
      taxRate: '0',
      net: '1200.50',
      costId: null,
    },
  ],
  net: '1200.50',
  taxes: [],
  tax: '0.00',
  ledger: [],
  refunds: [],
  reminders: [{ day: 0, sentOn: '2026-10-15' }],
}
const paid: InvoiceDetails = {
  ...details,
  status: 'PAID',
  label: null,
  paidAt: '2026-10-20T10:00:00.000Z',
  ledger: [
    {
      id: PAYMENT,
      type: 'payment',
      method: 'card',
      amount: '1200.50',
      currency: 'USD',
      applied: true,
      provider: 'sandbox',
      providerPaymentId: 'pi_1',
      note: null,
      recordedByName: null,
      refundable: '1200.50',
      receivedAt: '2026-10-20T10:00:00.000Z',
    },
  ],
}
const summary: InvoiceSummary = {
  paid: '7500.00',
  paidCount: 2,
  refunded: '250.00',
  outstanding: '1200.50',
  openCount: 1,
  overdueCount: 1,
  draftCount: 0,
  voidCount: 3,
  total: 6,
}

const workItem: WorkItem = {
  id: '01980000-0000-7000-8000-0000000000d1',
  kind: 'refund_due',
  status: 'OPEN',
  detail: 'A payment arrived after the invoice had been voided.',
  amount: '600.00',
  currency: 'USD',
  invoiceId: ID,
  invoiceNumber: 'INV-2026-0012',
  clientName: 'Maren Okafor',
  paymentId: PAYMENT,
  createdAt: '2026-10-20T10:00:00.000Z',
  closedAt: null,
  closedByName: null,
  note: null,
}

async function answer(page: Page, one: InvoiceDetails = details) {
  await acceptAllCalls(page, {
    'admin.invoices.summary': summary,
    'admin.invoices.list': { items: [invoice], nextCursor: null },
    'admin.invoices.get': one,
    'admin.workItems.counts': { open: 1 },
    'admin.workItems.list': { items: [workItem], nextCursor: null },
  })
}

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

test('four figures, what needs attention, and a card for each invoice', { tag: '@mobile' }, async ({
  page,
}) => {
  await answer(page)
  await page.goto(INVOICES)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice Management')
  const counts = page.getByRole('region', { name: 'Counts' })
  await expect(counts.getByRole('term')).toHaveText([
    'Total Revenue',
    'Outstanding',
    'Total Invoices',
    'Void Invoices',
  ])
  for (const text of ['$7,500.00', '2 paid, $250.00 refunded', '1 open, 1 overdue', 'Cancelled']) {
    await expect(counts).toContainText(text)
  }
  const card = page.getByRole('article', { name: 'Second half' })
  for (const text of ['Open', 'Overdue', 'Client: Maren Okafor (client@tallgrass.example)', '$1,200.50']) {
    await expect(card).toContainText(text)
  }
  await expect(page.getByRole('region', { name: 'Needs your attention (1)' })).toContainText('$600.00')
  await expectAccessible(page, 'Invoice Management')
  await expectFits(page)
})

test('a payment link is copied and opened', { tag: '@mobile' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // The page to pay on belongs to another test.
  await context.route('**/checkout?**', (route) => route.fulfill({ body: 'Checkout' }))
  await answer(page)
  await page.goto(INVOICES)
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Payment Link of Second half' }).click()
  const link = new URL(invoice.url ?? '', page.url()).href
  await expect(await opened).toHaveURL(link)
  await page.bringToFront()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expectToast(
    page,
    'Payment Link Copied',
    'It is also open in a new tab. Send it to the client to be paid.',
  )
})

test('a payment is asked for, and its link can be passed on', { tag: '@mobile' }, async ({
  page,
  newClient,
}) => {
  const client = await newClient()
  await answer(page)
  await acceptCalls(page, 'admin.invoices.requestPayment', {
    id: ID,
    number: 'INV-2026-0013',
    paymentUrl: invoice.url,
  })
  await page.goto(INVOICES)
  await page.getByRole('button', { name: 'Create Payment Request' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Payment Request' })
  const create = dialog.getByRole('button', { name: 'Create Payment Request' })
  await expect(create).toBeDisabled()
  await dialog.getByRole('combobox', { name: 'Client' }).fill(client.email)
  await page.getByRole('option', { name: client.email }).click()
  await dialog.getByLabel('Title').fill('Second half')
  await dialog.getByLabel('Amount').fill('0')
  await create.click()
  await expect(dialog).toContainText('Amount must be a valid positive number')
  await expectAccessible(page, 'Create Payment Request with its rules', openDialog)
  await dialog.getByLabel('Amount').fill('1200.50')
  await create.click()
  await expectToast(page, 'Payment URL Ready', 'You can now send this payment link to the client')
  const ready = page.getByRole('dialog', { name: 'Payment Request Created' })
  await expect(ready.getByLabel('Payment link')).toHaveValue(new URL(invoice.url ?? '', page.url()).href)
  await expect(ready.getByRole('button', { name: 'Copy link' })).toBeFocused()
  await expectAccessible(page, 'the payment link', openDialog)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Create Payment Request' })).toBeFocused()
})

test('the refusal of a payment request is said', async ({ page, newClient }) => {
  const client = await newClient()
  await answer(page)
  const message = 'This client does not exist'
  await refuseCalls(page, 'admin.invoices.requestPayment', { code: 'INVALID', status: 400, message })
  await page.goto(INVOICES)
  await page.getByRole('button', { name: 'Create Payment Request' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Payment Request' })
  await dialog.getByRole('combobox', { name: 'Client' }).fill(client.email)
  await page.getByRole('option', { name: client.email }).click()
  await dialog.getByLabel('Title').fill('Second half')
  await dialog.getByLabel('Amount').fill('10')
  await dialog.getByRole('button', { name: 'Create Payment Request' }).click()
  await expectErrorToast(page, 'Error', message)
  await expect(dialog.getByLabel('Title')).toHaveValue('Second half')
})

test('a draft with lines says what it comes to', { tag: '@mobile' }, async ({ page, newClient }) => {
  const client = await newClient()
  await answer(page)
  await acceptCalls(page, 'admin.invoices.create', { ...details, status: 'DRAFT', number: null })
  await page.goto(INVOICES)
  await page.getByRole('button', { name: 'New Invoice' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Invoice' })
  await dialog.getByRole('combobox', { name: 'Client' }).fill(client.email)
  await page.getByRole('option', { name: client.email }).click()
  await dialog.getByLabel('Title').fill('Phones')
  const line = dialog.getByRole('group', { name: 'Line 1' })
  await line.getByLabel('Description').fill('Desk phones')
  await line.getByLabel('Quantity').fill('2')
  await line.getByLabel('Unit price').fill('92.61')
  await line.getByLabel('Tax').fill('8.25')
  await expect(dialog.getByRole('region', { name: 'Lines' })).toContainText('$200.50')
  await dialog.getByRole('button', { name: 'Add line' }).click()
  await expect(dialog.getByRole('group', { name: 'Line 2' }).getByLabel('Description')).toBeFocused()
  await expectAccessible(page, 'New Invoice', openDialog)
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Remove line 2' }).click()
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await expectToast(page, 'Draft Created', 'The client sees nothing of it until you issue it.')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'New Invoice' })).toBeFocused()
})

test('an open invoice is voided with a reason', { tag: '@mobile' }, async ({ page }) => {
  await answer(page)
  await acceptCalls(page, 'admin.invoices.void', { ...details, status: 'VOID' })
  await page.goto(INVOICES)
  await page.getByRole('button', { name: 'View Details of Second half' }).click()
  const drawer = page.getByRole('dialog', { name: 'Second half' })
  await expect(drawer).toContainText('October 15, 2026, on the due date')
  await expectAccessible(page, 'the details of an invoice', openDialog)
  await drawer.getByRole('button', { name: 'Void' }).click()
  const dialog = page.getByRole('dialog', { name: 'Void Invoice' })
  await dialog.getByLabel('Reason').fill('Another price')
  await answer(page, { ...details, status: 'VOID', label: null, voidReason: 'Another price' })
  await dialog.getByRole('button', { name: 'Void Invoice' }).click()
  await expectToast(page, 'Invoice Voided')
  await expect(drawer).toContainText('Another price')
  await expect(drawer.getByRole('button', { name: 'Void' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'View Details of Second half' })).toBeFocused()
})

test('a payment is refunded from the details', { tag: '@mobile' }, async ({ page }) => {
  await answer(page, paid)
  await acceptCalls(page, 'admin.invoices.refund', {
    id: '01980000-0000-7000-8000-0000000000e1',
    paymentId: PAYMENT,
    amount: '50.00',
    reason: 'Charged twice',
    status: 'requested',
    failure: null,
    createdAt: '2026-10-21T10:00:00.000Z',
  })
  await page.goto(`${INVOICES}?invoice=${ID}`)
  const drawer = page.getByRole('dialog', { name: 'Second half' })
  await expect(drawer.getByRole('link', { name: 'Receipt PDF' })).toHaveAttribute(
    'href',
    `/api/invoices/${ID}/receipt.pdf`,
  )
  await drawer.getByRole('button', { name: 'Refund the payment of $1,200.50' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund Payment' })
  await dialog.getByLabel('Amount').fill('50')
  await dialog.getByLabel('Reason').fill('Charged twice')
  // The drawer below it is one, too.
  await expectAccessible(page, 'Refund Payment', '[data-modal-content]')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expectToast(page, 'Refund Requested', 'It counts as refunded once the money is on its way back.')
})

test('the dashboard leads to what needs attention', async ({ page }) => {
  await answer(page)
  await page.goto('/portal/admin')
  await page.getByRole('link', { name: 'See what to do' }).click()
  await expect(page.getByRole('region', { name: 'Needs your attention (1)' })).toBeVisible()
})
