import type { SandboxSession } from '@tallgrass/contracts'
import { AppError, parseMoney } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { expectAccessible, expectFits, openDialog } from '../../testing/accessibility'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const path = '/sandbox/cs_test_1'

type Screen = Awaited<ReturnType<typeof renderApp>>

const payButton = (screen: Screen) => screen.getByRole('button', { name: 'Pay $1,800.00' })

function payments() {
  return trpcMock.calls.filter(({ name }) => name === 'portal.sandbox.pay').map(({ input }) => input)
}

function mockSession(status: SandboxSession['status']) {
  trpcMock.use({
    'portal.sandbox.get': () => ({
      title: 'Second milestone',
      amount: parseMoney('1800.00'),
      currency: 'USD',
      status,
      successUrl: '/client/payment-success?session_id=cs_test_1',
      cancelUrl: '/checkout?invoice=any&key=any',
    }),
  })
}

test('card data is formatted, never stored, and leads to the confirmation', async () => {
  const screen = await renderApp({ path })
  const number = screen.getByLabelText('Card number')
  await number.fill('4242424242424242')
  await expect.element(number).toHaveValue('4242 4242 4242 4242')
  await expect.element(number).toHaveAttribute('autocomplete', 'off')
  await screen.getByLabelText('Expires').fill('1/30')
  await expect.element(screen.getByLabelText('Expires')).toHaveValue('01 / 30')
  await screen.getByLabelText('Security code').fill('123')
  await payButton(screen).click()
  await expect.element(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  expect(payments()).toMatchObject([
    { sessionId: 'cs_test_1', cardNumber: '4242 4242 4242 4242', delivery: 'once' },
  ])
  const cached = screen.queryClient.getMutationCache().getAll()
  expect(JSON.stringify(cached.map(({ state }) => state.variables))).not.toContain('4242')
})

test('errors are reported at their fields, and nothing is sent', async () => {
  const screen = await renderApp({ path })
  await payButton(screen).click()
  const errors = [
    ['Card number', 'Enter a card number'],
    ['Expires', 'Enter the expiry as MM/YY'],
    ['Security code', 'Enter the security code'],
  ] as const
  for (const [label, error] of errors) {
    await expect.element(screen.getByLabelText(label)).toHaveAccessibleDescription(error)
  }
  await expect.element(screen.getByLabelText('Card number')).toHaveFocus()
  expect(payments()).toEqual([])
  await expectFits()
  await expectAccessible('the sandbox with errors')
})

test('a declined card keeps the input, and another card can pay', async () => {
  const screen = await renderApp({ path })
  await screen.getByRole('button', { name: '4000 0000 0000 0002 Card is declined' }).click()
  await expect.element(payButton(screen)).toHaveFocus()
  await payButton(screen).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Your card was declined.')
  await expect.element(screen.getByLabelText('Card number')).toHaveValue('4000 0000 0000 0002')
  await expect.element(screen.getByLabelText('Card number')).toHaveFocus()
  await screen.getByRole('button', { name: '4242 4242 4242 4242 Payment succeeds' }).click()
  await payButton(screen).click()
  await expect.element(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  expect(payments()).toHaveLength(2)
})

test('a card that needs authentication pays only after it succeeds', async () => {
  trpcMock.use({
    'portal.sandbox.pay': ({ authenticated }) =>
      authenticated
        ? { outcome: 'paid', message: null, successUrl: '/client/payment-success?session_id=cs_test_1' }
        : { outcome: 'authentication_required', message: null, successUrl: null },
  })
  const screen = await renderApp({ path })
  await screen.getByRole('button', { name: '4000 0025 0000 3155 Needs authentication' }).click()
  await payButton(screen).click()
  const dialog = screen.getByRole('alertdialog', { name: 'Confirm your identity with your bank' })
  await expect.element(dialog.getByText(/^TEST MODE/)).toBeVisible()
  await expectAccessible('authentication', openDialog)
  await dialog.getByRole('button', { name: 'Fail' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Authentication failed. Nothing was charged. Try again or use another card.')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Card number')).toHaveFocus()

  await payButton(screen).click()
  await dialog.getByRole('button', { name: 'Complete authentication' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  expect(payments()).toMatchObject([{}, {}, { cardNumber: '4000 0025 0000 3155', authenticated: true }])
})

test('the delivery of the confirmation can be chosen', async () => {
  const screen = await renderApp({ path })
  await screen.getByRole('button', { name: /^4242/ }).click()
  await screen.getByText('Advanced').click()
  await screen.getByLabelText('How the confirmation arrives').selectOptions('Twice')
  await payButton(screen).click()
  await expect.element(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  expect(payments()).toMatchObject([{ delivery: 'twice' }])
})

test('a refusal keeps the input and shows the current state of the session', async () => {
  const screen = await renderApp({ path })
  await screen.getByRole('button', { name: /^4242/ }).click()
  trpcMock.use({
    'portal.sandbox.pay': () => {
      throw new AppError('NOT_READY', 'Please try again in a minute.')
    },
  })
  await payButton(screen).click()
  await expect.element(screen.getByText('Please try again in a minute.')).toBeVisible()
  await expect.element(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242')
  trpcMock.use({
    'portal.sandbox.pay': () => {
      mockSession('expired')
      throw new AppError('CONFLICT', 'This payment page has expired')
    },
  })
  await payButton(screen).click()
  await expect
    .element(screen.getByRole('alert').filter({ hasText: 'expired' }))
    .toHaveTextContent('Payment FailedThis payment page has expired')
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'This payment page has expired' }))
    .toBeVisible()
})

test('a paid session is reported, in test mode as well', async () => {
  mockSession('paid')
  const screen = await renderApp({ path })
  await expect.element(screen.getByRole('heading', { name: 'This payment has been made' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Continue' }))
    .toHaveAttribute('href', '/client/payment-success?session_id=cs_test_1')
  await expect.element(screen.getByText('TEST MODE')).toBeVisible()
})

test('an expired session links back to the invoice', async () => {
  mockSession('expired')
  const screen = await renderApp({ path })
  await expect
    .element(screen.getByRole('link', { name: 'Back to the invoice' }))
    .toHaveAttribute('href', '/checkout?invoice=any&key=any')
  await expect.element(screen.getByText('TEST MODE')).toBeVisible()
})

test('canceling returns to the invoice', async () => {
  mockSession('open')
  const screen = await renderApp({ path })
  await expect
    .element(screen.getByRole('link', { name: 'Cancel and go back' }))
    .toHaveAttribute('href', '/checkout?invoice=any&key=any')
})

test('an unknown session is reported', async () => {
  trpcMock.use({
    'portal.sandbox.get': () => {
      throw new AppError('NOT_FOUND', 'No such payment')
    },
  })
  const screen = await renderApp({ path })
  await expect.element(screen.getByRole('heading', { name: 'Payment not found' })).toBeVisible()
  await expect.element(screen.getByText('TEST MODE')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Go to Homepage' })).toBeVisible()
})
