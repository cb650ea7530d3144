import type { Agreement, ESignatureDocument } from '@tallgrass/contracts'
import { AppError, parseInstant, toInstant } from '@tallgrass/domain'
import { agreements, defaultMocks, documents } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessibility'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const path = '/portal/agreements'
const [sent] = agreements
const [waiting, completed] = documents

function showAgreement(facts: Partial<Agreement>) {
  const items = agreements.slice(0, 1).map((agreement) => ({ ...agreement, ...facts }))
  trpcMock.use({ 'portal.agreements.list': () => ({ items, nextCursor: null }) })
}

function showDocument(from: ESignatureDocument | undefined, facts: Partial<ESignatureDocument>) {
  const items = from ? [{ ...from, ...facts }] : []
  trpcMock.use({ 'portal.documents.list': () => ({ items, nextCursor: null }) })
}

test('a sent agreement links to its signing page in a new tab', async () => {
  const screen = await renderApp({ path, as: 'client' })
  const card = screen.getByRole('article', { name: 'SOW Agreement' })
  await expect.element(card.getByText('Statement of Work')).toBeVisible()
  await expect.element(card.getByText('This agreement is ready for your signature.')).toBeVisible()
  await expect.element(card.getByText('Created 4 days ago')).toBeVisible()
  const sign = card.getByRole('link', { name: /^Sign Document/ })
  await expect.element(sign).toHaveAttribute('href', `/sign/${sent?.documentId}`)
  await expect.element(sign).toHaveAttribute('target', '_blank')
  const view = card.getByRole('link', { name: /^View Document/ })
  await expect.element(view).toHaveAttribute('href', sent?.url)

  const executed = screen.getByRole('article', { name: 'MSA Agreement' })
  await expect.element(executed.getByText('This agreement is fully executed and in effect.')).toBeVisible()
  await expect.element(executed.getByText(/signed by you 3 weeks ago/)).toBeVisible()
  await expect.element(executed.getByRole('link', { name: /^Sign/ })).not.toBeInTheDocument()
})

test('a draft can be neither signed nor opened', async () => {
  showAgreement({ status: 'DRAFT', signingUrl: null })
  const screen = await renderApp({ path, as: 'client' })
  await expect.element(screen.getByRole('article').getByText('Draft', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('article').getByRole('link')).not.toBeInTheDocument()
})

test('an agreement signed by the client waits for our countersignature', async () => {
  showAgreement({ status: 'SIGNED_CLIENT', signingUrl: null })
  const screen = await renderApp({ path, as: 'client' })
  const sentence = 'Waiting for final countersignature from Tallgrass Automation'
  await expect.element(screen.getByText(sentence)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Sign Document/ })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: /^View Document/ })).toBeVisible()
})

test('the tab is kept in the address, and documents keep the server’s order', async () => {
  const screen = await renderApp({ path, as: 'client' })
  await screen.getByRole('tab', { name: 'E-Signatures' }).click()
  expect(screen.router.state.location.href).toBe('/portal/agreements?tab=signatures')
  const headings = screen.getByRole('article').getByRole('heading')
  await expect.element(headings.first()).toHaveTextContent('Retainer for the front desk')
  const card = screen.getByRole('article', { name: 'Scope of work for the front desk' })
  await expect.element(card.getByText('Pending Signature')).toBeVisible()
  await expect.element(card.getByText(/1 reminder$/)).toBeVisible()
  const sign = card.getByRole('link', { name: /^Sign Document/ })
  await expect.element(sign).toHaveAttribute('href', waiting?.signingUrl)
})

test('a withdrawn document shows who withdrew it, when, and why', async () => {
  showDocument(waiting, {
    status: 'expired',
    expiredAt: parseInstant('2026-11-20T16:05:00.000Z'),
    withdrawnBy: 'Ruth Calloway',
    withdrawReason: 'Another price',
  })
  const screen = await renderApp({ path: `${path}?tab=signatures`, as: 'client' })
  const card = screen.getByRole('article', { name: waiting?.documentTitle ?? '' })
  await expect.element(card.getByText('Expired', { exact: true })).toBeVisible()
  await expect.element(card).toMatchTextContent('Withdrawn by Ruth Calloway on November 20, 2026')
  await expect.element(card).toMatchTextContent(': Another price')
})

test('a client who has signed is not asked to sign again', async () => {
  showDocument(waiting, { status: 'in_progress', signingUrl: null })
  const screen = await renderApp({ path: `${path}?tab=signatures`, as: 'client' })
  await expect.element(screen.getByRole('button', { name: /^Refresh Status/ })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Sign Document/ })).not.toBeInTheDocument()
})

test('refreshing the status shows the outcome and reloads the list', async () => {
  const screen = await renderApp({ path: `${path}?tab=signatures`, as: 'client' })
  const refresh = screen.getByRole('button', { name: /^Refresh Status/ })
  trpcMock.use({
    'portal.documents.status': () => {
      throw new AppError('NOT_READY', 'The e-signature service is unavailable')
    },
  })
  await refresh.click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('ErrorThe e-signature service is unavailable')
  // Changed only by this call, because a list that is still loading would pick it up early.
  trpcMock.use({
    'portal.documents.status'(input) {
      showDocument(waiting, { status: 'declined', declinedAt: toInstant(new Date()), signingUrl: null })
      return defaultMocks('client')['portal.documents.status'](input)
    },
  })
  await refresh.click()
  await expect.element(screen.getByText('Status Updated')).toBeVisible()
  await expect.element(screen.getByText('Document status has been refreshed.')).toBeVisible()
  await expect.element(screen.getByText('Declined', { exact: true })).toBeVisible()
  await expect.element(refresh).not.toBeInTheDocument()
})

