import { AppError } from '@tallgrass/domain'
import { defaultMocks, invoices } from '@tallgrass/mocks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTrpcClient } from '../../lib/trpc'
import { expectAccessible, expectFits } from '../../testing/accessibility'
import { asView } from '../../testing/as-view'
import { atBothWidths } from '../../testing/at-both-widths'
import { expectErrorToast } from '../../testing/expect-toast'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const SENTENCE =
  'You are viewing the portal as Maren Okafor (Okafor Tile & Stone). You cannot change anything here.'

const open = invoices.find(({ status }) => status === 'OPEN')

/** A tab that the click opens. It takes the place of a real one. */
function catchTab() {
  const tab = { close: vi.fn(), location: { assign: vi.fn() } }
  const opening = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  onTestFinished(() => opening.mockRestore())
  return { tab, opening }
}

test('every page of the tab is marked, and no other tab', async () => {
  const other = await renderApp({ path: '/portal', as: 'client' })
  await expect.element(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(other.getByRole('region', { name: 'View as a contact' })).not.toBeInTheDocument()
  await other.unmount()
  asView()
  for (const path of ['/portal', '/portal/profile', '/']) {
    const screen = await renderApp({ path, as: 'client' })
    const strip = screen.getByRole('region', { name: 'View as a contact' })
    await expect.element(strip).toMatchTextContent(SENTENCE)
    await expect.element(strip.getByRole('button', { name: 'End view' })).toBeVisible()
    await screen.unmount()
  }
})

test('the mark is accessible and fits', async () => {
  asView()
  const screen = await renderApp({ path: '/portal/invoices', as: 'client' })
  await expect.element(screen.getByRole('button', { name: 'End view' })).toBeVisible()
  await atBothWidths(() => expectAccessible('a view'))
  await expectFits()
})

test('the token goes with every call of the tab, and of no other', async () => {
  const send = vi.fn(async () => new Response('[{"result":{"data":null}}]'))
  const { auth } = createTrpcClient({ send })
  await auth.session.query()
  asView()
  await auth.session.query()
  expect(send.mock.calls.map((call: unknown[]) => Reflect.get(Object(call[1]), 'headers'))).toEqual([
    {},
    { 'x-view-as': 'the-token' },
  ])
})

test('a link to a file asks for an address of its own', async () => {
  asView()
  const { opening, tab } = catchTab()
  trpcMock.use({ 'portal.viewing.file': ({ path }) => ({ url: `${path}?view=signed` }) })
  const screen = await renderApp({ path: '/portal/invoices', as: 'client' })
  await expect.element(screen.getByRole('button', { name: 'End view' })).toBeVisible()
  await screen.getByRole('link', { name: `Invoice (PDF) of ${open?.title}` }).click()
  await expect
    .poll(() => tab.location.assign.mock.calls)
    .toEqual([[`/api/invoices/${open?.id}/invoice.pdf?view=signed`]])
  expect(opening).toHaveBeenCalledTimes(1)
})

test('a link that opens a tab hands the view on to it', async () => {
  asView()
  const { opening } = catchTab()
  const screen = await renderApp({ path: '/portal', as: 'client' })
  await expect.element(screen.getByRole('button', { name: 'End view' })).toBeVisible()
  await screen
    .getByRole('link', { name: 'Projects', exact: true })
    .first()
    .click({ modifiers: ['Control'] })
  expect(opening.mock.calls).toEqual([[`${location.origin}/portal/projects`, '_blank']])
  expect(screen.router.state.location.pathname).toBe('/portal')
})

test('if the file is refused, the tab that was opened for it closes', async () => {
  asView()
  const { tab } = catchTab()
  trpcMock.use({
    'portal.viewing.file'() {
      throw new AppError('NOT_FOUND', 'Invoice not found')
    },
  })
  const screen = await renderApp({ path: '/portal/invoices', as: 'client' })
  await expect.element(screen.getByRole('button', { name: 'End view' })).toBeVisible()
  await screen.getByRole('link', { name: `Invoice (PDF) of ${open?.title}` }).click()
  await expectErrorToast('Error', 'Invoice not found')
  expect(tab.close).toHaveBeenCalledTimes(1)
  expect(tab.location.assign).not.toHaveBeenCalled()
})

test('only the client can pay, and the button says so', async () => {
  asView()
  const unpaid = invoices.map((invoice) => ({ ...invoice, url: null }))
  trpcMock.use({ 'portal.invoices.list': () => ({ items: unpaid, nextCursor: null }) })
  const screen = await renderApp({ path: '/portal/invoices', as: 'client' })
  const card = screen.getByRole('article', { name: open?.title ?? '' })
  const button = card.getByRole('button', { name: /^(Pay Now|How to pay)/ })
  await expect.element(button).toBeDisabled()
  await expect.element(button).toHaveAccessibleDescription('Only the client can pay.')
})

test('what the contact pays waits for them, although no one pays in a view', async () => {
  asView()
  const dashboard = defaultMocks('client')['portal.dashboard']
  trpcMock.use({
    'portal.dashboard': async (input) => {
      const all = await dashboard(input)
      return { ...all, toPay: all.toPay.map((invoice) => ({ ...invoice, url: null })) }
    },
  })
  const screen = await renderApp({ path: '/portal', as: 'client' })
  const own = screen.getByRole('region', { name: 'Waiting for you', exact: true })
  await expect.element(own.getByText(/^Pay “/).first()).toBeVisible()
  await expect
    .element(screen.getByRole('region', { name: 'Waiting for your colleagues' }))
    .not.toBeInTheDocument()
})

test('only the client can sign, and the button says so', async () => {
  asView()
  const screen = await renderApp({ path: '/portal/agreements', as: 'client' })
  const card = screen.getByRole('article', { name: 'SOW Agreement' })
  const button = card.getByRole('button', { name: /^Sign Document/ })
  await expect.element(button).toBeDisabled()
  await expect.element(button).toHaveAccessibleDescription('Only the client can sign.')
  await expect.element(screen.getByRole('link', { name: /^Sign Document/ })).not.toBeInTheDocument()
})

test('a view that has ended says so, and never goes on with other rights', async () => {
  asView()
  const screen = await renderApp({ path: '/portal', as: 'client' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const ended = () => {
    throw new AppError('UNAUTHENTICATED', 'This view has ended. Open it again from the client’s page.')
  }
  trpcMock.use({ 'auth.session': ended, 'portal.projects.list': ended })
  await screen.getByRole('link', { name: 'Projects', exact: true }).first().click()
  const dialog = screen.getByRole('dialog', { name: 'This view has ended' })
  await expect.element(dialog).toMatchTextContent('Open it again from the client’s page.')
  await expect.element(dialog.getByRole('button', { name: 'Go to the client’s page' })).toHaveFocus()
  await atBothWidths(() => expectAccessible('a view that has ended'))
})

test('a sign-out in another tab ends the view, too', async () => {
  asView()
  const screen = await renderApp({ path: '/portal', as: 'client' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const others = new BroadcastChannel('session')
  others.postMessage(null)
  await expect.element(screen.getByRole('dialog', { name: 'This view has ended' })).toBeVisible()
  others.close()
  expect(screen.router.state.location.pathname).toBe('/portal')
})

test('a reload after the end explains it instead of leading to another page', async () => {
  asView()
  trpcMock.use({
    'auth.session'() {
      throw new AppError('UNAUTHENTICATED', 'This view has ended. Open it again from the client’s page.')
    },
  })
  const screen = await renderApp({ path: '/portal/projects', as: 'client' })
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('This view has ended. Open it again from the client’s page.')
  expect(screen.router.state.location.pathname).toBe('/portal/projects')
  vi.mocked(console.error).mockClear()
  vi.mocked(console.warn).mockClear()
})
