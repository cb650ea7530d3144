import { AppError, DAY_MS, toInstant } from '@tallgrass/domain'
import { anId, leadDetailsOf, leads } from '@tallgrass/testing/mocks'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const INVITE_URL = `http://localhost:3000/invite/accept?token=${'mock-token'.padEnd(43, '0')}`
const expiresAt = toInstant(new Date(Date.now() + 7 * DAY_MS))
const [nora] = leads

async function openConvertDialog() {
  const screen = await renderApp({ path: `/portal/admin/leads?lead=${nora?.id}`, as: 'admin' })
  const drawer = screen.getByRole('dialog', { name: 'Nora Castellan' })
  const opener = drawer.getByRole('button', { name: 'Convert to client' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'Convert to client' })
  return {
    screen,
    drawer,
    opener,
    dialog,
    submit: dialog.getByRole('button', { name: 'Send Invitation' }),
    toasts: screen.getByRole('region', { name: 'Notifications (F8)' }),
  }
}

test('the dialog is filled in from the lead and returns the focus', async () => {
  const { dialog, drawer, opener } = await openConvertDialog()
  await expect.element(dialog.getByLabelText('First Name')).toHaveValue('Nora')
  await expect.element(dialog.getByLabelText('First Name')).toHaveFocus()
  await expect.element(dialog.getByLabelText('Last Name')).toHaveValue('Castellan')
  await expect.element(dialog.getByLabelText('Email Address')).toHaveValue('nora@castellanroofing.example')
  await atBothWidths(() => expectAccessible('Convert to client', `${openDialog}:has(input[readonly])`))
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(drawer).toBeVisible()
  await expect.element(opener).toHaveFocus()
})

test('a missing name is reported at its field', async () => {
  const { dialog, submit } = await openConvertDialog()
  await dialog.getByLabelText('Last Name').fill(' ')
  await submit.click()
  await expect
    .element(dialog.getByLabelText('Last Name'))
    .toHaveAccessibleDescription('Last name is required')
  expect(trpcMock.calls.map(({ name }) => name)).not.toContain('admin.leads.invite')
})

test('an invited lead shows as pending, and the link can be copied', async () => {
  if (!nora) throw new Error('There is no sample lead')
  const lead = { ...leadDetailsOf(nora) }
  trpcMock.use({
    'admin.leads.get': () => ({ ...lead }),
    'admin.leads.invite'() {
      const id = anId('Invitation')
      const invitation = { id, status: 'PENDING', expiresAt }
      Object.assign(lead, { invitation, firstContactedAt: lead.createdAt, status: 'contacted' })
      return { id, inviteUrl: INVITE_URL, expiresAt, emailEnabled: false, emailSent: false }
    },
  })
  const { drawer, opener, screen, submit, toasts } = await openConvertDialog()
  await submit.click()
  await expect
    .element(toasts.getByRole('alert'))
    .toHaveTextContent(
      'Invitation CreatedInvitation created but email service is not configured. Share the invitation link manually.',
    )
  const shown = screen.getByRole('dialog', { name: 'Invitation link' })
  await expect.element(shown.getByLabelText('Link', { exact: true })).toHaveValue(INVITE_URL)
  await expect.element(shown.getByRole('button', { name: 'Copy link' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(shown).not.toBeInTheDocument()
  await expect.element(drawer).toMatchTextContent('Pending, expires')
  await expect.element(drawer).toMatchTextContent('Contacted after less than a minute')
  await expect.element(opener).not.toBeInTheDocument()
  // The button that had the focus no longer exists.
  await expect.poll(() => drawer.element().contains(document.activeElement)).toBe(true)
})

test('inviting a lead who already has an account shows the refusal', async () => {
  trpcMock.use({
    'admin.leads.invite'() {
      throw new AppError('CONFLICT', 'This email address already has an account')
    },
  })
  const { dialog, submit, toasts } = await openConvertDialog()
  await submit.click()
  await expect
    .element(toasts.getByRole('alert'))
    .toHaveTextContent('ErrorThis email address already has an account')
  await expect.element(dialog.getByLabelText('First Name')).toHaveValue('Nora')
})
