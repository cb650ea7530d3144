import { AppError } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

test('the administrator login with errors is accessible', async () => {
  const screen = await renderApp()
  await screen.getByRole('button', { name: 'Admin Login' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Admin Login' })
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await expect.element(dialog.getByLabelText('Username')).toBeInvalid()
  await expectAccessible('Admin Login with errors', openDialog)
})

test('a focused toast is accessible', async () => {
  trpcMock.use({
    'auth.adminLogin'() {
      throw new AppError('RATE_LIMITED', 'Later.')
    },
  })
  const screen = await renderApp()
  await screen.getByRole('button', { name: 'Admin Login' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Admin Login' })
  await dialog.getByLabelText('Username').fill('admin')
  await dialog.getByLabelText('Password', { exact: true }).fill('anything')
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Login failedLater.')
  await userEvent.keyboard('{F8}') // A focused toast does not time out.
  await userEvent.keyboard('{Tab}')
  await expectAccessible('a toast', '[role="alert"]')
})

test('the three modes of the customer dialog are accessible', async () => {
  const screen = await renderApp()
  await screen.getByRole('button', { name: 'Customer Login' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: 'Forgot password?' })).toBeVisible()
  await atBothWidths(() => expectAccessible('Customer Login', openDialog))
  await dialog.getByRole('button', { name: 'Forgot password?' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Back to login' })).toBeVisible()
  await atBothWidths(() => expectAccessible('Forgot password?', openDialog))
  await dialog.getByRole('button', { name: 'Back to login' }).click()
  await dialog.getByRole('button', { name: 'Sign up' }).click()
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect.element(dialog.getByLabelText('Email')).toBeInvalid()
  await atBothWidths(() => expectAccessible('Create Your Account with errors', openDialog))
})
