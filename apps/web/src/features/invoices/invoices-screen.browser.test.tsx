import type { Invoice } from '@tallgrass/contracts'
import { AppError, parseMoney } from '@tallgrass/domain'
import { fullProject, invoices } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectFits } from '../../testing/accessibility'
import { renderApp } from '../../testing/render-app'
import { tabTo } from '../../testing/tab-to'
import { trpcMock } from '../../testing/trpc-mock'

const path = '/portal/invoices'
const [open, partlyRefunded, overdue, voided] = invoices

test('the counters show totals, including refunds', async () => {
  const screen = await renderApp({ path, as: 'client' })
  const cells = screen.getByRole('region', { name: 'Summary' }).getByRole('definition')
  await expect.element(cells.first()).toHaveTextContent('$5,000.00')
  const words = cells.elements().map(({ textContent }) => textContent)
  expect(words).toEqual([
    '$5,000.00',
    '1 paid invoice, $250.00 refunded',
    '$1,836.00',
    '2 open invoices, 1 overdue',
    '4',
    '1 voided',
  ])
})

test('every invoice shows its status, and only open ones can be paid', async () => {
  const screen = await renderApp({ path, as: 'client' })
  const card = (invoice: Invoice | undefined) =>
    screen.getByRole('article', { name: invoice?.title ?? '', exact: true })
  const pay = card(open).getByRole('link', { name: /^Pay Now: / })
  await expect.element(pay).toHaveAttribute('href', open?.url)
  await expect.element(pay).toHaveAttribute('target', '_blank')
  await expect.element(card(open).getByText('Milestone, 00000001 · INV-2026-0007')).toBeVisible()
  await expect.element(card(open).getByText('$1,800.00')).toBeVisible()
  await expect.element(card(open).getByText(/^Created 5 days ago, due /)).toBeVisible()
  await expect.element(card(open).getByText('Payment due - click to pay online')).toBeVisible()
  await expect.element(card(overdue).getByText('Overdue')).toBeVisible()
  await expect.element(card(overdue).getByRole('link', { name: /^Pay Now: / })).toBeVisible()

  await expect.element(card(partlyRefunded).getByText('Payment received - thank you!')).toBeVisible()
  await expect.element(card(partlyRefunded).getByText('Partly refunded')).toBeVisible()
  await expect.element(card(voided).getByText('This invoice has been voided')).toBeVisible()
  await expect.element(card(voided).getByText('Reason: The training took one day')).toBeVisible()
  for (const closed of [partlyRefunded, voided]) {
    await expect.element(card(closed).getByRole('link', { name: /^Pay Now: / })).not.toBeInTheDocument()
  }
})

test('money that was not due says that it goes back', async () => {
  const items = invoices.slice(3, 4).map((invoice) => ({ ...invoice, toReturn: parseMoney('600.00') }))
  trpcMock.use({ 'portal.invoices.list': () => ({ items, nextCursor: null }) })
  const screen = await renderApp({ path, as: 'client' })
  await expect
    .element(screen.getByRole('article'))
    .toMatchTextContent('We received $600.00 that was not due. We will refund it.')
})

test('an amount that cards cannot pay offers no card, but the page that says how to pay', async () => {
  const items = invoices.slice(0, 1).map((invoice) => ({ ...invoice, amount: parseMoney('1250000.00') }))
  trpcMock.use({ 'portal.invoices.list': () => ({ items, nextCursor: null }) })
  const screen = await renderApp({ path, as: 'client' })
  await expect.element(screen.getByText('Payment due - cards cannot pay this amount')).toBeVisible()
  const how = screen.getByRole('link', { name: /^How to pay: / })
  await expect.element(how).toHaveAttribute('href', open?.url)
  await expect.element(screen.getByRole('link', { name: /^Pay Now: / })).not.toBeInTheDocument()
})

test('every invoice has a PDF, and a paid one has a receipt', async () => {
  const screen = await renderApp({ path, as: 'client' })
  const documents = screen.getByRole('link', { name: /^Invoice \(PDF\) of/ })
  await expect.element(documents.first()).toHaveAttribute('href', `/api/invoices/${open?.id}/invoice.pdf`)
  expect(documents.elements()).toHaveLength(4)
  const receipts = screen.getByRole('link', { name: /^Receipt \(PDF\)/ })
  expect(receipts.elements()).toHaveLength(1)
  await expect.element(receipts).toHaveAttribute('href', `/api/invoices/${partlyRefunded?.id}/receipt.pdf`)
})

