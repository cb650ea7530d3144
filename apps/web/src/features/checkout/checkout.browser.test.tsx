import type { CheckoutView } from '@tallgrass/contracts'
import { AppError, NO_MONEY, parseCalendarDate, parseInstant, parseMoney } from '@tallgrass/domain'
import { invoices } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { expectAccessible, expectFits } from '../../testing/accessibility'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const [open, paid, overdue, voided] = invoices
const path = open?.url ?? ''

/** Serves an invoice with the given facts instead of the sample. */
function serveCheckout(facts: Partial<CheckoutView>) {
  trpcMock.use({
    'portal.checkout.get': () => ({
      number: 'INV-2026-0031',
      title: 'Retainer',
      description: 'Covers setup and the first 30 days',
      kind: 'RETAINER',
      amount: parseMoney('5000.00'),
      currency: 'USD',
      status: 'OPEN',
      label: null,
      refunded: NO_MONEY,
      toReturn: NO_MONEY,
      voidReason: null,
      issueDate: parseCalendarDate('2026-11-20'),
      dueDate: parseCalendarDate('2026-12-04'),
      paidAt: null,
      clientName: 'Maren Okafor',
      clientOrg: null,
      lines: [
        {
          description: 'Retainer as agreed',
          quantity: '1.000',
          unitPrice: parseMoney('5000.00'),
          taxRate: '0.000',
          net: parseMoney('5000.00'),
          costId: null,
        },
      ],
      discount: null,
      net: parseMoney('5000.00'),
      taxes: [],
      tax: NO_MONEY,
      cardProblem: null,
      testMode: false,
      ...facts,
    }),
  })
}

test('the link shows the sender, the invoice lines and the amount', async () => {
  const screen = await renderApp({ path })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Second milestone')
  await expect.element(screen.getByText('Tallgrass Automation')).toBeVisible()
  await expect.element(screen.getByText('INV-2026-0007')).toBeVisible()
  await expect.element(screen.getByText('Maren Okafor')).toBeVisible()
  await expect.element(screen.getByText(/^Due /)).toBeVisible()
  const rows = screen.getByRole('table', { name: 'Invoice lines' }).getByRole('row')
  expect(rows.elements().map(({ textContent }) => textContent)).toEqual([
    'DescriptionAmount',
    'Calls answered after hours, set up and tested1 × $1,067.50, no tax$1,067.50',
    'Training at your office, hours2.5 × $120.00, no tax$300.00',
    'Headsets4 × $100.00, 8.125% tax$400.00',
    'Subtotal$1,767.50',
    'Tax, 8.125% of $400.00$32.50',
    'Amount due, USD$1,800.00',
  ])
  await expect.element(screen.getByText('TEST MODE')).toBeVisible()
})

test('tax and the test mode notice are shown only where they apply', async () => {
  serveCheckout({})
  const screen = await renderApp({ path })
  await expect.element(screen.getByText('Covers setup and the first 30 days')).toBeVisible()
  const rows = screen.getByRole('table').getByRole('row')
  expect(rows.elements().map(({ textContent }) => textContent)).toEqual([
    'DescriptionAmount',
    'Retainer as agreed1 × $5,000.00$5,000.00',
    'Amount due, USD$5,000.00',
  ])
  await expect.element(screen.getByText('TEST MODE')).not.toBeInTheDocument()
})

test('a discount stands between the lines and the amount due', async () => {
  const amount = parseMoney('4500.00')
  serveCheckout({ discount: { percent: '10', amount: parseMoney('500.00') }, net: amount, amount })
  const screen = await renderApp({ path })
  const rows = screen.getByRole('table').getByRole('row')
  await expect.element(rows.first()).toBeVisible()
  expect(rows.elements().map(({ textContent }) => textContent)).toEqual([
    'DescriptionAmount',
    'Retainer as agreed1 × $5,000.00$5,000.00',
    'Subtotal$5,000.00',
    'Discount (10%)\u2212$500.00',
    'Amount due, USD$4,500.00',
  ])
})

test('the button opens the payment page once', async () => {
  const answer = Promise.withResolvers<{ url: string }>()
  trpcMock.use({ 'portal.checkout.start': () => answer.promise })
  const screen = await renderApp({ path })
  await screen.getByRole('button', { name: 'Pay $1,800.00' }).click()
  await expect
    .element(screen.getByRole('button', { name: 'Opening the payment page...' }))
    .toHaveAttribute('aria-disabled', 'true')
  answer.resolve({ url: '/sandbox/cs_test_1' })
  await expect.element(screen.getByRole('heading', { name: 'Test cards' })).toBeVisible()
  expect(screen.router.state.location.pathname).toBe('/sandbox/cs_test_1')
  const starts = trpcMock.calls.filter(({ name }) => name === 'portal.checkout.start')
  expect(starts).toMatchObject([{ input: { invoice: open?.id, key: 'sample' } }])
})

