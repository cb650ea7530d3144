import { AppError } from '@tallgrass/domain'
import { client } from '@tallgrass/testing/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

async function logIn() {
  const screen = await renderApp()
  await screen.getByRole('button', { name: 'Admin Login' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Admin Login' })
  await dialog.getByLabelText('Username').fill('admin')
  await dialog.getByLabelText('Password', { exact: true }).fill('Prairie2026!')
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  return { screen, dialog, toasts: screen.getByRole('region', { name: 'Notifications (F8)' }) }
}

test('an administrator is welcomed, and the bar knows them', async () => {
  const { dialog, screen, toasts } = await logIn()
  await expect.element(toasts).toHaveTextContent('Welcome back!Successfully logged in as admin.')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByText('Ruth Calloway')).toBeVisible()
})

test('right credentials of a client are denied, and nobody is signed in', async () => {
  trpcMock.use({ 'auth.adminLogin': () => ({ role: 'CLIENT', user: client }) })
  const { dialog, toasts } = await logIn()
  await expect.element(toasts).toHaveTextContent('Access deniedAdmin access required.')
  await expect.element(dialog).toBeVisible()
  const asked = trpcMock.calls.map(({ name }) => name).filter((name) => name.startsWith('auth.'))
  expect(asked).toEqual(['auth.session', 'auth.adminLogin'])
})

test('a refusal says what the server said', async () => {
  trpcMock.use({
    'auth.adminLogin'() {
      throw new AppError('UNAUTHENTICATED', 'Invalid credentials')
    },
  })
  const { toasts } = await logIn()
  await expect.element(toasts).toHaveTextContent('Login failedInvalid credentials')
})

test('a server out of reach is another matter than a refusal', async () => {
  trpcMock.use({
    'auth.adminLogin'() {
      throw HttpResponse.error()
    },
  })
  const { toasts } = await logIn()
  await expect.element(toasts).toHaveTextContent('Connection errorUnable to connect to server')
})
