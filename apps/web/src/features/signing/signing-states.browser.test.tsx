import type { SigningView } from '@tallgrass/contracts'
import { AppError, parseInstant, parseMoney } from '@tallgrass/domain'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectFits, openDialog } from '../../testing/accessibility'
import { asView } from '../../testing/as-view'
import { openDocument, signingView } from '../../testing/open-document'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const path = `/sign/${signingView.id}`

test('a document is accessible before and after signing', async () => {
  trpcMock.use({ 'portal.signing.sign': () => ({ paymentUrl: null, invoiceGoesTo: null }) })
  const screen = await openDocument()
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible('a document to sign')
  await screen.getByRole('checkbox').click()
  await screen.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Thank you for signing' })).toBeVisible()
  await expect
    .element(screen.getByRole('region', { name: 'Signature' }))
    .toMatchTextContent('Waiting for final countersignature from Tallgrass Automation')
  await expectAccessible('a signed document')
})

test.each([
  ['a desk', 1280, 800],
  ['a phone', 375, 812],
])('declining is accessible and links back to the agreements, on %s', async (_device, width, height) => {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1280, 800))
  const screen = await openDocument()
  await screen.getByRole('button', { name: 'Decline' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Decline to sign' })
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
  await expectAccessible('declining', openDialog)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The dates are wrong')
  trpcMock.use({
    'portal.signing.get': () => ({ ...signingView, status: 'declined', maySign: false }),
  })
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect.element(screen.getByRole('heading', { name: 'This document was declined' })).toHaveFocus()
  await expectAccessible('a declined document')
  await screen.getByRole('link', { name: 'Your Agreements' }).click()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/portal/agreements')
})

test.each<Partial<SigningView>>([
  { status: 'in_progress', maySign: false },
  { status: 'completed', maySign: false },
  { status: 'expired', maySign: false },
  { atProvider: true },
  { role: 'PROVIDER', status: 'in_progress' },
])('%j: the document is accessible and fits at every width', async (facts) => {
  const screen = await openDocument({ retainerAmount: parseMoney('12345678.90'), ...facts })
  await expect.element(screen.getByRole('region', { name: 'Signature' })).toBeVisible()
  await expectFits()
  await expectAccessible('a document')
})

test.each<Partial<SigningView>>([{}, { atProvider: true }])(
  '%j: an administrator who views as the client reads that only the client can sign',
  async (facts) => {
    asView()
    const screen = await openDocument(facts)
    const panel = screen.getByRole('region', { name: 'Signature' })
    await expect.element(panel.getByRole('heading', { name: 'Only the client can sign' })).toBeVisible()
    await expect.element(panel.getByRole('textbox')).not.toBeInTheDocument()
    for (const name of ['Sign', 'Decline', 'Go to the signing page', 'Go to signature'])
      await expect.element(screen.getByRole('button', { name, exact: true })).not.toBeInTheDocument()
    await expectFits()
    await expectAccessible('a document in a view')
    expect(trpcMock.calls.map(({ name }) => name)).not.toContain('portal.signing.open')
  },
)

test.each([
  [true, 'we will email you the signed document'],
  [false, 'the signed document will be in your client portal'],
])('only the signer is promised the signed document by email (signer: %s)', async (isSigner, promise) => {
  const signatures = [
    { role: 'CLIENT' as const, name: 'Maren Okafor', signedAt: parseInstant('2026-03-03T15:00:00.000Z') },
  ]
  const screen = await openDocument({ status: 'in_progress', maySign: false, isSigner, signatures })
  await expect.element(screen.getByRole('region', { name: 'Signature' })).toMatchTextContent(promise)
})

