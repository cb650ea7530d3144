import { AppError } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const issued = {
  id: '01b00000-0000-7000-8000-000000000042',
  inviteUrl: 'http://localhost:3000/invite/accept?token=secret',
  expiresAt: '2026-11-27T09:00:00.000Z',
}

async function invite() {
  const screen = await renderApp({ path: '/portal/admin/users', as: 'admin' })
  await screen.getByRole('button', { name: 'Invite User' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Invite User' })
  await dialog.getByLabelText('First Name').fill('Ines')
  await dialog.getByLabelText('Last Name').fill('Moreno')
  await dialog.getByLabelText('Email Address').fill('ines@example.com')
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  return { screen, toasts: screen.getByRole('region', { name: 'Notifications (F8)' }) }
}

test.each([
  {
    emailEnabled: true,
    emailSent: true,
    toast: 'Invitation SentInvitation email sent successfully to ines@example.com',
  },
  {
    emailEnabled: true,
    emailSent: false,
    toast: 'Invitation CreatedInvitation created but email failed to send. Check server logs.',
  },
  {
    emailEnabled: false,
    emailSent: false,
    toast:
      'Invitation CreatedInvitation created but email service is not configured. Share the invitation link manually.',
  },
])(
  'the toast says what became of the message (mail on: $emailEnabled, sent: $emailSent)',
  async ({ toast, ...outcome }) => {
    trpcMock.use({ 'admin.invitations.create': () => ({ ...issued, ...outcome }) })

    const { screen, toasts } = await invite()

    await expect.element(toasts).toHaveTextContent(toast)
    await expect.element(screen.getByLabelText('Link', { exact: true })).toHaveValue(issued.inviteUrl)
    expect(trpcMock.calls).toContainEqual({
      name: 'admin.invitations.create',
      input: { firstName: 'Ines', lastName: 'Moreno', email: 'ines@example.com', role: 'CLIENT' },
    })
  },
)

test('a refusal leaves the form as it was typed', async () => {
  trpcMock.use({
    'admin.invitations.create'() {
      throw new AppError('CONFLICT', 'There is an account with this address')
    },
  })
  const { screen, toasts } = await invite()
  await expect.element(toasts).toHaveTextContent('ErrorThere is an account with this address')
  await expect.element(screen.getByLabelText('Email Address')).toHaveValue('ines@example.com')
})

test('what is missing is said beside its field, and nothing is sent', async () => {
  const screen = await renderApp({ path: '/portal/admin/users', as: 'admin' })
  await screen.getByRole('button', { name: 'Invite User' }).click()
  await screen.getByRole('button', { name: 'Send Invitation' }).click()
  await expect.element(screen.getByText('First name is required')).toBeVisible()
  await expect.element(screen.getByText('Please enter a valid email address')).toBeVisible()
  expect(trpcMock.calls.map(({ name }) => name)).not.toContain('admin.invitations.create')
})
