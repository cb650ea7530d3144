import { AppError, type InvoiceId } from '@tallgrass/domain'
import { adminInvoices, anId, detailsOf, organizationDetailsOf } from '@tallgrass/mocks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

function getSample(title: string, status: string) {
  const invoice = adminInvoices.find((one) => one.title === title && one.status === status)
  if (!invoice) throw new Error('There is no such sample')
  return invoice
}

const draft = getSample('Final payment', 'DRAFT')
const [payer] = organizationDetailsOf({ id: draft.organizationId }).contacts
const open = getSample('Phone line, setup', 'OPEN')
const paid = getSample('Retainer', 'PAID')
const voided = getSample('Extra training', 'VOID')

async function openDrawer({ id, title }: { id: InvoiceId; title: string }) {
  const screen = await renderApp({ path: `/portal/admin/invoices?invoice=${id}`, as: 'admin' })
  const drawer = screen.getByRole('dialog', { name: title })
  await expect.element(drawer.getByRole('heading', { name: 'Lines' })).toBeVisible()
  return { screen, drawer, toasts: screen.getByRole('region', { name: 'Notifications (F8)' }) }
}

test.each([
  { invoice: draft, offered: ['Issue', 'Edit', 'Void'] },
  {
    invoice: open,
    offered: [
      `Payment Link for ${open.title}`,
      'Record payment',
      'Send again',
      'Remind now',
      'Invoice PDF',
      'Void',
    ],
  },
  { invoice: paid, offered: ['Invoice PDF', 'Receipt PDF', 'Refund the payment of $5,000.00'] },
  { invoice: voided, offered: ['Invoice PDF', 'Refund the payment of $600.00'] },
])('an invoice in status $invoice.status offers only the actions it allows', async ({ invoice, offered }) => {
  const { drawer } = await openDrawer(invoice)
  const controls = drawer
    .getByRole('button')
    .or(drawer.getByRole('link', { name: /PDF$/ }))
    .elements()
  const names = controls.map((one) => one.getAttribute('aria-label') ?? one.textContent)
  expect(names.filter((name) => name !== '' && name !== 'Close')).toEqual(offered)
})

test('the drawer shows lines, tax and reminders', async () => {
  const { drawer } = await openDrawer(open)
  const lines = drawer.getByRole('region', { name: 'Lines' })
  await expect.element(lines).toMatchTextContent('Desk phones2 × $92.61, 8.25% tax$185.22')
  await expect.element(lines).toMatchTextContent('8.25% tax on $185.22$15.28')
  await expect.element(lines).toMatchTextContent('Total$1,250.50')
  const reminders = drawer.getByRole('region', { name: 'Reminders' })
  await expect.element(reminders).toMatchTextContent('7 days before the due date')
  await expect.element(reminders).toMatchTextContent('2 days after the due date')
})

test.each([
  ['sent', 'Reminder SentThe client was sent an email'],
  ['queued', 'Reminder QueuedThe email has not been sent yet.'],
  ['failed', 'Reminder Not SentThe email to the client could not be sent.'],
  ['held', 'Reminder RecordedNo email was sent because no mail server is configured.'],
] as const)('a reminder whose email is %s says so', async (email, words) => {
  trpcMock.use({ 'admin.invoices.remind': () => ({ email }) })
  const { drawer, toasts } = await openDrawer(open)
  const button = drawer.getByRole('button', { name: 'Remind now' })
  await button.click()
  await expect.element(toasts).toMatchTextContent(words)
  await expect.element(button).toHaveFocus()
})

test('an invoice is sent again, and a refusal is shown', async () => {
  const { drawer, toasts } = await openDrawer(open)
  await drawer.getByRole('button', { name: 'Send again' }).click()
  await expect.element(toasts).toMatchTextContent('Invoice Sent AgainThe client was sent an email')
  expect(trpcMock.calls).toContainEqual({ name: 'admin.invoices.sendAgain', input: { id: open.id } })
  trpcMock.use({
    'admin.invoices.sendAgain'() {
      throw new AppError(
        'CONFLICT',
        'This invoice is paid. Only an open invoice can be emailed to its client.',
      )
    },
  })
  await drawer.getByRole('button', { name: 'Send again' }).click()
  await expect.element(toasts).toMatchTextContent('This invoice is paid.')
})

test('a late payment is marked as not applied, and the reason for voiding is shown', async () => {
  const { drawer } = await openDrawer(voided)
  await expect.element(drawer.getByText('Not applied to this invoice')).toBeVisible()
  await expect.element(drawer.getByText('Agreed on another price')).toBeVisible()
})

