import { AppError } from '@tallgrass/domain'
import { client } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { expectErrorToast } from '../../testing/expect-toast'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const gone = () => {
  throw new AppError('GONE', 'This link has expired or was already used. Nothing was changed.')
}
const callsTo = (name: string) => trpcMock.calls.filter((call) => call.name === name)

test('the link to an address names it, and confirms nothing until its reader does', async () => {
  const screen = await renderApp({ path: '/confirm-email?token=a-token' })
  await expect.element(screen.getByRole('heading', { name: 'Confirm your address?' })).toBeVisible()
  await expect.element(screen.getByRole('main')).toMatchTextContent(client.email)
  await expect.poll(() => screen.router.state.location.href).toBe('/confirm-email')
  expect(callsTo('auth.email.confirm')).toEqual([])
  await atBothWidths(() => expectAccessible('the link to an address'))
  await screen.getByRole('button', { name: 'Confirm this address' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Your address is confirmed' })).toHaveFocus()
  expect(callsTo('auth.email.confirm')).toMatchObject([{ input: { token: 'a-token' } }])
})

test('an address that someone else got in the meantime is refused with the reason', async () => {
  const message = 'Another account uses this address by now. Nothing was changed.'
  trpcMock.use({
    'auth.email.link': () => ({ email: 'maren@okafor.example', isChange: true }),
    'auth.email.confirm'() {
      throw new AppError('CONFLICT', message)
    },
  })
  const screen = await renderApp({ path: '/confirm-email?token=a-token' })
  await expect
    .element(screen.getByRole('heading', { name: 'Use this address for your account?' }))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Confirm this address' }).click()
  await expectErrorToast('Error', message)
})

test.each(['/confirm-email', '/undo-email'])('a used or incomplete link says so: %s', async (path) => {
  trpcMock.use({ 'auth.email.link': gone, 'auth.email.undoable': gone })
  const screen = await renderApp({ path: `${path}?token=used` })
  await expect
    .element(screen.getByRole('heading', { name: 'This link does not work any more' }))
    .toBeVisible()
  await screen.router.navigate({ to: path, state: {} })
  await expect.element(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible()
})

test('a change is taken back only when its reader asks for it, and leads to a new password', async () => {
  const screen = await renderApp({ path: '/undo-email?token=a-token' })
  await expect.element(screen.getByRole('heading', { name: 'Take the change back?' })).toBeVisible()
  await expect.element(screen.getByRole('main')).toMatchTextContent('maren@okafor.example')
  expect(callsTo('auth.email.undo')).toEqual([])
  await screen.getByRole('button', { name: 'Take the change back' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Your address is back' })).toHaveFocus()
  await screen.getByRole('link', { name: 'Set a new password' }).click()
  await expect.element(screen.getByLabelText('New Password')).toBeVisible()
  expect(screen.router.state.location.href).toBe('/reset-password')
})