test('the status filter is kept in the address', async () => {
  const screen = await renderApp({ path, as: 'client' })
  const choices = screen.getByRole('radiogroup', { name: 'Status' })
  await choices.getByText('Void').click()
  await expect.element(screen.getByRole('article')).toHaveAccessibleName('A second training day')
  expect(screen.router.state.location.href).toBe('/portal/invoices?status=VOID')
  const lists = trpcMock.calls.filter(({ name }) => name === 'portal.invoices.list')
  expect(lists.at(-1)).toMatchObject({ input: { status: 'VOID' } })

  trpcMock.use({ 'portal.invoices.list': () => ({ items: [], nextCursor: null }) })
  await choices.getByText('Paid').click()
  await expect.element(screen.getByText('You have no invoices with this status.')).toBeVisible()
})

test('the arrow keys choose a status, and the back button restores the previous one', async () => {
  const screen = await renderApp({ path: `${path}?status=PAID`, as: 'client' })
  const choices = screen.getByRole('radiogroup', { name: 'Status' })
  const chosen = choices.getByRole('radio', { name: 'Paid' })
  await expect.element(chosen).toBeChecked()
  await tabTo(chosen)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => screen.router.state.location.href).toBe(`${path}?status=OPEN`)
  screen.router.history.back()
  await expect.element(chosen).toBeChecked()
})

test.each([
  ['the sidebar', 1280, 800],
  ['the drawer of a phone', 375, 812],
])('%s links to the invoices', async (_from, width, height) => {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1280, 800))
  const screen = await renderApp({ path: '/portal', as: 'client' })
  if (width === 375) await screen.getByRole('button', { name: 'Toggle sidebar' }).click()
  const sidebar = screen.getByRole('navigation', { name: 'Client portal' })
  await sidebar.getByRole('link', { name: 'Invoices' }).click()
  await expect.element(screen.getByRole('article').nth(3)).toBeVisible()
  await expect.poll(() => document.title).toBe('Invoices: Client Portal')
  await expectAccessible('invoices')
})

test('invoices with long titles and amounts fit at every width', async () => {
  const title = 'A second milestone with a title that takes more than one line on a phone'
  const longest = invoices.map((one) => ({ ...one, title, amount: parseMoney('12345678.90') }))
  trpcMock.use({ 'portal.invoices.list': () => ({ items: longest, nextCursor: null }) })
  const screen = await renderApp({ path, as: 'client' })
  await expect.element(screen.getByRole('article').nth(3)).toBeVisible()
  await expectFits()
})

test('a long list loads more on request', async () => {
  trpcMock.use({
    'portal.invoices.list': ({ cursor }) =>
      cursor
        ? { items: invoices.slice(1), nextCursor: null }
        : { items: invoices.slice(0, 1), nextCursor: 'next' },
  })
  const screen = await renderApp({ path, as: 'client' })
  await screen.getByRole('button', { name: 'Show more' }).click()
  await expect.element(screen.getByRole('article').nth(3)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('a client without invoices sees an empty state', async () => {
  trpcMock.use({ 'portal.invoices.list': () => ({ items: [], nextCursor: null }) })
  const screen = await renderApp({ path, as: 'client' })
  await expect.element(screen.getByRole('heading', { name: 'No Invoices Yet' })).toBeVisible()
  await expectAccessible('no invoices')
  await page.viewport(375, 812)
  onTestFinished(() => page.viewport(1280, 800))
  await expectAccessible('no invoices on a phone')
})

test.each([
  ['refuses', () => new AppError('NOT_READY', 'Later')],
  ['is out of reach', () => HttpResponse.error()],
])('invoices fail to load while the server %s, and load on retry', async (_how, failure) => {
  trpcMock.use({
    'portal.invoices.list': () => {
      throw failure()
    },
  })
  const screen = await renderApp({ path, as: 'client' })
  const alert = screen.getByRole('alert')
  const sentence = alert.getByText('Failed to load invoices. Please try again.', { exact: true })
  await expect.element(sentence).toBeVisible()
  trpcMock.use({ 'portal.invoices.list': () => ({ items: invoices, nextCursor: null }) })
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('article', { name: 'Retainer' })).toBeVisible()
})

test('an open invoice can be paid from the dashboard and from its project', async () => {
  const screen = await renderApp({ path: '/portal', as: 'client' })
  const waiting = screen.getByRole('region', { name: 'Waiting for you' })
  await expect
    .element(waiting.getByRole('link', { name: 'Pay Now: Second milestone' }))
    .toHaveAttribute('href', open?.url)
  await screen.getByRole('link', { name: 'All invoices' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()

  await screen.router.navigate({ href: `/portal/projects/${fullProject?.id}?tab=invoices` })
  const row = screen.getByRole('row', { name: /Second milestone/ })
  await expect.element(row.getByRole('link', { name: /^Pay Now: / })).toHaveAttribute('target', '_blank')
  const paid = screen.getByRole('row', { name: /Retainer/ })
  await expect.element(paid.getByRole('link', { name: /^Pay Now: / })).not.toBeInTheDocument()
})
