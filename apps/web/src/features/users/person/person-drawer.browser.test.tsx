import { people } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectToast } from '../../../testing/expect-toast'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const idOf = (name: string) => people.find((person) => person.name === name)?.id ?? ''

async function openDrawer(name: string) {
  const screen = await renderApp({ path: `/portal/admin/users?person=${idOf(name)}`, as: 'admin' })
  const drawer = screen.getByRole('dialog', { name })
  await expect.element(drawer.getByText('Sign-in history', { exact: true })).toBeVisible()
  return { screen, drawer }
}

test('a card opens its person, and closing brings the focus back', async () => {
  const screen = await renderApp({ path: '/portal/admin/users', as: 'admin' })
  const opener = screen.getByRole('button', { name: 'Jonah Sorensen', exact: true })
  await opener.click()
  const drawer = screen.getByRole('dialog', { name: 'Jonah Sorensen' })
  await expect.element(drawer.getByText('jonah@tallgrass.example')).toBeVisible()
  expect(screen.router.state.location.search).toEqual({ person: idOf('Jonah Sorensen') })
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('the drawer shows sessions and the history of sign-ins', async () => {
  const { drawer } = await openDrawer('Jonah Sorensen')
  const sessions = drawer.getByRole('table', { name: 'Open sessions' })
  await expect.element(sessions.getByRole('cell', { name: /^Safari on iPhone/ })).toBeVisible()
  const history = drawer.getByRole('table', { name: 'Sign-in history' })
  await expect.element(history.getByText('Wrong password')).toBeVisible()
})

test('a session is ended', async () => {
  const { drawer } = await openDrawer('Jonah Sorensen')
  await drawer.getByRole('button', { name: 'End session: Safari on iPhone' }).click()
  await expectToast('Session ended')
})

test.each([
  ['Reset second factor', 'Reset second factor', 'admin.people.resetFactor'],
  ['End all', 'End all sessions', 'admin.people.endSessions'],
  ['Deactivate', 'Deactivate administrator', 'admin.people.deactivate'],
])('%s asks first', async (button, title, call) => {
  const { drawer, screen } = await openDrawer('Jonah Sorensen')
  await drawer.getByRole('button', { name: button, exact: true }).click()
  const question = screen.getByRole('alertdialog', { name: title })
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await question.getByRole('button', { name: button, exact: true }).click()
  await expect.poll(() => trpcMock.calls.map(({ name }) => name)).toContain(call)
  await expect.element(question).not.toBeInTheDocument()
})

test('an administrator is reactivated, and the focus stays in the drawer', async () => {
  const { rights: _, ...jonah } = people.find(({ name }) => name === 'Jonah Sorensen') ?? expect.unreachable()
  let deactivatedAt: typeof jonah.createdAt | null = jonah.createdAt
  const security = { phone: null, hasSecondFactor: false, passwordEndedAt: null, lastSignInAt: null }
  const toPerson = () => ({ ...jonah, ...security, deactivatedAt, version: 1 })
  trpcMock.use({
    'admin.people.get': toPerson,
    'admin.people.reactivate': () => {
      deactivatedAt = null
      return toPerson()
    },
  })
  const { drawer } = await openDrawer('Jonah Sorensen')
  await drawer.getByRole('button', { name: 'Reactivate' }).click()
  await expectToast('Administrator reactivated')
  await expect.element(drawer.getByRole('button', { name: 'Deactivate' })).toBeVisible()
  await expect.poll(() => drawer.element().contains(document.activeElement)).toBe(true)
})

test('without a mail server, the link for the new password is shown once', async () => {
  trpcMock.use({
    'admin.people.requirePassword': () => ({
      emailEnabled: false,
      emailSent: false,
      link: 'https://tallgrass.example/reset-password?token=sample',
      expiresAt: people[0]?.createdAt ?? expect.unreachable(),
    }),
  })
  const { drawer, screen } = await openDrawer('Jonah Sorensen')
  await drawer.getByRole('button', { name: 'Ask for a new password' }).click()
  const question = screen.getByRole('alertdialog', { name: 'Ask for a new password' })
  await question.getByRole('button', { name: 'Ask for a new password' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Link for a new password' })
  await expect
    .element(dialog.getByLabelText('Link'))
    .toHaveValue('https://tallgrass.example/reset-password?token=sample')
})

test('a client is deactivated on the page of their client', async () => {
  const { drawer } = await openDrawer('Maren Okafor')
  await expect.element(drawer.getByRole('button', { name: 'Deactivate' })).not.toBeInTheDocument()
  await expect.element(drawer.getByText(/Rights, invitations and deactivation/)).toBeVisible()
})

test('the own account is not changed here', async () => {
  const { drawer } = await openDrawer('Ruth Calloway')
  await expect.element(drawer.getByText(/This is your own account/)).toBeVisible()
  await expect.element(drawer.getByRole('button', { name: /End session/ })).not.toBeInTheDocument()
})