test('pending and failed refunds are distinguished', async () => {
  const details = detailsOf(paid)
  const [pending] = details.refunds
  if (!pending) throw new Error('The sample has no refund')
  const failed = {
    ...pending,
    id: anId('Refund'),
    status: 'failed' as const,
    failure: 'The card was closed.',
  }
  trpcMock.use({ 'admin.invoices.get': () => ({ ...details, refunds: [pending, failed] }) })
  const { drawer } = await openDrawer(paid)
  await expect.element(drawer.getByText('Refund of $100.00 in progress')).toBeVisible()
  await expect.element(drawer.getByText('Refund of $100.00 failed')).toBeVisible()
  await expect.element(drawer.getByText('The card was closed.', { exact: false })).toBeVisible()
})

test('an invoice is issued after confirmation', async () => {
  const { drawer, screen, toasts } = await openDrawer(draft)
  await drawer.getByRole('button', { name: 'Issue' }).click()
  const confirm = screen.getByRole('alertdialog')
  await expect.element(confirm).toMatchTextContent('is assigned a number, and Luis Arredondo gets an email')
  await confirm.getByRole('button', { name: 'Issue Invoice' }).click()
  await expect.element(toasts).toMatchTextContent('Invoice Issued')
  await expect.element(confirm).not.toBeInTheDocument()
  await expect.element(drawer).toBeVisible()
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.invoices.issue',
    input: { id: draft.id, version: draft.version },
  })
})

test('issuing for someone without an account says that the email also invites them', async () => {
  if (!payer) throw new Error('There is no such contact among the samples')
  trpcMock.use({
    'admin.contacts.list': () => [
      { ...payer, pays: false },
      { ...payer, id: anId('User'), name: 'Rosa Arredondo', hasAccount: false },
    ],
  })
  const { drawer, screen } = await openDrawer(draft)
  await drawer.getByRole('button', { name: 'Issue' }).click()
  const confirm = screen.getByRole('alertdialog')
  await expect.element(confirm).toMatchTextContent('Rosa Arredondo gets an email with a link to pay')
  await expect.element(confirm).toMatchTextContent('The email also invites them to create an account. An')
})

test.each([
  [true, 'Luis Arredondo can use the client portal to pay'],
  [false, 'Luis Arredondo can use the payment link to pay'],
])('without a mail server, the dialog names a way to pay (account: %s)', async (hasAccount, way) => {
  trpcMock.use({
    'admin.outbox.settings': () => ({ emailEnabled: false, signersEmailed: false, siteHeld: false }),
    'admin.contacts.list': () => (payer ? [{ ...payer, hasAccount }] : []),
  })
  const { drawer, screen } = await openDrawer(draft)
  await drawer.getByRole('button', { name: 'Issue' }).click()
  const confirm = screen.getByRole('alertdialog')
  await expect.element(confirm).toMatchTextContent(way)
  await expect.element(confirm).not.toMatchTextContent('invites them')
})

