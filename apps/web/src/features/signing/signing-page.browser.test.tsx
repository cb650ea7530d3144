import type { SigningView } from '@tallgrass/contracts'
import { AppError, parseInstant, parseMoney, type SignerRole } from '@tallgrass/domain'
import { FINGERPRINT } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDocument, signingView } from '../../testing/open-document'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const { id } = signingView
const path = `/sign/${id}`
const clientSigned = [
  { role: 'CLIENT' as const, name: 'Maren Okafor', signedAt: parseInstant('2026-03-03T15:00:00.000Z') },
]

const callsTo = (name: string) => trpcMock.calls.filter((call) => call.name === name)

test('the token is removed from the address and sent with every request', async () => {
  trpcMock.use({ 'portal.signing.get': () => signingView })
  const screen = await renderApp({ path: `${path}?token=secret` })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(signingView.documentTitle)
  expect(screen.router.state.location.href).toBe(path)
  expect(screen.router.state.location.state.secretToken).toBe('secret')
  await expect.poll(() => callsTo('portal.signing.open')).toHaveLength(1)
  expect(callsTo('portal.signing.open')[0]?.input).toEqual({ documentId: id, token: 'secret' })
  expect(callsTo('portal.signing.get').map(({ input }) => input)).toEqual([
    { documentId: id, token: 'secret' },
  ])
})

test('the document, its sender and its deadline are shown beside the signature', async () => {
  const screen = await openDocument()
  await expect.element(screen.getByText(/^Ruth Calloway sent you this/)).toBeVisible()
  await expect.element(screen.getByText(/^You can sign it until .* [AP]M .+\.$/)).toBeVisible()
  const paper = screen.getByRole('article', { name: 'Scope of Work' })
  for (const words of ['What is built', 'Statement of Work Terms', 'Changes are agreed on in writing.'])
    await expect.element(paper.getByText(words)).toBeVisible()
  await expect.element(paper.getByText(/sample|lawyer/i)).not.toBeInTheDocument()
  await expect
    .element(paper.getByRole('link', { name: 'Open as PDF' }))
    .toHaveAttribute('href', signingView.fileUrl)
  await expect.element(screen.getByText('What that means.')).toBeVisible()
})

test('on a phone the signature is one press away from the top of the document', async () => {
  await page.viewport(375, 812)
  onTestFinished(() => page.viewport(1280, 800))
  const screen = await openDocument()
  const way = screen.getByRole('button', { name: 'Go to signature' })
  await expect.element(way).toBeInViewport({ ratio: 1 })
  const title = screen.getByRole('heading', { name: 'Your signature' })
  await expect.element(title).not.toBeInViewport()
  await way.click()
  await expect.element(title).toBeInViewport({ ratio: 1 })
  await userEvent.tab()
  await expect.element(screen.getByRole('textbox', { name: 'Full name' })).toHaveFocus()
})

test('beside the document no way to the signature is needed', async () => {
  const screen = await openDocument()
  await expect.element(screen.getByRole('heading', { name: 'Your signature' })).toBeInViewport()
  await expect.element(screen.getByRole('button', { name: 'Go to signature' })).not.toBeInTheDocument()
})