test('a withdrawn document shows who withdrew it and why', async () => {
  const withdrawal = { expiredAt: parseInstant('2026-11-20T16:05:00.000Z'), withdrawnBy: 'Ruth Calloway' }
  const facts = { status: 'expired', maySign: false, withdrawReason: 'Another price', ...withdrawal } as const
  const screen = await openDocument(facts)
  const panel = screen.getByRole('region', { name: 'Signature' })
  await expect.element(panel).toMatchTextContent('Withdrawn by Ruth Calloway on November 20, 2026 at')
  await expect.element(panel).toMatchTextContent(/ [AP]M [A-Z].*: Another price/)
  await expect.element(panel).not.toMatchTextContent('The deadline has passed')
})

test('the page for another client’s document shows nothing of it and is accessible', async () => {
  trpcMock.use({
    'portal.signing.get': () => {
      throw new AppError('NOT_FOUND', 'This document does not exist, or the link to it is not valid')
    },
  })
  const screen = await renderApp({ path, as: 'client' })
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('This signing link is not valid')
  await expect.element(screen.getByText(signingView.documentTitle)).not.toBeInTheDocument()
  await expectAccessible('the document of another client')
})

test.each([
  { address: '/sign/nonsense', as: 'client', title: 'This signing link is not valid' },
  { address: '/sign/nonsense?token=secret', as: undefined, title: 'This signing link is not valid' },
  { address: '/sign/nonsense', as: undefined, title: 'Sign in to see this document' },
] as const)('$address names no document ($as), and nothing is requested', async ({ address, as, title }) => {
  const screen = await renderApp({ path: address, as })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(trpcMock.calls.map(({ name }) => name)).not.toContain('portal.signing.get')
})

test('the page is accessible for an administrator before the client has signed', async () => {
  const screen = await openDocument({ role: 'PROVIDER', maySign: false }, 'admin')
  await expect.element(screen.getByRole('heading', { name: 'The client signs first' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /sign/i })).not.toBeInTheDocument()
  await expectAccessible('a document before its client has signed')
})

test('a business is named with its address, and its contact signs for it', async () => {
  const value = 'Okafor Tile & Stone LLC\n12 Elm Street\nPlano, TX 75024'
  const organization = 'Okafor Tile & Stone LLC'
  const text = { ...signingView.text, organization, facts: [{ label: 'Client', value }] }
  const screen = await openDocument({ text })
  await expect.element(screen.getByText('You sign for Okafor Tile & Stone LLC.')).toBeVisible()
  await expect.element(screen.getByRole('article')).toMatchTextContent('12 Elm Street')
  await expectFits()
  await expectAccessible('a document of a business')
})

test('a legal name that ends with a period ends the sentence', async () => {
  const screen = await openDocument({
    text: { ...signingView.text, organization: 'Arredondo Roofing Inc.' },
  })
  await expect.element(screen.getByText(/^You sign for/)).toMatchTextContent(/Roofing Inc\.$/)
  await expect.element(screen.getByText(/^You sign for/)).not.toMatchTextContent('Inc..')
})

test.each([
  [{ status: 'sent' }, 'Maren Okafor signs it for Okafor Tile & Stone LLC.'],
  [{ status: 'declined' }, 'Maren Okafor was supposed to sign it for Okafor Tile & Stone LLC.'],
] as const)('to others it says who signs, not to whom it was first sent (%o)', async (facts, sentence) => {
  const text = { ...signingView.text, organization: 'Okafor Tile & Stone LLC' }
  const screen = await openDocument({ role: 'PROVIDER', maySign: false, text, ...facts }, 'admin')
  const sent = screen.getByText(/^Ruth Calloway sent this on/)
  await expect.element(sent).toMatchTextContent(sentence)
  await expect.element(sent).not.toMatchTextContent('sent this to')
})

test('an administrator countersigns what a contact signed for a business', async () => {
  const text = { ...signingView.text, organization: 'Okafor Tile & Stone LLC' }
  const screen = await openDocument({ role: 'PROVIDER', status: 'in_progress', text }, 'admin')
  await expect
    .element(screen.getByRole('region', { name: 'Signature' }))
    .toMatchTextContent('Maren Okafor, for Okafor Tile & Stone LLC, has signed.')
})
