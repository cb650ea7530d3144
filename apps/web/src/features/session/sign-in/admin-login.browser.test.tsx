import { AppError } from '@tallgrass/domain'
import { admin, client } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectErrorToast, expectToast } from '../../../testing/expect-toast'
import { renderApp } from '../../../testing/render-app'
import { tabTo } from '../../../testing/tab-to'
import { trpcMock } from '../../../testing/trpc-mock'

async function openDialog() {
  const screen = await renderApp()
  const opener = screen.getByRole('button', { name: 'Admin Login' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'Admin Login' })
  return {
    screen,
    opener,
    dialog,
    username: dialog.getByLabelText('Username'),
    password: dialog.getByLabelText('Password', { exact: true }),
    button: dialog.getByRole('button', { name: 'Login', exact: true }),
  }
}

async function logIn() {
  const opened = await openDialog()
  await opened.username.fill('admin')
  await opened.password.fill('Prairie2026!')
  await opened.button.click()
  return opened
}

function logins() {
  return trpcMock.calls.filter(({ name }) => name === 'auth.adminLogin')
}

test('an administrator is welcomed, stays on the page and appears in the navigation bar', async () => {
  const { dialog, screen } = await logIn()
  await expectToast('Welcome back!', 'Successfully logged in as admin.')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByText('Ruth Calloway')).toBeVisible()
  expect(screen.router.state.location.pathname).toBe('/')
})

test('Enter submits a username or an email address', async () => {
  const { password, username } = await openDialog()
  await username.fill('Admin@Tallgrass.example')
  await password.fill('Prairie2026!')
  await userEvent.keyboard('{Enter}')
  await expectToast('Welcome back!', 'Successfully logged in as admin.')
  expect(logins().map(({ input }) => input)).toEqual([
    { username: 'Admin@Tallgrass.example', password: 'Prairie2026!' },
  ])
})

test('empty fields show their errors, and nothing is sent', async () => {
  const { button, dialog, password, username } = await openDialog()
  await button.click()
  await expect.element(username).toHaveAccessibleDescription('Username is required')
  await expect.element(password).toHaveAccessibleDescription('Password is required')
  await expect.element(username).toHaveFocus()
  await username.fill('admin')
  await expect.element(dialog.getByText('Username is required')).not.toBeInTheDocument()
  expect(logins()).toEqual([])
})

test('the button is disabled until the response arrives', async () => {
  const answered = Promise.withResolvers<{ role: 'ADMIN'; user: typeof admin }>()
  trpcMock.use({ 'auth.adminLogin': () => answered.promise })
  const { button, dialog } = await logIn()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  answered.resolve({ role: 'ADMIN', user: admin })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a client with valid credentials is denied and not signed in', async () => {
  trpcMock.use({ 'auth.adminLogin': () => ({ role: 'CLIENT', user: client }) })
  const { dialog } = await logIn()
  await expectErrorToast('Access denied', 'Admin access required.')
  await expect.element(dialog).toBeVisible()
  const asked = trpcMock.calls.map(({ name }) => name).filter((name) => /^auth\.\w+$/.test(name))
  expect(asked).toEqual(['auth.session', 'auth.adminLogin'])
})

test.each(['Invalid credentials', 'Too many attempts. Please try again in 15 minutes.'])(
  'a refusal shows the server’s message and keeps the dialog open, and the focus: %s',
  async (message) => {
    trpcMock.use({
      'auth.adminLogin'() {
        throw new AppError('UNAUTHENTICATED', message)
      },
    })
    const { button, dialog, password, username } = await openDialog()
    await username.fill('admin')
    await password.fill('Prairie2026!')
    await tabTo(button)
    await userEvent.keyboard(' ')
    await expectErrorToast('Login failed', message)
    await expect.element(dialog).toBeVisible()
    await expect.element(button).not.toHaveAttribute('aria-disabled')
    await expect.element(button).toHaveFocus()
  },
)

test('an unreachable server shows a connection error and keeps the input', async () => {
  trpcMock.use({
    'auth.adminLogin'() {
      throw HttpResponse.error()
    },
  })
  const { password, username } = await logIn()
  await expectErrorToast('Connection error', 'Unable to connect to server')
  await expect.element(username).toHaveValue('admin')
  await expect.element(password).toHaveValue('Prairie2026!')
})

test('the password can be shown and hidden by mouse and keyboard', async () => {
  const { dialog, password } = await openDialog()
  await password.fill('secret')
  await expect.element(password).toHaveAttribute('type', 'password')
  await dialog.getByRole('button', { name: 'Show or hide password' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await password.click()
  await userEvent.keyboard('{Tab} ')
  await expect.element(password).toHaveAttribute('type', 'password')
  await expect.element(password).toHaveValue('secret')
})

test('the dialog takes the focus and returns it on Escape, Cancel and Close', async () => {
  const screen = await renderApp()
  const opener = screen.getByRole('button', { name: 'Admin Login' })
  const dialog = screen.getByRole('dialog', { name: 'Admin Login' })
  for (const way of ['Escape', 'Cancel', 'Close']) {
    await opener.click()
    await expect.element(dialog.getByLabelText('Username')).toHaveFocus()
    await dialog.getByLabelText('Username').fill('typed')
    if (way === 'Escape') await userEvent.keyboard('{Escape}')
    else await dialog.getByRole('button', { name: way }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  }
  await opener.click()
  await expect.element(dialog.getByLabelText('Username')).toHaveValue('')
})