test('a typed signature is sent with the fingerprint and the consent', async () => {
  trpcMock.use({ 'portal.signing.sign': () => ({ paymentUrl: null, invoiceGoesTo: null }) })
  const screen = await openDocument()
  await screen.getByRole('textbox', { name: 'Full name' }).fill('Maren A. Okafor')
  await expect.element(screen.getByRole('img', { name: 'Signature: Maren A. Okafor' })).toBeVisible()
  await screen.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.element(screen.getByText('Please agree to sign electronically')).toBeVisible()
  await expect.element(screen.getByRole('checkbox')).toHaveFocus()
  expect(callsTo('portal.signing.sign')).toEqual([])
  await screen.getByRole('checkbox', { name: signingView.consent.label }).click()
  await screen.getByRole('button', { name: 'Sign', exact: true }).click()
  const other = screen.getByRole('alertdialog', { name: 'Sign as “Maren A. Okafor”?' })
  await expect.element(other).toMatchTextContent(`We know you as ${signingView.clientName}.`)
  expect(callsTo('portal.signing.sign')).toEqual([])
  await other.getByRole('button', { name: 'Sign as Maren A. Okafor' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Thank you for signing' })).toHaveFocus()
  expect(callsTo('portal.signing.sign')[0]?.input).toEqual({
    documentId: id,
    name: 'Maren A. Okafor',
    drawing: null,
    consentVersion: '1',
    sha256: FINGERPRINT,
  })
})

test('after the signature, the page to pay has the focus', async () => {
  const paymentUrl = '/checkout?invoice=01a1f7d0-0b33-7623-a6a1-000000000001&key=sample'
  trpcMock.use({ 'portal.signing.sign': () => ({ paymentUrl, invoiceGoesTo: null }) })
  const screen = await openDocument()
  await screen.getByRole('checkbox', { name: signingView.consent.label }).click()
  await screen.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.element(screen.getByText('One step left: pay the retainer.')).toBeVisible()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/checkout')
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

test('an unreachable server keeps the input, and signing can be retried', async () => {
  trpcMock.use({
    'portal.signing.sign': () => {
      throw HttpResponse.error()
    },
  })
  const screen = await openDocument()
  await screen.getByRole('textbox', { name: 'Full name' }).fill('Maren A. Okafor')
  await screen.getByRole('checkbox').click()
  await screen.getByRole('button', { name: 'Sign', exact: true }).click()
  await screen.getByRole('button', { name: 'Sign as Maren A. Okafor' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('We could not reach the server. What you entered is still here. Please try again.')
  await expect.element(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Maren A. Okafor')
  await expect.element(screen.getByRole('checkbox')).toBeChecked()
  const answer = Promise.withResolvers<{ paymentUrl: null; invoiceGoesTo: null }>()
  trpcMock.use({ 'portal.signing.sign': () => answer.promise })
  await screen.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect
    .element(screen.getByRole('button', { name: 'Signing...' }))
    .toHaveAttribute('aria-disabled', 'true')
  answer.resolve({ paymentUrl: null, invoiceGoesTo: null })
  await expect.element(screen.getByRole('heading', { name: 'Thank you for signing' })).toBeVisible()
  expect(callsTo('portal.signing.sign')).toHaveLength(2)
})

test('a document that changed in the meantime is shown and needs a new agreement', async () => {
  const screen = await openDocument()
  await screen.getByRole('checkbox').click()
  const changed = 'This document has changed since you opened it. Please reload the page and read it again.'
  trpcMock.use({
    'portal.signing.sign': () => {
      throw new AppError('CONFLICT', changed)
    },
    'portal.signing.get': () => ({ ...signingView, sha256: 'b4'.repeat(32) }),
  })
  await screen.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(changed)
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked()
  trpcMock.use({ 'portal.signing.sign': () => ({ paymentUrl: null, invoiceGoesTo: null }) })
  await screen.getByRole('checkbox').click()
  await screen.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Thank you for signing' })).toBeVisible()
  expect(callsTo('portal.signing.sign').at(-1)?.input).toMatchObject({ sha256: 'b4'.repeat(32) })
})

test('a signer who does not pay reads where the invoice goes', async () => {
  trpcMock.use({ 'portal.signing.sign': () => ({ paymentUrl: null, invoiceGoesTo: 'colleague' }) })
  const screen = await openDocument({ retainerAmount: parseMoney('5000.00') })
  const sentence = /The invoice for the retainer goes to your colleague who pays\.$/
  await expect.element(screen.getByText(sentence)).not.toBeInTheDocument()
  await screen.getByRole('checkbox').click()
  await screen.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Thank you for signing' })).toBeVisible()
  await expect.element(screen.getByText(sentence)).toBeVisible()
})

test('a signer of a retainer that no one pays reads nothing about its invoice', async () => {
  trpcMock.use({ 'portal.signing.sign': () => ({ paymentUrl: null, invoiceGoesTo: null }) })
  const text = { ...signingView.text, organization: 'Okafor Tile & Stone LLC' }
  const screen = await openDocument({ retainerAmount: parseMoney('5000.00'), text })
  await screen.getByRole('checkbox').click()
  await screen.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Thank you for signing' })).toBeVisible()
  await expect.element(screen.getByText('The invoice for the retainer')).not.toBeInTheDocument()
})

test('signing takes the client to the payment page', async () => {
  const screen = await openDocument({ retainerAmount: parseMoney('5000.00') })
  await screen.getByRole('checkbox').click()
  await screen.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/checkout')
  await expect.element(screen.getByText('Thank you for signing')).toBeVisible()
})

test('declining requires a reason, which is kept after a refusal', async () => {
  const screen = await openDocument()
  await screen.getByRole('button', { name: 'Decline' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Decline to sign' })
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect.element(dialog.getByText('Enter a reason for declining')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The dates are wrong')
  trpcMock.use({
    'portal.signing.decline': () => {
      throw new AppError('NOT_READY', 'Later, please')
    },
  })
  const reads = () => trpcMock.calls.filter(({ name }) => name === 'portal.signing.get').length
  const before = reads()
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect.element(screen.getByText('Later, please')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('The dates are wrong')
  // The document was reloaded after the refusal and can still be signed.
  await expect.poll(reads).toBeGreaterThan(before)
  trpcMock.use({
    'portal.signing.decline': () => ({ ok: true }),
    'portal.signing.get': () => ({ ...signingView, status: 'declined', maySign: false }),
  })
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect.element(screen.getByRole('heading', { name: 'This document was declined' })).toHaveFocus()
})

test.each<[string, Partial<SigningView> & { role?: SignerRole }]>([
  ['You have signed this document', { status: 'in_progress', maySign: false, signatures: clientSigned }],
  ['Signed by everyone', { status: 'completed', maySign: false, signatures: clientSigned }],
  ['This document was declined', { status: 'declined', maySign: false }],
  ['This document can no longer be signed', { status: 'expired', maySign: false }],
  ['This document can no longer be signed', { expiresAt: parseInstant('2026-01-01T00:00:00.000Z') }],
  ['Maren Okafor has signed this document', { isSigner: false, maySign: false, signatures: clientSigned }],
  ['Your colleague signs this document', { isSigner: false, maySign: false }],
  ['You may no longer sign this document', { maySign: false }],
  ['The client signs first', { role: 'PROVIDER', maySign: false }],
])('%s: no signature is requested', async (title, facts) => {
  const screen = await openDocument(facts)
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument()
  expect(callsTo('portal.signing.open')).toEqual([])
})

test('a fully signed document can be downloaded', async () => {
  const screen = await openDocument({ status: 'completed', maySign: false })
  await expect
    .element(screen.getByRole('link', { name: 'Download' }))
    .toHaveAttribute('href', signingView.fileUrl)
})

test('an administrator countersigns with their own name and cannot decline', async () => {
  trpcMock.use({ 'portal.signing.sign': () => ({ paymentUrl: null, invoiceGoesTo: null }) })
  const facts = { role: 'PROVIDER', status: 'in_progress', signatures: clientSigned } as const
  const screen = await openDocument(facts, 'admin')
  await expect.element(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ruth Calloway')
  await expect.element(screen.getByRole('button', { name: 'Decline' })).not.toBeInTheDocument()
  await screen.getByRole('checkbox').click()
  await screen.getByRole('button', { name: 'Countersign' }).click()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/portal/admin/agreements')
  await expect.element(screen.getByText('Document Countersigned')).toBeVisible()
  expect(callsTo('portal.signing.open')).toEqual([])
})

test('a signer is sent to the pages of the e-signature provider', async () => {
  trpcMock.use({ 'portal.signing.page': () => ({ url: '/verify' }) })
  const screen = await openDocument({ atProvider: true })
  await screen.getByRole('button', { name: 'Go to the signing page' }).click()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/verify')
})

const refuse = () => {
  throw new AppError('NOT_FOUND', 'This document does not exist, or the link to it is not valid')
}

test('a visitor signs in and returns to the document', async () => {
  trpcMock.use({ 'portal.signing.get': refuse })
  const screen = await renderApp({ path })
  await expect.element(screen.getByRole('heading', { name: 'Sign in to see this document' })).toBeVisible()
  await screen.getByRole('button', { name: 'Sign in' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Customer Login' })
  await dialog.getByLabelText('Email').fill('client@tallgrass.example')
  await dialog.getByLabelText('Password', { exact: true }).fill('Prairie2026!')
  trpcMock.use({ 'portal.signing.get': () => signingView })
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect
    .element(screen.getByRole('heading', { level: 1, name: signingView.documentTitle }))
    .toBeVisible()
  expect(screen.router.state.location.pathname).toBe(path)
})

test('after the session ends, the user signs in again and signs with the kept input', async () => {
  const screen = await openDocument()
  await screen.getByRole('textbox', { name: 'Full name' }).fill('Maren A. Okafor')
  await screen.getByRole('checkbox').click()
  trpcMock.use({ 'portal.signing.get': refuse, 'portal.signing.sign': refuse })
  await screen.getByRole('button', { name: 'Sign', exact: true }).click()
  await screen.getByRole('button', { name: 'Sign as Maren A. Okafor' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'Your session has ended and nothing was sent. Sign in again. What you entered is still here.',
    )
  const dialog = screen.getByRole('dialog', { name: 'Customer Login' })
  await dialog.getByLabelText('Email').fill('client@tallgrass.example')
  await dialog.getByLabelText('Password', { exact: true }).fill('Prairie2026!')
  trpcMock.use({
    'portal.signing.get': () => signingView,
    'portal.signing.sign': () => ({ paymentUrl: null, invoiceGoesTo: null }),
  })
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Maren A. Okafor')
  await expect.element(screen.getByRole('checkbox')).toBeChecked()
  await screen.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Thank you for signing' })).toBeVisible()
})

test('declining without a session opens the login dialog and keeps the reason', async () => {
  const screen = await openDocument()
  await screen.getByRole('button', { name: 'Decline' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Decline to sign' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The dates are wrong')
  trpcMock.use({ 'portal.signing.decline': refuse })
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect.element(screen.getByText(/^Your session has ended and nothing was sent/)).toBeVisible()
  await expect.element(screen.getByRole('dialog', { name: 'Customer Login' })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('The dates are wrong')
})

test('an invalid link offers to sign in or go to the home page', async () => {
  trpcMock.use({ 'portal.signing.get': refuse })
  const screen = await renderApp({ path: `${path}?token=old` })
  await expect.element(screen.getByRole('heading', { name: 'This signing link is not valid' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Go to Homepage' })).toBeVisible()
})

test('another client sees nothing of the document', async () => {
  trpcMock.use({ 'portal.signing.get': refuse })
  const screen = await renderApp({ path, as: 'client' })
  await expect.element(screen.getByText(/^There is no such document for client@/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Your Agreements' })).toBeVisible()
})

test('a document that failed to load can be loaded again', async () => {
  trpcMock.use({
    'portal.signing.get': () => {
      throw new AppError('NOT_READY', 'Later')
    },
  })
  const screen = await renderApp({ path, as: 'client' })
  await expect.element(screen.getByText(/^Failed to load the document/)).toBeVisible()
  trpcMock.use({ 'portal.signing.get': () => signingView })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(signingView.documentTitle)
})
