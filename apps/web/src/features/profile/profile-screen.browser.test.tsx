import { AppError, toInstant } from '@tallgrass/domain'
import { admin, client, profileOf } from '@tallgrass/mocks'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { expectToast } from '../../testing/expect-toast'
import { renderApp } from '../../testing/render-app'
import { renderUi } from '../../testing/render-ui'
import { tabTo } from '../../testing/tab-to'
import { trpcMock } from '../../testing/trpc-mock'
import { ProfileScreen } from './profile-screen'

const path = '/portal/profile'

test.each([
  ['a desk', 1280, 800],
  ['a phone', 375, 812],
])('the profile shows the account details, on %s', async (_device, width, height) => {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1280, 800))
  trpcMock.use({ 'auth.session': () => ({ ...client, createdAt: toInstant(new Date()) }) })
  const screen = await renderApp({ path, as: 'client' })
  const profile = screen.getByRole('region', { name: 'Profile information' })
  for (const fact of [client.name, client.email, 'Client', client.org ?? '', 'America/Chicago']) {
    await expect.element(profile.getByText(fact, { exact: true })).toBeVisible()
  }
  await tabTo(profile.getByText('now', { exact: true }))
  await expect.element(screen.getByRole('tooltip')).toMatchTextContent(String(new Date().getFullYear()))
})

test('administrators reach theirs from the user menu', async () => {
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  await screen.getByRole('button', { name: 'User menu, Ruth Calloway' }).click()
  await screen.getByRole('menuitem', { name: 'Profile' }).click()
  expect(screen.router.state.location.pathname).toBe('/portal/admin/profile')
  const profile = screen.getByRole('region', { name: 'Profile information' })
  await expect.element(profile.getByText(admin.email, { exact: true })).toBeVisible()
  const security = screen.getByRole('region', { name: 'Account security' })
  await expect
    .element(security.getByRole('link', { name: 'Configure email notifications' }))
    .toHaveAttribute('href', '/portal/admin/notifications')
  await expect.element(screen.getByText('Portal information')).not.toBeInTheDocument()
})

test('name, phone and time zone are edited, the zone by typing', async () => {
  const screen = await renderApp({ path, as: 'client' })
  await screen.getByRole('button', { name: 'Edit Profile' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Edit your profile' })
  await expect.element(dialog.getByLabelText('Name')).toHaveFocus()
  await atBothWidths(() => expectAccessible('the profile form', openDialog))
  await dialog.getByLabelText('Name').fill('Maren O. Okafor')
  await dialog.getByRole('combobox', { name: 'Time zone' }).fill('denver')
  await screen.getByRole('option', { name: 'America/Denver' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast('Profile Updated')
  expect(trpcMock.calls).toContainEqual({
    name: 'auth.profile.update',
    input: { name: 'Maren O. Okafor', timeZone: 'America/Denver', version: 1 },
  })
  await expect.element(screen.getByText('America/Denver', { exact: true })).toBeVisible()
})

test('a late edit shows both sides and keeps what was typed', async () => {
  const screen = await renderApp({ path, as: 'client' })
  await screen.getByRole('button', { name: 'Edit Profile' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Edit your profile' })
  await dialog.getByLabelText('Phone').fill('(940) 555-0199')
  trpcMock.use({
    'auth.profile.update'() {
      const details = {
        yours: { version: 1, phone: '(940) 555-0199' },
        theirs: { version: 2, name: client.name, phone: '(940) 555-0111', timeZone: null },
      }
      throw new AppError('CONFLICT', 'This profile has changed since you opened it.', { details })
    },
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('(940) 555-0111')
  await expect.element(dialog.getByLabelText('Phone')).toHaveValue('(940) 555-0199')
})

test('a new address is asked for with the password, shown as waiting, and can be cancelled', async () => {
  const screen = await renderApp({ path, as: 'client' })
  await screen.getByRole('button', { name: 'Change email' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Change your email address' })
  await expect.element(dialog.getByLabelText('New email address')).toHaveFocus()
  await atBothWidths(() => expectAccessible('a new address', openDialog))
  await dialog.getByLabelText('New email address').fill('maren@okafor.example')
  await dialog.getByLabelText('Your password').fill('Prairie2026!')
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expectToast('Check Your Inbox', 'We sent a link to maren@okafor.example.')
  const notice = screen.getByRole('note')
  await expect.element(notice).toMatchTextContent('Follow the link that we sent to maren@okafor.example')
  await notice.getByRole('button', { name: 'Cancel the change' }).click()
  await expectToast('Change Cancelled')
  await expect.element(notice).not.toBeInTheDocument()
})

test('a wrong password is shown at its field', async () => {
  const message = 'The password is incorrect'
  trpcMock.use({
    'auth.email.change'() {
      throw new AppError('INVALID', message, { issues: [{ path: 'password', message }] })
    },
  })
  const screen = await renderApp({ path, as: 'client' })
  await screen.getByRole('button', { name: 'Change email' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Change your email address' })
  await dialog.getByLabelText('New email address').fill('maren@okafor.example')
  await dialog.getByLabelText('Your password').fill('wrong')
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect.element(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(message)
  await expect.element(dialog.getByLabelText('New email address')).toHaveValue('maren@okafor.example')
})

test('who has not confirmed their address is told on every page, and gets the link again', async () => {
  const newcomer = { ...client, emailVerified: false }
  trpcMock.use({ 'auth.session': () => newcomer, 'auth.profile.get': () => profileOf(newcomer) })
  const screen = await renderApp({ path: '/portal', as: 'client' })
  const banner = screen.getByRole('note').filter({ hasText: 'is not confirmed' })
  await expect.element(banner).toMatchTextContent(client.email)
  await banner.getByRole('button', { name: 'Send the link again' }).click()
  await expectToast('Link Sent', 'Check your inbox, and the spam folder.')
  await screen.router.navigate({ to: path })
  await expect.element(screen.getByText('Address not confirmed')).toBeVisible()
})

test('without a user, an alert is shown', async () => {
  const screen = await renderUi(<ProfileScreen user={null} />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('User information not available.')
  await expect.element(screen.getByRole('heading')).not.toBeInTheDocument()
})
