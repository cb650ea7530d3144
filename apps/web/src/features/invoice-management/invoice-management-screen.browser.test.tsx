import { AppError, parseMoney } from '@tallgrass/domain'
import { adminInvoices } from '@tallgrass/mocks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const path = '/portal/admin/invoices'

function renderInvoices(search = '') {
  return renderApp({ path: `${path}${search}`, as: 'admin' })
}

test('the counters show revenue, outstanding amounts and the number of invoices', async () => {
  const screen = await renderInvoices()
  const counts = screen.getByRole('region', { name: 'Counts' })
  await expect.element(counts.getByText('$7,500.00')).toBeVisible()
  await expect.element(counts).toMatchTextContent('Total Revenue$7,500.002 paid, $500.00 refunded')
  await expect.element(counts).toMatchTextContent('Outstanding$3,086.503 open, 2 overdue')
  await expect.element(counts).toMatchTextContent('Total Invoices8')
  await expect.element(counts).toMatchTextContent('Void Invoices2Cancelled')
})

test('a card shows the client, status and amount', async () => {
  const screen = await renderInvoices()
  const card = screen.getByRole('article', { name: 'Second milestone' })
  for (const text of [
    'Open',
    'Client: Maren Okafor (client@tallgrass.example)',
    'Project: Front desk that never sleeps',
    'Created 5 days ago',
    '$1,800.00',
  ]) {
    await expect.element(card).toMatchTextContent(text)
  }
  await expect.element(card).toMatchTextContent(/Due [A-Z]\w+ \d+, \d{4} \(next week\)/)
})

test.each([
  ['Phone line, setup', 'OpenOverdue'],
  ['Extra training', 'Void'],
])('%s reads %s', async (name, words) => {
  const screen = await renderInvoices()
  await expect.element(screen.getByRole('article', { name })).toMatchTextContent(`${name}${words}`)
})

test('a voided invoice says why', async () => {
  const screen = await renderInvoices()
  const card = screen.getByRole('article', { name: 'Extra training' })
  await expect.element(card).toMatchTextContent('Reason for voiding: Agreed on another price')
})

test('only open invoices have a payment link', async () => {
  const screen = await renderInvoices()
  await expect.element(screen.getByRole('article', { name: 'Final payment' })).toBeVisible()
  const links = screen.getByRole('button', { name: /^Payment Link/ }).elements()
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Payment Link for Second milestone',
    'Payment Link for Phone line, setup',
    'Payment Link for Phone numbers, setup',
  ])
})

test('the payment link of an amount that cards cannot pay says so', async () => {
  const [open] = adminInvoices.filter(({ status, url }) => status === 'OPEN' && url)
  const items = open ? [{ ...open, title: 'Rest', amount: parseMoney('0.40') }] : []
  trpcMock.use({ 'admin.invoices.list': () => ({ items, nextCursor: null }) })
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  onTestFinished(() => opened.mockRestore())
  const screen = await renderInvoices()
  await screen.getByRole('button', { name: 'Payment Link for Rest' }).click()
  await expect
    .element(screen.getByRole('region', { name: 'Notifications (F8)' }))
    .toMatchTextContent('Cards cannot pay this amount. The page says how to pay instead.')
})

test('filters are kept in the address and apply to the CSV export', async () => {
  const screen = await renderInvoices('?status=OPEN')
  await screen.getByRole('searchbox', { name: 'Search invoices' }).fill('phone')
  await screen.getByRole('combobox', { name: 'Sort' }).selectOptions('amount')
  await expect
    .poll(() => screen.router.state.location.search)
    .toEqual({ search: 'phone', status: 'OPEN', sort: 'amount' })
  await expect
    .poll(() => trpcMock.calls)
    .toContainEqual({
      name: 'admin.invoices.list',
      input: expect.objectContaining({ search: 'phone', status: 'OPEN', sort: 'amount' }),
    })
  const { pathname, searchParams } = new URL(
    screen.getByRole('link', { name: 'Export CSV' }).element().getAttribute('href') ?? '',
    location.origin,
  )
  expect(pathname).toBe('/api/admin/invoices.csv')
  expect(Object.fromEntries(searchParams)).toEqual({ search: 'phone', status: 'OPEN', sort: 'amount' })
})

test('the filter “Overdue” lists what is open and past its due date', async () => {
  const screen = await renderInvoices()
  await screen.getByRole('combobox', { name: 'Status' }).selectOptions('Overdue')
  await expect.poll(() => screen.router.state.location.search).toEqual({ status: 'OVERDUE' })
  await expect.element(screen.getByRole('article', { name: 'Second milestone' })).not.toBeInTheDocument()
  const cards = screen.getByRole('article')
  await expect.poll(() => cards.elements().length).toBe(2)
  for (const card of cards.elements()) expect(card.textContent).toContain('Overdue')
})

test('the list is shown as a table, the address keeps the choice, and a row opens the invoice', async () => {
  const screen = await renderInvoices('?status=OVERDUE')
  await screen.getByRole('radiogroup', { name: 'View' }).getByText('Table').click()
  await expect.poll(() => screen.router.state.location.search).toEqual({ status: 'OVERDUE', view: 'table' })
  const row = screen.getByRole('row', { name: /^Phone line, setup/ })
  await expect.element(row).toMatchTextContent('INV-2026-0005')
  await expect.element(row).toMatchTextContent('$1,250.50')
  await expect.element(screen.getByRole('article')).not.toBeInTheDocument()
  await row.getByRole('button', { name: 'Phone line, setup' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Phone line, setup' })).toBeVisible()
})

test('a long list loads more on request', async () => {
  trpcMock.use({
    'admin.invoices.list': ({ cursor }) => ({
      items: adminInvoices.slice(cursor ? 1 : 0, cursor ? 2 : 1),
      nextCursor: cursor ? null : 'more',
    }),
  })
  const screen = await renderInvoices()
  await screen.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => screen.getByRole('article').elements().length).toBe(2)
  await expect.element(screen.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  // The button had the focus.
  await expect.element(screen.getByText('That is everything.')).toHaveFocus()
})

test('an empty list shows an empty state', async () => {
  trpcMock.use({ 'admin.invoices.list': () => ({ items: [], nextCursor: null }) })
  const screen = await renderInvoices()
  await expect.element(screen.getByRole('heading', { name: 'No Invoices Found' })).toBeVisible()
})

test('a list that fails to load can be retried', async () => {
  trpcMock.use({
    'admin.invoices.list': () => {
      throw new AppError('NOT_READY', 'Not available yet')
    },
  })
  const screen = await renderInvoices()
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('Failed to load invoices. Please try again.')
  trpcMock.use({ 'admin.invoices.list': () => ({ items: adminInvoices, nextCursor: null }) })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('article', { name: 'Final payment' })).toBeVisible()
})
