import { AppError, DAY_MS, parseId, toInstant } from '@tallgrass/domain'
import { anId, leadDetailsOf, leads } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { renderApp } from '../../../testing/render-app'
import { tabTo } from '../../../testing/tab-to'
import { trpcMock } from '../../../testing/trpc-mock'

const INVITE_URL = `http://localhost:3000/invite/accept?token=${'mock-token'.padEnd(43, '0')}`
const expiresAt = toInstant(new Date(Date.now() + 7 * DAY_MS))
const [nora] = leads
const ROOFING = parseId('Organization', '01a1f7d0-0b33-7623-a6a1-76287c5874e3')
const OTHER = parseId('Organization', '01a1f7d0-0b33-7623-a6a1-76287c5874e4')

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
  await expect.element(dialog.getByLabelText('Company')).toHaveValue('Castellan Roofing')
  await expect.element(dialog.getByRole('radio')).not.toBeInTheDocument()
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
  await expect.element(dialog.getByLabelText('Last Name')).toHaveFocus()
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
  await tabTo(submit)
  await userEvent.keyboard('{Enter}')
  await expect
    .element(toasts.getByRole('alert'))
    .toHaveTextContent('ErrorThis email address already has an account')
  await expect.element(submit).not.toHaveAttribute('aria-disabled')
  await expect.element(submit).toHaveFocus()
  await expect.element(dialog.getByLabelText('First Name')).toHaveValue('Nora')
})

const known = { name: 'Nora Castellan', organizationId: ROOFING, organizationName: 'Castellan Roofing' }

/** The input of the last call of a procedure. */
const inputOf = (path: string) => trpcMock.calls.findLast(({ name }) => name === path)?.input

test('the only client with the same mail domain is chosen, and the others are offered', async () => {
  trpcMock.use({
    'admin.leads.matches': () => ({
      contact: null,
      clients: [
        { id: OTHER, name: 'Castellan Homes', email: 'ana@homes.example', reasons: ['name'] },
        { id: ROOFING, name: 'Castellan Roofing', email: null, reasons: ['domain'] },
      ],
    }),
  })
  const { dialog, screen, submit } = await openConvertDialog()
  const joining = dialog.getByRole('radio', { name: 'Add Nora to Castellan Roofing' })
  await expect.element(joining).toBeChecked()
  await expect
    .element(dialog)
    .toMatchTextContent(
      'ana@homes.example. Castellan Homes looks like the same client: it has the same name.',
    )
  await expect.element(dialog.getByRole('radio', { name: 'Create a new client' })).not.toBeChecked()
  await atBothWidths(() => expectAccessible('Convert to client', `${openDialog}:has(input[readonly])`))
  await dialog.getByRole('checkbox', { name: 'Pays' }).click()
  await submit.click()
  await expect.element(screen.getByRole('dialog', { name: 'Invitation link' })).toBeVisible()
  expect(inputOf('admin.leads.invite')).toMatchObject({
    id: nora?.id,
    organizationId: ROOFING,
    signs: true,
    pays: false,
    reviews: true,
  })
})

test.each([
  ['by name alone', [['name']]],
  ['by the mail domain of two clients', [['domain', 'name'], ['domain']]],
] as const)('clients found %s leave the choice open, and it has to be made', async (_, reasons) => {
  const names = ['Castellan Roofing', 'Castellan Homes']
  trpcMock.use({
    'admin.leads.matches': () => ({
      contact: null,
      clients: reasons.map((found, index) => ({
        id: index === 0 ? ROOFING : OTHER,
        name: names[index] ?? '',
        email: null,
        reasons: [...found],
      })),
    }),
  })
  const { dialog, screen, submit } = await openConvertDialog()
  const joining = dialog.getByRole('radio', { name: 'Add Nora to Castellan Roofing' })
  const making = dialog.getByRole('radio', { name: 'Create a new client' })
  await expect.element(joining).not.toBeChecked()
  await expect.element(making).not.toBeChecked()
  await dialog.getByLabelText('Company').fill('Castellan Homes')
  await dialog.getByLabelText('Phone').fill('(214) 555-0117')
  await submit.click()
  await expect.element(dialog.getByText('Choose a client, or create a new one.')).toBeVisible()
  await expect.element(joining).toHaveFocus()
  await atBothWidths(() => expectAccessible('a client to choose', `${openDialog}:has(input[readonly])`))
  expect(inputOf('admin.leads.invite')).toBeUndefined()
  await making.click()
  await submit.click()
  await expect.element(screen.getByRole('dialog', { name: 'Invitation link' })).toBeVisible()
  const input = inputOf('admin.leads.invite')
  expect(input).toMatchObject({ organizationName: 'Castellan Homes', phone: '(214) 555-0117' })
  expect(input).not.toHaveProperty('organizationId')
})

