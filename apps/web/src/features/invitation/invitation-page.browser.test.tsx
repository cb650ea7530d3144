import { AppError } from '@tallgrass/domain'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const curtis = {
  firstName: 'Curtis',
  lastName: 'Hale',
  email: 'curtis@haleautoglass.example',
  role: 'CLIENT' as const,
}

async function openLink(path = '/invite/accept?token=a-token') {
  const screen = await renderApp({ path })
  return {
    ...screen,
    async expectNotice(title: string, text: string) {
      await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
      await expect.element(screen.getByRole('main')).toMatchTextContent(text)
    },
  }
}

test('without a token the link is invalid, and the page links home', async () => {
  const { expectNotice, getByRole, router } = await openLink('/invite/accept')
  await expectNotice('Invalid Invitation Link', 'open the link from your invitation again')
  await getByRole('link', { name: 'Go to Homepage' }).click()
  await expect.element(getByRole('link', { name: 'Schedule your Strategy Call' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
})

test('a validation in progress is shown', async () => {
  const checked = Promise.withResolvers<typeof curtis>()
  trpcMock.use({ 'auth.invitation': () => checked.promise })
  const { expectNotice } = await openLink()
  await expectNotice('Validating Invitation', 'moment')
  checked.resolve(curtis)
  await expectNotice('Complete Your Registration', 'You are invited to join')
})

test('the token is removed from the address once it has been read', async () => {
  const { expectNotice, router } = await openLink()
  await expectNotice('Complete Your Registration', 'Curtis Hale')
  await expect.poll(() => router.state.location.href).toBe('/invite/accept')
  await expectNotice('Complete Your Registration', 'Curtis Hale')
  expect(trpcMock.calls).toContainEqual({ name: 'auth.invitation', input: { token: 'a-token' } })
})

test('an unknown token is not found', async () => {
  trpcMock.use({
    'auth.invitation'() {
      throw new AppError('NOT_FOUND', 'This invitation does not exist')
    },
  })
  const { expectNotice, getByRole } = await openLink()
  await expectNotice('Invitation Not Found', 'It may have expired or been cancelled')
  await expectNotice('Invitation Not Found', 'If we sent you a newer link, please use that one.')
  await expect.element(getByRole('link', { name: 'Go to Homepage' })).toBeVisible()
})

test.each([
  'This invitation was cancelled',
  'This invitation was already used',
  'This invitation has expired',
])('an invitation that cannot be used says why: %s', async (message) => {
  trpcMock.use({
    'auth.invitation'() {
      throw new AppError('GONE', message)
    },
  })
  const { expectNotice } = await openLink()
  await expectNotice('Invitation Issue', message)
})

test('a server that cannot be reached is reported, and a retry works', async () => {
  let isDown = true
  trpcMock.use({
    'auth.invitation'() {
      if (isDown) throw HttpResponse.error()
      return curtis
    },
  })
  // Load the session first: batched with the invitation, the session call would fail too.
  const { expectNotice, getByRole, router } = await openLink('/privacy')
  await expect.element(getByRole('button', { name: 'Customer Login' })).toBeVisible()
  await router.navigate({ to: '/invite/accept', search: { token: 'a-token' } })
  await expectNotice('Invitation Issue', 'Invitation validation failed')
  isDown = false
  await getByRole('button', { name: 'Try again' }).click()
  await expectNotice('Complete Your Registration', 'You are invited to join')
})

test.each([
  { role: 'CLIENT', login: 'Customer Login', field: 'Email' },
  { role: 'ADMIN', login: 'Admin Login', field: 'Username' },
] as const)('a used invitation offers $login with the address filled in', async ({ field, login, role }) => {
  trpcMock.use({
    'auth.invitation'() {
      throw new AppError('GONE', 'This invitation was already used')
    },
    'auth.invitedAccount': () => ({ email: 'curtis@example.com', role }),
  })
  const { expectNotice, getByRole } = await openLink()
  await expectNotice('Invitation Issue', 'The account for curtis@example.com exists.')
  await getByRole('link', { name: 'Sign in' }).click()
  const dialog = getByRole('dialog', { name: login })
  await expect.element(dialog.getByLabelText(field)).toHaveValue('curtis@example.com')
  await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveFocus()
})

test('“Sign in here” leads home, where the login dialog opens', async () => {
  const { getByRole, router } = await openLink()
  await getByRole('link', { name: 'Sign in here' }).click()
  await expect.element(getByRole('dialog', { name: 'Customer Login' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
})
