import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectErrorToast } from '../../../testing/expect-toast'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const requests = () => trpcMock.calls.filter(({ name }) => name === 'auth.forgotPassword')

async function openForgotPassword(login: 'Customer Login' | 'Admin Login', typed: string) {
  const screen = await renderApp()
  await screen.getByRole('button', { name: login }).click()
  const dialog = screen.getByRole('dialog', { name: login })
  await dialog.getByLabelText(login === 'Admin Login' ? 'Username' : 'Email').fill(typed)
  await dialog.getByRole('button', { name: 'Forgot password?' }).click()
  const forgot = screen.getByRole('dialog', { name: 'Forgot password?' })
  return {
    screen,
    dialog,
    forgot,
    email: forgot.getByLabelText('Email'),
    send: forgot.getByRole('button', { name: 'Send link' }),
  }
}

test.each(['Customer Login', 'Admin Login'] as const)(
  'a link is requested in the dialog "%s", and the response does not reveal whether an account exists',
  async (login) => {
    const { dialog, email, forgot, screen, send } = await openForgotPassword(login, 'ines@example.com')
    await expect.element(email).toHaveValue('ines@example.com')
    await send.click()
    const answer = forgot.getByRole('status')
    await expect
      .element(answer)
      .toHaveTextContent(
        'If an account exists for this address, we have sent a link to set a new password. The link works once and expires after one hour.',
      )
    await expect.element(answer).toHaveFocus()
    expect(requests().map(({ input }) => input)).toEqual([{ email: 'ines@example.com' }])

    await forgot.getByRole('button', { name: 'Back to login' }).click()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  },
)

test('without an address, nothing is sent', async () => {
  const { email, screen, send } = await openForgotPassword('Customer Login', '')
  await send.click()
  await expect.element(email).toHaveAccessibleDescription('Valid email address required')
  await expect.element(screen.getByRole('region', { name: 'Notifications (F8)' })).not.toBeInTheDocument()
  expect(requests()).toEqual([])
})

test('a failed request shows an error and keeps the input', async () => {
  trpcMock.use({
    'auth.forgotPassword'() {
      throw HttpResponse.error()
    },
  })
  const { email, send } = await openForgotPassword('Customer Login', 'ines@example.com')
  await send.click()
  await expectErrorToast('Error', 'Unable to send the link. Please try again.')
  await expect.element(email).toHaveValue('ines@example.com')
})