test('a draft changed in the meantime is not issued, and the reason is shown', async () => {
  const message = 'This invoice has changed since you opened it. Please try again.'
  trpcMock.use({
    'admin.invoices.issue'() {
      throw new AppError('CONFLICT', message, { details: { yours: { version: 1 }, theirs: { version: 2 } } })
    },
  })
  const { drawer, screen, toasts } = await openDrawer(draft)
  await drawer.getByRole('button', { name: 'Issue' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Issue Invoice' }).click()
  await expect.element(toasts).toHaveTextContent(`Error${message}`)
})

test('voiding an invoice requires a reason', async () => {
  const { drawer, screen } = await openDrawer(open)
  await drawer.getByRole('button', { name: 'Void' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Void Invoice' })
  const submit = dialog.getByRole('button', { name: 'Void Invoice' })
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabelText('Reason', { exact: true }).fill('Another price')
  const shared = dialog.getByRole('checkbox', { name: 'Show the reason to the client' })
  await expect.element(shared).toBeChecked()
  await shared.click()
  await submit.click()
  const input = { id: open.id, reason: 'Another price', shareReason: false }
  await expect.poll(() => trpcMock.calls).toContainEqual({ name: 'admin.invoices.void', input })
})

test('a voided invoice shows the reason and cannot be voided again', async () => {
  const [item] = adminInvoices.filter(({ id }) => id === open.id)
  if (!item) throw new Error('There is no such sample')
  let details = detailsOf(item)
  trpcMock.use({
    'admin.invoices.get': () => details,
    'admin.invoices.void'({ reason, shareReason: voidReasonShared = false }) {
      details = { ...details, status: 'VOID', label: null, voidReason: reason, voidReasonShared }
      return details
    },
  })
  const screen = await renderApp({ path: '/portal/admin/invoices', as: 'admin' })
  const opener = screen.getByRole('button', { name: `View Details of ${open.title}` })
  await opener.click()
  const drawer = screen.getByRole('dialog', { name: open.title })
  await expect.element(drawer).toMatchTextContent(', on the due date')
  await atBothWidths(() => expectAccessible('the details of an invoice', openDialog))
  await drawer.getByRole('button', { name: 'Void' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Void Invoice' })
  await dialog.getByLabelText('Reason', { exact: true }).fill('Another price')
  await dialog.getByRole('button', { name: 'Void Invoice' }).click()
  const toasts = screen.getByRole('region', { name: 'Notifications (F8)' })
  await expect.element(toasts.getByRole('status')).toHaveTextContent('Invoice Voided')
  await expect.element(drawer).toMatchTextContent('Another price')
  await expect.element(drawer).toMatchTextContent('The client sees the reasonYes')
  await expect.element(drawer.getByRole('button', { name: 'Void' })).not.toBeInTheDocument()
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

test('a manual payment is recorded with its date and a note', async () => {
  const { drawer, screen, toasts } = await openDrawer(open)
  await drawer.getByRole('button', { name: 'Record payment' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Record Payment' })
  await dialog.getByLabelText('Received on').fill('2026-11-18')
  await dialog.getByLabelText('Note').fill('Check 1042')
  await dialog.getByRole('button', { name: 'Record Payment' }).click()
  await expect.element(toasts).toMatchTextContent('Payment Recorded')
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.invoices.recordPayment',
    input: { id: open.id, receivedOn: '2026-11-18', note: 'Check 1042' },
  })
})

test('a manual payment shows who recorded it and its note, and cannot be collected again', async () => {
  const details = detailsOf(paid)
  const ledger = details.ledger.slice(0, 1).map((entry) => ({
    ...entry,
    method: 'manual' as const,
    provider: null,
    note: 'Check 1042',
    recordedByName: 'Ruth Calloway',
  }))
  trpcMock.use({ 'admin.invoices.get': () => ({ ...details, ledger, refunds: [] }) })
  const { drawer } = await openDrawer(paid)
  await expect
    .element(drawer)
    .toMatchTextContent('received outside the payment page, recorded by Ruth Calloway')
  await expect.element(drawer).toMatchTextContent('Check 1042')
  await expect
    .element(drawer.getByRole('button', { name: /^(Record payment|Void|Payment Link)/ }))
    .not.toBeInTheDocument()
  await expect.element(drawer.getByRole('link', { name: 'Receipt PDF' })).toBeVisible()
})

test('a partly refunded invoice is accessible in the drawer and in the list', async () => {
  const { drawer, screen } = await openDrawer(paid)
  await expect.element(drawer).toMatchTextContent('Partly refunded')
  await expectAccessible('the details of a refunded invoice', openDialog)
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(screen.getByRole('article', { name: paid.title }).first()).toBeVisible()
  await expectAccessible('a refunded invoice')
})

test('the default date is today in the business’s time zone', async () => {
  // In Chicago it is still the evening before.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T04:56:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { drawer, screen } = await openDrawer(open)
  await drawer.getByRole('button', { name: 'Record payment' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Record Payment' })
  await expect.element(dialog.getByLabelText('Received on')).toHaveValue('2026-11-21')
})

test('a refund cannot exceed the remaining amount, and a refusal keeps the input', async () => {
  trpcMock.use({
    'admin.invoices.refund'() {
      throw new AppError('CONFLICT', 'Another refund of this payment is on its way')
    },
  })
  const { drawer, screen, toasts } = await openDrawer(paid)
  await drawer.getByRole('button', { name: 'Refund the payment of $5,000.00' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Refund Payment' })
  const submit = dialog.getByRole('button', { name: 'Refund' })
  await dialog.getByLabelText('Reason', { exact: true }).fill('Charged twice')
  await dialog.getByLabelText('Amount').fill('4750.01')
  await submit.click()
  await expect.element(dialog.getByText('At most $4,750.00 can be refunded')).toBeVisible()
  await dialog.getByLabelText('Amount').fill('50')
  await submit.click()
  await expect.element(toasts).toMatchTextContent('Another refund of this payment is on its way')
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Charged twice')
})

test('a payment is partly refunded, and the receipt can be downloaded', async () => {
  const { drawer, screen, toasts } = await openDrawer(paid)
  await expect
    .element(drawer.getByRole('link', { name: 'Receipt PDF' }))
    .toHaveAttribute('href', `/api/invoices/${paid.id}/receipt.pdf`)
  await drawer.getByRole('button', { name: 'Refund the payment of $5,000.00' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Refund Payment' })
  await dialog.getByLabelText('Amount').fill('50')
  await dialog.getByLabelText('Reason', { exact: true }).fill('Charged twice')
  // The drawer below is a dialog too, hence the selector.
  await atBothWidths(() => expectAccessible('Refund Payment', '[data-modal-content]'))
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect
    .element(toasts.getByRole('status'))
    .toHaveTextContent('Refund RequestedThe refund is complete once the payment provider confirms it.')
})
