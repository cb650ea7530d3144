import type { SandboxSession } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
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

function useSession(status: SandboxSession['status']) {
  trpcMock.use({
    'portal.sandbox.get': () => ({
      title: 'Second milestone',
      amount: '1800.00',
      currency: 'USD',
      status,
      successUrl: '/client/payment-success?session_id=cs_test_1',
      cancelUrl: '/checkout?invoice=any&key=any',
    }),
  })
}

test('what is typed is formatted, kept by nobody, and leads on to the confirmation', async () => {
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

test('every rule speaks at its field, and nothing is sent', async () => {
  const screen = await renderApp({ path })
  await payButton(screen).click()
  const said = [
    ['Card number', 'Enter a card number'],
    ['Expires', 'Enter the expiry as MM/YY'],
    ['Security code', 'Enter the security code'],
  ] as const
  for (const [label, rule] of said) {
    await expect.element(screen.getByLabelText(label)).toHaveAccessibleDescription(rule)
  }
  await expect.element(screen.getByLabelText('Card number')).toHaveFocus()
  expect(payments()).toEqual([])
  await expectFits()
  await expectAccessible('the sandbox with its rules')
})

test('a declined card loses nothing, and another one pays', async () => {
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

test('a card that asks is answered, and pays only then', async () => {
  trpcMock.use({
    'portal.sandbox.pay': ({ authenticated }) =>
      authenticated
        ? { outcome: 'paid', message: null, successUrl: '/client/payment-success?session_id=cs_test_1' }
        : { outcome: 'authentication_required', message: null, successUrl: null },
  })
  const screen = await renderApp({ path })
  await screen.getByRole('button', { name: '4000 0025 0000 3155 Needs authentication' }).click()
  await payButton(screen).click()
  const dialog = screen.getByRole('alertdialog', { name: 'Your bank asks whether it is you' })
  await expect.element(dialog.getByText(/^TEST MODE/)).toBeVisible()
  await expectAccessible('authentication', openDialog)
  await dialog.getByRole('button', { name: 'Fail' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('The authentication failed. Nothing was charged. Try again, or use another card.')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Card number')).toHaveFocus()

  await payButton(screen).click()
  await dialog.getByRole('button', { name: 'Complete authentication' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  expect(payments()).toMatchObject([{}, {}, { cardNumber: '4000 0025 0000 3155', authenticated: true }])
})

test('how the confirmation arrives can be chosen', async () => {
  const screen = await renderApp({ path })
  await screen.getByRole('button', { name: /^4242/ }).click()
  await screen.getByText('Advanced').click()
  await screen.getByLabelText('How the confirmation arrives').selectOptions('Twice')
  await payButton(screen).click()
  await expect.element(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  expect(payments()).toMatchObject([{ delivery: 'twice' }])
})

test('a refusal keeps what was typed and shows how the session stands by now', async () => {
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
      useSession('expired')
      throw new AppError('CONFLICT', 'This payment page has expired')
    },
  })
  await payButton(screen).click()
  await expect
    .element(screen.getByRole('alert').filter({ hasText: 'expired' }))
    .toHaveTextContent('The payment was not madeThis payment page has expired')
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'This payment page has expired' }))
    .toBeVisible()
})

test('a session that is over says so, in test mode like all others', async () => {
  useSession('paid')
  const screen = await renderApp({ path })
  await expect.element(screen.getByRole('heading', { name: 'This payment has been made' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Continue' }))
    .toHaveAttribute('href', '/client/payment-success?session_id=cs_test_1')
  await expect.element(screen.getByText('TEST MODE')).toBeVisible()
})

test('an expired session leads back to the invoice', async () => {
  useSession('expired')
  const screen = await renderApp({ path })
  await expect
    .element(screen.getByRole('link', { name: 'Back to the invoice' }))
    .toHaveAttribute('href', '/checkout?invoice=any&key=any')
  await expect.element(screen.getByText('TEST MODE')).toBeVisible()
})

test('who thinks better of it goes back to the invoice', async () => {
  useSession('open')
  const screen = await renderApp({ path })
  await expect
    .element(screen.getByRole('link', { name: 'Cancel and go back' }))
    .toHaveAttribute('href', '/checkout?invoice=any&key=any')
})

test('a session that nobody knows has a page of its own', async () => {
  trpcMock.use({
    'portal.sandbox.get': () => {
      throw new AppError('NOT_FOUND', 'No such payment')
    },
  })
  const screen = await renderApp({ path })
  await expect.element(screen.getByRole('heading', { name: 'No such payment' })).toBeVisible()
  await expect.element(screen.getByText('TEST MODE')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Go to Homepage' })).toBeVisible()
})