test('a lead who is a contact already is linked to them', async () => {
  trpcMock.use({
    'admin.leads.matches': () => ({
      contact: { ...known, hasAccount: false },
      clients: [],
    }),
  })
  const { dialog } = await openConvertDialog()
  await expect.element(dialog).toMatchTextContent('Nora Castellan is already a contact of Castellan Roofing.')
  await expect
    .element(dialog.getByRole('link', { name: 'Castellan Roofing' }))
    .toHaveAttribute('href', `/portal/admin/clients/${ROOFING}`)
  await expect.element(dialog.getByLabelText('Company')).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('checkbox', { name: 'Signs' })).not.toBeInTheDocument()
})

test('a lead who has an account is only linked, without a choice or an invitation', async () => {
  trpcMock.use({
    'admin.leads.matches': () => ({
      contact: { ...known, hasAccount: true },
      clients: [{ id: ROOFING, name: 'Castellan Roofing', email: null, reasons: ['domain'] }],
    }),
  })
  const { dialog, toasts } = await openConvertDialog()
  await expect.element(dialog).toMatchTextContent('Nora Castellan is already a contact of Castellan Roofing.')
  await expect.element(dialog.getByLabelText('Email Address')).toHaveFocus()
  await expect.element(dialog.getByRole('radio')).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument()
  await expect.element(dialog.getByLabelText('First Name')).not.toBeInTheDocument()
  await atBothWidths(() => expectAccessible('Convert to client', `${openDialog}:has(input[readonly])`))
  await dialog.getByRole('button', { name: 'Link Lead' }).click()
  await expect.element(toasts.getByRole('status')).toMatchTextContent('Lead Converted')
  expect(inputOf('admin.leads.convert')).toMatchObject({ id: nora?.id })
  expect(inputOf('admin.leads.convert')).not.toHaveProperty('firstName')
})

test('a lead converted without an invitation leads to the client, who can be invited there', async () => {
  if (!nora) throw new Error('There is no sample lead')
  const lead = { ...leadDetailsOf(nora) }
  trpcMock.use({
    'admin.leads.get': () => ({ ...lead }),
    'admin.leads.convert'({ id }) {
      const clientId = anId('User')
      const { email } = lead
      const client = {
        id: clientId,
        name: 'Nora Castellan',
        email,
        organizationId: ROOFING,
        hasAccount: false,
      }
      Object.assign(lead, { client, organizationId: ROOFING, status: 'converted' })
      return { id, version: 2, clientId, organizationId: ROOFING }
    },
  })
  const { dialog, drawer, opener, toasts } = await openConvertDialog()
  await dialog.getByRole('checkbox', { name: 'Invite now' }).click()
  await expect.element(dialog).toMatchTextContent('They have no account until you invite them.')
  await dialog.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect.element(toasts.getByRole('status')).toMatchTextContent('Lead Converted')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .element(drawer.getByRole('link', { name: 'Nora Castellan' }))
    .toHaveAttribute('href', `/portal/admin/clients/${ROOFING}`)
  await expect.element(drawer).toMatchTextContent('Not invited yet')
  await expect.element(opener).not.toBeInTheDocument()
  await expect.poll(() => drawer.element().contains(document.activeElement)).toBe(true)
})

test('the row of a lead that is a client leads there', async () => {
  if (!nora) throw new Error('There is no sample lead')
  trpcMock.use({
    'admin.leads.list': () => ({ items: [{ ...nora, organizationId: ROOFING }], nextCursor: null }),
  })
  const screen = await renderApp({ path: '/portal/admin/leads', as: 'admin' })
  await expect
    .element(screen.getByRole('link', { name: 'Open client Nora Castellan' }))
    .toHaveAttribute('href', `/portal/admin/clients/${ROOFING}`)
})
