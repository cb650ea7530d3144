import { AppError } from '@tallgrass/domain'
import { documents } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

afterEach(() => {
  vi.useRealTimers()
})

async function openTab() {
  const screen = await renderApp({ path: '/portal/admin/agreements?tab=documents', as: 'admin' })
  const toasts = screen.getByRole('region', { name: 'Notifications (F8)' })
  const atProvider = screen.getByRole('region', { name: 'Documents at the e-signature provider' })
  return { screen, toasts, atProvider }
}

function callsTo(name: string) {
  return trpcMock.calls.filter((call) => call.name === name).length
}

test('documents are grouped by workflow step', async () => {
  const { screen } = await openTab()
  const retainer = screen.getByRole('region', { name: 'Retainer agreement' })
  await expect.element(retainer).toMatchTextContent('Retainer for the front deskCompleted')
  await expect.element(retainer).toMatchTextContent('Sent 3 weeks ago')
  const scope = screen.getByRole('region', { name: 'Scope of work' })
  await expect.element(scope).toMatchTextContent('Scope of work for the front deskPending Signature')
  await expect.element(scope).toMatchTextContent('Reminded once')
  const headings = screen.getByRole('heading', { level: 2 }).elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    '1 Retainer agreement',
    '2 Scope of work',
    'Documents at the e-signature provider',
  ])
})

test('Refresh Status requests the status of a waiting document again', async () => {
  const { screen, toasts } = await openTab()
  await screen.getByRole('button', { name: /^Refresh Status/ }).click()
  await expect.element(toasts).toHaveTextContent('Status UpdatedDocument status has been refreshed.')
  expect(callsTo('portal.documents.list')).toBe(2)
})

test('a status that fails to refresh shows an error', async () => {
  trpcMock.use({
    'portal.documents.status': () => {
      throw HttpResponse.error()
    },
  })
  const { screen, toasts } = await openTab()
  await screen.getByRole('button', { name: /^Refresh Status/ }).click()
  await expect.element(toasts).toHaveTextContent('ErrorFailed to refresh status')
})

test('a completed document is downloaded in a new tab', async () => {
  const assign = vi.fn()
  vi.stubGlobal('open', () => ({ location: { assign } }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { screen } = await openTab()
  await screen.getByRole('button', { name: 'Download Retainer for the front desk' }).click()
  await expect
    .poll(() => assign.mock.calls)
    .toEqual([[`/api/esignature-documents/${documents[1]?.id}/document.pdf`]])
})

test('a download that fails shows an error', async () => {
  trpcMock.use({
    'portal.documents.download': () => {
      throw HttpResponse.error()
    },
  })
  const { screen, toasts } = await openTab()
  await screen.getByRole('button', { name: 'Download Retainer for the front desk' }).click()
  await expect.element(toasts).toHaveTextContent('ErrorFailed to download document')
})

test('the provider’s documents are listed, and completed ones can be downloaded', async () => {
  const { atProvider } = await openTab()
  const rows = atProvider.getByRole('row')
  await expect.element(rows.nth(1)).toMatchTextContent('Scope of work for the front deskPending Signature')
  await expect.element(rows.nth(2)).toMatchTextContent('Retainer for the front deskCompleted')
  const downloads = atProvider.getByRole('button', { name: /^Download/ }).elements()
  expect(downloads.length).toBe(1)
})

test('a provider without documents shows an empty state', async () => {
  trpcMock.use({ 'admin.documents.atProvider': () => ({ result: [] }) })
  const { atProvider } = await openTab()
  await expect.element(atProvider.getByRole('heading', { name: 'No Provider Documents Found' })).toBeVisible()
})

test('our own documents still work while the provider is unavailable', async () => {
  trpcMock.use({
    'admin.documents.atProvider': () => {
      const sentence = 'The e-signature service cannot be reached right now'
      throw new AppError('NOT_READY', sentence, { retryAfterSeconds: 10 })
    },
  })
  const { atProvider, screen } = await openTab()
  await expect
    .element(atProvider.getByRole('alert'))
    .toMatchTextContent('The e-signature service cannot be reached right now')
  await expect.element(screen.getByText(/^The service is unavailable right now/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: /^Refresh Status/ })).toBeVisible()
  trpcMock.use({ 'admin.documents.atProvider': () => ({ result: [] }) })
  await atProvider.getByRole('button', { name: 'Try again' }).click()
  await expect.element(atProvider.getByRole('heading', { name: 'No Provider Documents Found' })).toBeVisible()
})

test('the provider’s list refreshes every 30 seconds, only while it is visible', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { atProvider, screen } = await openTab()
  await expect.element(atProvider.getByRole('table')).toBeVisible()
  vi.advanceTimersByTime(30_000)
  await expect.poll(() => callsTo('admin.documents.atProvider')).toBe(2)
  await screen.getByRole('tab', { name: 'Agreements' }).click()
  await expect.element(screen.getByRole('article').first()).toBeVisible()
  vi.advanceTimersByTime(60_000)
  expect(vi.getTimerCount()).toBe(0)
  expect(callsTo('admin.documents.atProvider')).toBe(2)
})

test('the details of the agreement open over the tab', async () => {
  const { screen } = await openTab()
  await screen.getByRole('button', { name: 'View Details of Scope of work for the front desk' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'SOW Agreement' })).toBeVisible()
  expect(screen.router.state.location.search).toEqual({
    tab: 'documents',
    agreement: documents[0]?.agreementId,
  })
})