test('a completed document opens in a new tab, which is closed again on a refusal', async () => {
  const assign = vi.fn()
  const close = vi.fn()
  vi.stubGlobal('open', () => ({ location: { assign }, close }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const screen = await renderApp({ path: `${path}?tab=signatures`, as: 'client' })
  await screen.getByRole('button', { name: /^Download/ }).click()
  await expect
    .poll(() => assign.mock.calls)
    .toEqual([[`/api/esignature-documents/${completed?.id}/document.pdf`]])
  const message = 'This document is being sealed. Please try again in a moment.'
  trpcMock.use({
    'portal.documents.download': () => {
      throw new AppError('NOT_READY', message)
    },
  })
  await screen.getByRole('button', { name: /^Download/ }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(`Error${message}`)
  expect(close).toHaveBeenCalledOnce()
})

test('a network failure names the action that failed', async () => {
  const close = vi.fn()
  vi.stubGlobal('open', () => ({ location: { assign: vi.fn() }, close }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const unreachable = () => {
    throw HttpResponse.error()
  }
  trpcMock.use({ 'portal.documents.status': unreachable, 'portal.documents.download': unreachable })
  const screen = await renderApp({ path: `${path}?tab=signatures`, as: 'client' })
  await screen.getByRole('button', { name: /^Refresh Status/ }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('ErrorFailed to refresh status')
  await screen.getByRole('button', { name: /^Download/ }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('ErrorFailed to download document')
  expect(close).toHaveBeenCalledOnce()
})

test('a completed document says when it is not sealed yet', async () => {
  showDocument(completed, { sealedAt: null })
  const screen = await renderApp({ path: `${path}?tab=signatures`, as: 'client' })
  await expect.element(screen.getByText(/^Everyone has signed. The sealed file/)).toBeVisible()
})

test('both lists have an empty state', async () => {
  const nothing = () => ({ items: [], nextCursor: null })
  trpcMock.use({ 'portal.agreements.list': nothing, 'portal.documents.list': nothing })
  const screen = await renderApp({ path, as: 'client' })
  await expect.element(screen.getByRole('heading', { name: 'No Agreements Yet' })).toBeVisible()
  await expectAccessible('no agreements')
  await page.viewport(375, 812)
  onTestFinished(() => page.viewport(1280, 800))
  await expectAccessible('no agreements on a phone')
  await screen.getByRole('tab', { name: 'E-Signatures' }).click()
  await expect.element(screen.getByRole('heading', { name: 'No Documents Yet' })).toBeVisible()
})

test.each([
  ['refuses', () => new AppError('NOT_READY', 'Later')],
  ['is out of reach', () => HttpResponse.error()],
])('agreements fail to load while the server %s, and load on retry', async (_how, failure) => {
  trpcMock.use({
    'portal.agreements.list': () => {
      throw failure()
    },
  })
  const screen = await renderApp({ path, as: 'client' })
  const alert = screen.getByRole('alert')
  const sentence = alert.getByText('Failed to load agreements. Please try again.', { exact: true })
  await expect.element(sentence).toBeVisible()
  trpcMock.use({ 'portal.agreements.list': () => ({ items: agreements, nextCursor: null }) })
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('article', { name: 'SOW Agreement' })).toBeVisible()
})

test('documents that fail to load are named as such', async () => {
  trpcMock.use({
    'portal.documents.list': () => {
      throw new AppError('NOT_READY', 'Later')
    },
  })
  const screen = await renderApp({ path: `${path}?tab=signatures`, as: 'client' })
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('Failed to load documents. Please try again.')
})

test('a document awaiting signature can be signed from the dashboard', async () => {
  const screen = await renderApp({ path: '/portal', as: 'client' })
  const waitingForYou = screen.getByRole('region', { name: 'Waiting for you' })
  await expect
    .element(waitingForYou.getByRole('link', { name: /^Sign Document: Scope of work for the front desk/ }))
    .toHaveAttribute('href', `/sign/${sent?.documentId}`)
})

const at = parseInstant('2026-11-20T16:05:00.000Z')

test.each([
  [
    { declinedAt: at, declineReason: 'Too many hours' },
    /^Declined by you on November 20, 2026 at .* [AP]M [A-Z].*: Too many hours$/,
  ],
  [
    { expiredAt: at, withdrawnBy: 'Ruth Calloway', withdrawReason: 'Another price' },
    /^Withdrawn by Ruth Calloway on November 20, 2026 at .* [AP]M [A-Z].*: Another price$/,
  ],
  [{ expiredAt: at }, /^Not signed in time: expired on November 20, 2026/],
])('an agreement that is a draft again says what happened: %o', async (ending, sentence) => {
  showAgreement({ status: 'DRAFT', ...ending })
  const screen = await renderApp({ path, as: 'client' })
  const card = screen.getByRole('article')
  await expect.element(card.getByText(sentence)).toBeVisible()
  await expect.element(card.getByText(/^Nothing has been agreed to\./)).toBeVisible()
  await expect.element(card.getByText('We are still preparing this agreement.')).not.toBeInTheDocument()
})