test('a refusal keeps the page, and a retry works', async () => {
  trpcMock.use({
    'portal.checkout.start': () => {
      throw new AppError('NOT_READY', 'The payment page cannot be reached. Please try again in a minute.')
    },
  })
  const screen = await renderApp({ path })
  await screen.getByRole('button', { name: 'Pay $1,800.00' }).click()
  await expect
    .element(screen.getByText('The payment page cannot be reached. Please try again in a minute.'))
    .toBeVisible()
  trpcMock.use({ 'portal.checkout.start': () => ({ url: '/sandbox/cs_test_2' }) })
  await screen.getByRole('button', { name: 'Pay $1,800.00' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Test cards' })).toBeVisible()
  expect(trpcMock.calls.filter(({ name }) => name === 'portal.checkout.start')).toHaveLength(2)
})

test('an invoice paid in the meantime is shown as paid after the refusal', async () => {
  const screen = await renderApp({ path })
  await expect.element(screen.getByRole('button', { name: 'Pay $1,800.00' })).toBeVisible()
  serveCheckout({ status: 'PAID', paidAt: parseInstant('2026-11-20T15:00:00.000Z') })
  trpcMock.use({
    'portal.checkout.start': () => {
      throw new AppError('CONFLICT', 'This invoice is paid')
    },
  })
  await screen.getByRole('button', { name: 'Pay $1,800.00' }).click()
  await expect.element(screen.getByRole('heading', { name: 'This invoice has been paid' })).toBeVisible()
})

test.each([
  '/checkout',
  '/checkout?invoice=015b0000-0000-7000-8000-000000000001',
  `/checkout?invoice=${open?.id}&key=another`,
  '/checkout?invoice=1234&key=sample',
])('%s is not a payment link, and the page links home', async (address) => {
  const screen = await renderApp({ path: address })
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('This payment link is not valid')
  await expect.element(screen.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/')
})

test('a paid invoice says so and links to the portal', async () => {
  const screen = await renderApp({ path: paid?.url ?? '' })
  await expect.element(screen.getByRole('heading', { name: 'This invoice has been paid' })).toBeVisible()
  await expect.element(screen.getByText('Partly refunded')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Go to the client portal' }))
    .toHaveAttribute('href', '/portal/invoices')
  await expect.element(screen.getByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
})

test('a voided invoice says so', async () => {
  const screen = await renderApp({ path: voided?.url ?? '' })
  await expect.element(screen.getByRole('heading', { name: 'This invoice has been voided' })).toBeVisible()
  await expect.element(screen.getByText('There is nothing to pay.')).toBeVisible()
  await expect.element(screen.getByText('Reason: The training took one day')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
})

test('an overdue invoice says so', async () => {
  const screen = await renderApp({ path: overdue?.url ?? '' })
  await expect.element(screen.getByText('Overdue')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Pay $36.00' })).toBeVisible()
  await expectFits()
  await expectAccessible('checkout')
})

test('an amount that cards cannot pay shows a reason instead of the button', async () => {
  const cardProblem = 'Cards can pay from $0.50 to $999,999.99. Please ask us for another way to pay.'
  serveCheckout({ cardProblem })
  const screen = await renderApp({ path })
  await expect.element(screen.getByText(cardProblem)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
})

test('an invoice that fails to load can be retried', async () => {
  trpcMock.use({
    'portal.checkout.get': () => {
      throw new AppError('NOT_READY', 'Later')
    },
  })
  const screen = await renderApp({ path })
  await expect.element(screen.getByText(/^Failed to load the invoice. Please try again./)).toBeVisible()
  serveCheckout({})
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('button', { name: 'Pay $5,000.00' })).toBeVisible()
})

test.each([path, '/sandbox/cs_test_1', '/client/payment-success?session_id=cs_test_1'])(
  '%s is hidden from search engines and sends no referrer',
  async (address) => {
    const screen = await renderApp({ path: address })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    const content = (name: string) =>
      document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
    await expect.poll(() => content('robots')).toBe('noindex')
    expect(content('referrer')).toBe('no-referrer')
  },
)

test('a business is billed by its legal name, with the person who acts for it', async () => {
  serveCheckout({ clientOrg: 'Okafor Tile & Stone LLC' })
  const screen = await renderApp({ path, as: 'visitor' })
  await expect
    .element(screen.getByRole('region', { name: 'Details' }))
    .toMatchTextContent('Billed toOkafor Tile & Stone LLC, Maren Okafor')
})
