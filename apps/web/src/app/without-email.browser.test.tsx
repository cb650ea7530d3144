import { parseMoney } from '@tallgrass/domain'
import { agreementDetailsOf, agreementIn } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { renderApp } from '../testing/render-app'
import { trpcMock } from '../testing/trpc-mock'

// Without a mail server, no sentence may promise an email. Each says what happens instead, and who does it.

function switchEmailOff() {
  trpcMock.use({
    'demos.links': () => ({
      checklistFormUrl: '/checklist-form',
      schedulerUrl: '/schedule',
      emailEnabled: false,
    }),
    'admin.outbox.settings': () => ({ emailEnabled: false, signersEmailed: false, siteHeld: false }),
  })
}

test.each([
  ['Customer Login', 'Call us at (972) 555-0142 and we will create one for you.'],
  ['Admin Login', 'To create one, run “npm run admin:create -- --reset EMAIL” on the server.'],
])('after a forgotten password, the dialog "%s" says who can create a link', async (login, instead) => {
  switchEmailOff()
  const screen = await renderApp()
  await screen.getByRole('button', { name: login }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Forgot password?' }).click()
  const forgot = screen.getByRole('dialog', { name: 'Forgot password?' })
  await expect.element(forgot.getByText(instead, { exact: false })).toHaveFocus()
  await expect.element(forgot.getByRole('button', { name: 'Send link' })).not.toBeInTheDocument()
  await forgot.getByRole('button', { name: 'Back to login' }).click()
  await expect.element(screen.getByRole('dialog', { name: login })).toBeVisible()
})

test('the invite dialog says that there will be a link to share', async () => {
  switchEmailOff()
  const screen = await renderApp({ path: '/portal/admin/users', as: 'admin' })
  await screen.getByRole('button', { name: 'Invite User' }).click()
  await expect
    .element(screen.getByRole('dialog').getByLabelText('Email Address'))
    .toHaveAccessibleDescription(/you get an invitation link to share yourself/)
})

test('sending a document or a reminder says that the client gets no email', async () => {
  const sent = agreementIn('SENT')
  const [document] = agreementDetailsOf(sent).documents
  if (!document) throw new Error('The sample has no document')
  switchEmailOff()
  trpcMock.use({
    'admin.documents.remind': () => ({ ...document, isEmailed: false }),
    'portal.agreements.list': () => ({ items: [agreementIn('DRAFT'), sent], nextCursor: null }),
    'admin.agreements.get': () => agreementDetailsOf(sent),
  })
  const screen = await renderApp({ path: '/portal/admin/agreements', as: 'admin' })
  await screen.getByRole('button', { name: /^Send for Signature/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Send for Signature' })
  await expect.element(dialog).toMatchTextContent('No email is sent because no mail server is configured')
  await expect.element(dialog).not.toMatchTextContent('gets an email')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await screen
    .getByRole('button', { name: /^View Details/ })
    .nth(1)
    .click()
  await screen.getByRole('button', { name: /^Remind now/ }).click()
  await expect
    .element(screen.getByRole('region', { name: 'Notifications (F8)' }))
    .toMatchTextContent('Reminder RecordedNo email was sent')
})

test.each([
  ['/portal/admin/invoices', { name: 'Create Payment Request' }],
  ['/portal/admin/agreements', { name: /^Request Payment/ }],
])('at %s the payment request dialog says that no email is sent', async (path, opener) => {
  switchEmailOff()
  const screen = await renderApp({ path, as: 'admin' })
  await screen.getByRole('button', opener).first().click()
  await expect
    .element(screen.getByRole('dialog', { name: 'Create Payment Request' }))
    .toMatchTextContent('No email is sent because no mail server is configured. You get a payment link')
})

test('after a payment, the page says that the receipt is in the portal', async () => {
  switchEmailOff()
  trpcMock.use({
    'portal.checkout.outcome': () => ({
      state: 'confirmed',
      amount: parseMoney('1200.00'),
      number: 'INV-2026-0042',
      testMode: false,
    }),
  })
  const screen = await renderApp({ path: '/client/payment-success?session_id=cs_1', as: 'client' })
  await expect.element(screen.getByText('The receipt is in your client portal.')).toBeVisible()
  await expect.element(screen.getByRole('main')).not.toMatchTextContent('email')
})
