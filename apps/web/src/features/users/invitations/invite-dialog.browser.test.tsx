import { AppError, parseId, parseInstant } from '@tallgrass/domain'
import { HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectErrorToast } from '../../../testing/expect-toast'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const issued = {
  id: parseId('Invitation', '01b00000-0000-7000-8000-000000000042'),
  inviteUrl: 'http://localhost:3000/invite/accept?token=secret',
  expiresAt: parseInstant('2026-11-27T09:00:00.000Z'),
  emailEnabled: false,
  emailSent: false,
}

afterEach(() => page.viewport(1280, 800))

async function openDialog() {
  const screen = await renderApp({ path: '/portal/admin/users', as: 'admin' })
  const opener = screen.getByRole('button', { name: 'Invite User' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'Invite User' })
  return { screen, opener, dialog, send: dialog.getByRole('button', { name: 'Send Invitation' }) }
}

async function invite() {
  const opened = await openDialog()
  await opened.dialog.getByLabelText('First Name').fill('Ines')
  await opened.dialog.getByLabelText('Last Name').fill('Moreno')
  await opened.dialog.getByLabelText('Email Address').fill('ines@example.com')
  await opened.send.click()
  return { ...opened, toasts: opened.screen.getByRole('region', { name: 'Notifications (F8)' }) }
}

test('the link is shown with its expiry and whether it was emailed', async () => {
  const sent = { ...issued, emailEnabled: true, emailSent: true }
  trpcMock.use({ 'admin.invitations.create': () => sent })
  const { screen } = await invite()
  await expect
    .element(screen.getByRole('dialog'))
    .toMatchTextContent(
      'This link was sent to ines@example.com. It works once and expires on November 27, 2026',
    )
})

test('the form asks for a name, an address and a role', async () => {
  const { dialog } = await openDialog()
  const role = dialog.getByLabelText('Role')
  await expect.element(role).toHaveValue('CLIENT')
  const choices = role.getByRole('option').elements()
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Client', 'Administrator'])
  await expect
    .element(dialog.getByLabelText('Email Address'))
    .toHaveAccessibleDescription(/invitation will be sent to this/)
})

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
  'the toast says whether the email was sent (mail on: $emailEnabled, sent: $emailSent)',
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

test.each([1280, 375])(
  'the link is shown once at %i px, the counters are reloaded, and the focus returns',
  async (width) => {
    await page.viewport(width, 812)
    const answered = Promise.withResolvers<typeof issued>()
    trpcMock.use({ 'admin.invitations.create': () => answered.promise })
    const { dialog, opener, screen } = await invite()
    await expect
      .element(dialog.getByRole('button', { name: 'Sending...' }))
      .toHaveAttribute('aria-disabled', 'true')
    const counts = () => trpcMock.calls.filter(({ name }) => name === 'admin.users.counts').length
    const before = counts()
    answered.resolve(issued)

    const shown = screen.getByRole('dialog', { name: 'Invitation link' })
    await expect.element(shown).toMatchTextContent('ines@example.com')
    await expect.element(shown.getByRole('button', { name: 'Copy link' })).toHaveFocus()
    expect(counts()).toBe(before + 1)
    await userEvent.keyboard('{Escape}')
    await expect.element(shown).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  },
)

test.each([
  'This email address already has a pending invitation',
  'This email address already has an account',
])('a refusal keeps the input: %s', async (message) => {
  trpcMock.use({
    'admin.invitations.create'() {
      throw new AppError('CONFLICT', message)
    },
  })
  const { dialog } = await invite()
  await expectErrorToast('Error', message)
  await expect.element(dialog.getByLabelText('First Name')).toHaveValue('Ines')
  await expect.element(dialog.getByLabelText('Email Address')).toHaveValue('ines@example.com')
})

test('a failure without a server message shows the fallback text', async () => {
  trpcMock.use({
    'admin.invitations.create'() {
      throw HttpResponse.error()
    },
  })
  await invite()
  await expectErrorToast('Error', 'Failed to send invitation')
})

test('errors are reported at their fields, and nothing is sent', async () => {
  const { dialog, send } = await openDialog()
  await dialog.getByLabelText('First Name').fill(' ')
  await dialog.getByLabelText('Email Address').fill('not an address')
  await send.click()
  await expect
    .element(dialog.getByLabelText('First Name'))
    .toHaveAccessibleDescription('First name is required')
  await expect
    .element(dialog.getByLabelText('Last Name'))
    .toHaveAccessibleDescription('Last name is required')
  await expect
    .element(dialog.getByLabelText('Email Address'))
    .toHaveAccessibleDescription(/^Please enter a valid email address/)
  expect(trpcMock.calls.map(({ name }) => name)).not.toContain('admin.invitations.create')
})

test('discarding the input clears the input and the errors', async () => {
  const { dialog, opener, screen, send } = await openDialog()
  await dialog.getByLabelText('First Name').fill('Ines')
  await send.click()
  await expect.element(dialog.getByLabelText('Email Address')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await expect.element(dialog.getByLabelText('First Name')).toHaveValue('')
  await expect.element(dialog.getByLabelText('Email Address')).not.toHaveAttribute('aria-invalid')
})
