import { AppError, parseId } from '@tallgrass/domain'
import { agreementDetailsOf, agreementIn, client, colleagues } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { expectAccessible, openDialog } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const draft = { ...agreementIn('DRAFT'), type: 'MSA' as const }
const sent = agreementDetailsOf(agreementIn('SENT'))
const [waiting] = sent.documents
const joel = colleagues.find(({ id }) => id !== client.id)
const contact = {
  name: 'Joel Okafor',
  email: 'joel@okafortile.example',
  signs: true,
  pays: true,
  reviews: false,
  createdAt: client.createdAt,
  organizationId: parseId('Organization', '0160c000-0000-7000-8000-000000000003'),
  phone: null,
  hasAccount: true,
  emailVerified: true,
  picture: null,
  deactivatedAt: null,
  version: 1,
}

const callsTo = (name: string) =>
  trpcMock.calls.filter((call) => call.name === name).map(({ input }) => input)

async function openSending() {
  trpcMock.use({ 'portal.agreements.list': () => ({ items: [draft], nextCursor: null }) })
  const screen = await renderApp({ path: '/portal/admin/agreements', as: 'admin' })
  await screen.getByRole('button', { name: /^Send for Signature/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Send for Signature' })
  return { screen, dialog, submit: dialog.getByRole('button', { name: 'Send for Signature' }) }
}

async function openDrawer() {
  trpcMock.use({ 'admin.agreements.get': () => sent })
  const path = `/portal/admin/agreements?agreement=${sent.id}`
  const screen = await renderApp({ path, as: 'admin' })
  const drawer = screen.getByRole('dialog', { name: `${sent.type} Agreement` })
  const toasts = screen.getByRole('region', { name: 'Notifications (F8)' })
  return { screen, drawer, toasts }
}

test('the contact in charge is preselected as the signer, and a colleague can be chosen', async () => {
  const { dialog, submit } = await openSending()
  const signer = dialog.getByLabelText('Signer')
  await expect.element(signer).toHaveValue(client.id)
  await expect.element(dialog.getByText(/^The signer gets an email/)).toBeVisible()
  await atBothWidths(() => expectAccessible('the choice of a signer', openDialog))
  await signer.selectOptions('Joel Okafor (joel@okafortile.example)')
  await submit.click()
  await expect.poll(() => callsTo('admin.agreements.sendForSignature')).toHaveLength(1)
  expect(callsTo('admin.agreements.sendForSignature')[0]).toMatchObject({ id: draft.id, signerId: joel?.id })
})

test('without a choice there is no field, and the only one who signs is sent the document', async () => {
  trpcMock.use({ 'admin.contacts.list': () => (joel ? [{ ...contact, id: joel.id }] : []) })
  const { dialog, submit } = await openSending()
  await expect.element(dialog.getByText(/^Joel Okafor gets an email/)).toBeVisible()
  await expect.element(dialog.getByLabelText('Signer')).not.toBeInTheDocument()
  await submit.click()
  await expect
    .poll(() => callsTo('admin.agreements.sendForSignature'))
    .toMatchObject([{ signerId: joel?.id }])
})

test.each([
  [true, 'The email also invites them to create an account.'],
  [false, 'once they have an account. No email is sent because no mail server is configured, so invite them'],
])('a signer without an account is invited, by email (%s) or by hand', async (emailEnabled, sentence) => {
  trpcMock.use({
    'admin.outbox.settings': () => ({ emailEnabled, signersEmailed: emailEnabled, siteHeld: false }),
    'admin.contacts.list': () => (joel ? [{ ...contact, id: joel.id, hasAccount: false }] : []),
  })
  const { dialog } = await openSending()
  await expect.element(dialog).toMatchTextContent(sentence)
})

test('a signer who was refused is named at the field', async () => {
  trpcMock.use({
    'admin.agreements.sendForSignature': () => {
      const message = 'This person does not sign for the client. Choose Maren Okafor.'
      throw new AppError('INVALID', message, { issues: [{ path: 'signerId', message }] })
    },
  })
  const { dialog, submit } = await openSending()
  await dialog.getByLabelText('Signer').selectOptions('Joel Okafor (joel@okafortile.example)')
  await submit.click()
  await expect
    .element(dialog.getByLabelText('Signer'))
    .toHaveAccessibleDescription(/This person does not sign for the client\. Choose Maren Okafor\./)
})

test('the details name the signer, who can be changed until the client has signed', async () => {
  const { drawer, screen, toasts } = await openDrawer()
  const part = drawer.getByRole('article', { name: waiting?.documentTitle ?? '' })
  await expect.element(part.getByText('Maren Okafor').first()).toBeVisible()
  await part.getByRole('button', { name: /^Change signer/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Change Signer' })
  const submit = dialog.getByRole('button', { name: 'Change Signer' })
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await atBothWidths(() => expectAccessible('Change Signer', openDialog))
  await dialog.getByLabelText('Signer').selectOptions('Joel Okafor (joel@okafortile.example)')
  await submit.click()
  await expect.element(toasts).toMatchTextContent('Signer ChangedThe new signer gets a link')
  expect(callsTo('admin.documents.changeSigner')).toEqual([{ id: waiting?.id, signerId: joel?.id }])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a refused change keeps the dialog open', async () => {
  trpcMock.use({
    'admin.documents.changeSigner': () => {
      throw new AppError('ILLEGAL_TRANSITION', 'The client has already signed this document')
    },
  })
  const { drawer, screen, toasts } = await openDrawer()
  await drawer.getByRole('button', { name: /^Change signer/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Change Signer' })
  await dialog.getByLabelText('Signer').selectOptions('Joel Okafor (joel@okafortile.example)')
  await dialog.getByRole('button', { name: 'Change Signer' }).click()
  await expect.element(toasts).toMatchTextContent('The client has already signed this document')
  await expect.element(dialog).toBeVisible()
})
