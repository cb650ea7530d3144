import type { Invoice } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import { fullProject, invoices } from '@tallgrass/testing/mocks'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const path = '/portal/invoices'
const [open, partlyRefunded, overdue, voided] = invoices

test('the figures stand above, and what was refunded beside them', async () => {
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

test('every invoice says how it stands, and only an open one is paid', async () => {
  const screen = await renderApp({ path, as: 'client' })
  const card = (invoice: Invoice | undefined) =>
    screen.getByRole('article', { name: invoice?.title ?? '', exact: true })
  const pay = card(open).getByRole('link', { name: /^Pay Now: / })
  await expect.element(pay).toHaveAttribute('href', open?.url)
  await expect.element(pay).toHaveAttribute('target', '_blank')
  await expect.element(card(open).getByText('Milestone, 00000001')).toBeVisible()
  await expect.element(card(open).getByText('$1,800.00')).toBeVisible()
  await expect.element(card(open).getByText(/^Created 5 days ago, due /)).toBeVisible()
  await expect.element(card(open).getByText('Payment due - click to pay online')).toBeVisible()
  await expect.element(card(overdue).getByText('Overdue')).toBeVisible()
  await expect.element(card(overdue).getByRole('link', { name: /^Pay Now: / })).toBeVisible()

  await expect.element(card(partlyRefunded).getByText('Payment received - thank you!')).toBeVisible()
  await expect.element(card(partlyRefunded).getByText('Partly refunded')).toBeVisible()
  await expect.element(card(voided).getByText('This invoice has been voided')).toBeVisible()
  for (const settled of [partlyRefunded, voided]) {
    await expect.element(card(settled).getByRole('link', { name: /^Pay Now: / })).not.toBeInTheDocument()
  }
})

test('an invoice has a document, and a paid one its receipt', async () => {
  const screen = await renderApp({ path, as: 'client' })
  const documents = screen.getByRole('link', { name: /^Invoice \(PDF\) of/ })
  await expect.element(documents.first()).toHaveAttribute('href', `/api/invoices/${open?.id}/invoice.pdf`)
  expect(documents.elements()).toHaveLength(4)
  const receipts = screen.getByRole('link', { name: /^Receipt \(PDF\)/ })
  expect(receipts.elements()).toHaveLength(1)
  await expect.element(receipts).toHaveAttribute('href', `/api/invoices/${partlyRefunded?.id}/receipt.pdf`)
})

test('the address keeps what is looked at', async () => {
  const screen = await renderApp({ path, as: 'client' })
  const choices = screen.getByRole('radiogroup', { name: 'Status' })
  await choices.getByText('Void').click()
  await expect.element(screen.getByRole('article')).toHaveAccessibleName('A second training day')
  expect(screen.router.state.location.href).toBe('/portal/invoices?status=VOID')
  expect(trpcMock.calls.at(-1)).toMatchObject({ name: 'portal.invoices.list', input: { status: 'VOID' } })

  trpcMock.use({ 'portal.invoices.list': () => ({ items: [], nextCursor: null }) })
  await choices.getByText('Paid').click()
  await expect.element(screen.getByText('None of your invoices has this status.')).toBeVisible()
})

test('a long list goes on', async () => {
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

test('who has no invoice is told when there will be one', async () => {
  trpcMock.use({ 'portal.invoices.list': () => ({ items: [], nextCursor: null }) })
  const screen = await renderApp({ path, as: 'client' })
  await expect.element(screen.getByRole('heading', { name: 'No Invoices Yet' })).toBeVisible()
})

test('a list that could not be loaded says so and can be asked for again', async () => {
  trpcMock.use({
    'portal.invoices.list': () => {
      throw new AppError('NOT_READY', 'Later')
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

test('what waits to be paid is paid from the dashboard and from its project', async () => {
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
