import type { CheckoutOutcome } from '@tallgrass/contracts'
import { AppError, parseMoney } from '@tallgrass/domain'
import { expect, test, vi } from 'vitest'
import { expectAccessible, expectFits } from '../../../testing/accessibility'
import { pass, stopTime, ticking } from '../../../testing/passing-time'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const SESSION = 'cs_test_a1b2c3d4e5f6g7h8'
const path = `/client/payment-success?session_id=${SESSION}`

function serveOutcome(state: CheckoutOutcome['state']) {
  trpcMock.use({
    'portal.checkout.outcome': () => ({
      state,
      amount: parseMoney('1800.00'),
      number: 'INV-2026-0007',
      testMode: true,
    }),
  })
}

test('a payment is shown as successful only once the ledger has it', async () => {
  serveOutcome('pending')
  const screen = await renderApp({ path, as: 'client' })
  const title = screen.getByRole('heading', { level: 1 })
  await expect.element(title).toHaveTextContent('Confirming your payment...')
  serveOutcome('confirmed')
  await expect.element(title).toHaveTextContent('Payment Successful!')
  await expect.element(screen.getByText('Your payment has been processed successfully.')).toBeVisible()
  await expect.element(screen.getByText('A confirmation email will follow.')).toBeVisible()
  const transaction = screen.getByText('Transaction ID').element().parentElement
  await expect.element(transaction).toHaveTextContent('Transaction IDcs_test_a1b2c3d4e5f6')
  await expect.element(screen.getByText('$1,800.00')).toBeVisible()
  await expect.element(screen.getByText('TEST MODE')).toBeVisible()
  await expectFits()
  await expectAccessible('payment success')
  await screen.getByRole('link', { name: 'Continue to Dashboard' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible()
  expect(screen.router.state.location.pathname).toBe('/portal')
})

test('waiting for a payment is no use of the session', async () => {
  const send = vi.spyOn(globalThis, 'fetch')
  serveOutcome('pending')
  await renderApp({ path, as: 'client' })
  const asked = () => send.mock.calls.filter(([address]) => String(address).includes('checkout.outcome'))
  await expect.poll(() => asked().length).toBeGreaterThan(1)
  const [, ...polls] = asked()
  for (const [, init] of polls) expect(new Headers(init?.headers).get('x-unattended')).toBe('1')
})

test('a long wait is explained and ends automatically', async () => {
  serveOutcome('pending')
  stopTime()
  const screen = await renderApp({ path })
  const shows = (words: string) =>
    ticking(async () => {
      await expect.element(screen.getByRole('main')).toMatchTextContent(words)
    })
  await shows('Confirming your payment...')
  await shows('You do not need to do anything.')
  pass(61_000)
  await shows('This is taking longer than usual, but your payment is not lost.')
  await ticking(() => expectAccessible('a long wait'))
  serveOutcome('confirmed')
  pass(10_000)
  await shows('Payment Successful!')
})

test('a short outage is retried automatically', async () => {
  trpcMock.use({
    'portal.checkout.outcome': () => {
      throw new AppError('NOT_READY', 'Later')
    },
  })
  const screen = await renderApp({ path })
  await expect.element(screen.getByText(/^We cannot check your payment right now/)).toBeVisible()
  serveOutcome('confirmed')
  await expect.element(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})

test('an expired payment is not shown as successful', async () => {
  serveOutcome('expired')
  const screen = await renderApp({ path })
  await expect.element(screen.getByRole('heading', { name: 'The payment was not made' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to Invoices' }))
    .toHaveAttribute('href', '/portal/invoices')
})

test('an unknown session is not found', async () => {
  serveOutcome('unknown')
  const screen = await renderApp({ path })
  await expect.element(screen.getByRole('heading', { name: 'Payment Not Found' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/')
})

test('without a session nothing is requested', async () => {
  const screen = await renderApp({ path: '/client/payment-success' })
  await expect.element(screen.getByRole('heading', { name: 'Payment Not Found' })).toBeVisible()
  expect(trpcMock.calls.map(({ name }) => name)).not.toContain('portal.checkout.outcome')
  await expectFits()
})
