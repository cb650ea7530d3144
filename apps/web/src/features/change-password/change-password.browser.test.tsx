import { AppError } from '@tallgrass/domain'
import { client } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectErrorToast, expectToast } from '../../testing/expect-toast'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

async function openDialog() {
  const screen = await renderApp({ path: '/portal/profile', as: 'client' })
  const opener = screen.getByRole('button', { name: 'Change password' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'Change password' })
  return {
    screen,
    opener,
    dialog,
    current: dialog.getByLabelText('Current Password', { exact: true }),
    next: dialog.getByLabelText('New Password', { exact: true }),
    again: dialog.getByLabelText('Confirm New Password', { exact: true }),
    submit: dialog.getByRole('button', { name: 'Change password' }),
  }
}

test('the password is changed, the other sessions are said to be over, and the focus returns', async () => {
  const { again, current, dialog, next, opener, submit } = await openDialog()
  await expect.element(current).toHaveFocus()
  await expect.element(current).toHaveAttribute('autocomplete', 'current-password')
  await expect.element(next).toHaveAttribute('autocomplete', 'new-password')
  await current.fill('Prairie2026!')
  await next.fill('Kettle-Orchard 47')
  await expect.element(dialog.getByText('Password strength: Good.')).toBeVisible()
  await again.fill('Kettle-Orchard 47')
  await submit.click()
  await expectToast('Password changed', 'You were signed out on all other devices.')
  expect(trpcMock.calls).toContainEqual(
    expect.objectContaining({
      name: 'auth.changePassword',
      input: { currentPassword: 'Prairie2026!', newPassword: 'Kettle-Orchard 47' },
    }),
  )
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('the own name is named while it is typed', async () => {
  const { dialog, next } = await openDialog()
  await next.fill(`${client.name.split(' ')[0]}2026`)
  await expect
    .element(dialog.getByText('Please choose a password that does not contain your name.'))
    .toBeVisible()
})

test('two different passwords are not sent', async () => {
  const { again, current, dialog, next, submit } = await openDialog()
  await current.fill('Prairie2026!')
  await next.fill('Sunflower7')
  await again.fill('Sunflower8')
  await submit.click()
  await expect.element(dialog.getByText("Passwords don't match")).toBeVisible()
  expect(trpcMock.calls.map(({ name }) => name)).not.toContain('auth.changePassword')
})

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
  const message = 'This password is one of the best known ones, so others will try it. Please choose another.'
  trpcMock.use({
    'auth.changePassword': () => {
      throw new AppError('INVALID', message, { issues: [{ path: 'newPassword', message }] })
    },
  })
  const { again, current, next, submit } = await openDialog()
  await current.fill('Prairie2026!')
  await next.fill('Password1')
  await again.fill('Password1')
  await submit.click()
  await expectErrorToast('Error', message)
  await expect.element(next).toHaveAccessibleDescription(expect.stringContaining(message))
  await expect.element(next).toHaveFocus()
  await expect.element(current).toHaveValue('Prairie2026!')
})

test('a dialog that is closed by mistake asks before it forgets what was typed', async () => {
  const { current, screen } = await openDialog()
  await userEvent.type(current, 'Prairie')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
  await page.viewport(1280, 800)
})
