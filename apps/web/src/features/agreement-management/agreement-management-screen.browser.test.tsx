import type { AgreementStatus } from '@tallgrass/domain'
import { AppError, DAY_MS, parseInstant, toInstant } from '@tallgrass/domain'
import { agreementIn, noWork } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const path = '/portal/admin/agreements'

test('the names of client and project lead to them', async () => {
  const { clientName, organizationId, projectId, projectName } = agreementIn('SENT')
  showIn('SENT')
  const screen = await renderApp({ path, as: 'admin' })
  const card = screen.getByRole('article').first()
  await card.getByRole('link', { name: clientName }).click()
  await expect
    .poll(() => screen.router.state.location.pathname)
    .toBe(`/portal/admin/clients/${organizationId}`)
  screen.router.history.back()
  const project = card.getByRole('link', { name: projectName })
  await expect.element(project).toHaveAttribute('href', `/portal/admin/projects/${projectId}`)
})

function showIn(...statuses: AgreementStatus[]) {
  trpcMock.use({
    'portal.agreements.list': () => ({ items: statuses.map(agreementIn), nextCursor: null }),
  })
}

test('the counters show how many agreements there are in each state', async () => {
  trpcMock.use({
    'admin.agreements.counts': () => ({
      total: 12,
      fullySigned: 7,
      pendingSignature: 3,
      toCountersign: 1,
      drafts: 2,
    }),
    'admin.workItems.counts': () => ({ ...noWork, open: 1, byKind: { countersign_due: 1 } }),
  })
  const screen = await renderApp({ path, as: 'admin' })
  await expect.element(screen.getByRole('link', { name: 'Agreements 1 to countersign' })).toBeVisible()
  const counts = screen.getByRole('region', { name: 'Counts' })
  for (const text of ['Total Agreements12', 'Fully Signed7', 'Pending Signature3', 'Drafts2']) {
    await expect.element(counts).toMatchTextContent(text)
  }
})

test('the list is a table if the address says so, and its rows open the drawer', async () => {
  showIn('SENT')
  const screen = await renderApp({ path: `${path}?view=table`, as: 'admin' })
  const table = screen.getByRole('table', { name: 'Agreements' })
  await expect.element(table.getByRole('cell').filter({ hasText: 'Sent' })).toBeVisible()
  await table.getByRole('button', { name: 'SOW Agreement' }).click()
  const drawer = screen.getByRole('dialog', { name: 'SOW Agreement' })
  await expect.element(drawer).toBeVisible()
  await drawer.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(table).toBeVisible()
  await screen.getByRole('radiogroup', { name: 'View' }).getByText('Cards').click()
  await expect.element(screen.getByRole('article', { name: /^SOW Agreement/ })).toBeVisible()
})

test('a card shows the client, the project, and the signing progress', async () => {
  showIn('SIGNED_BOTH')
  const screen = await renderApp({ path, as: 'admin' })
  const card = screen.getByRole('article', { name: /^MSA Agreement/ })
  for (const text of [
    'Fully signed',
    'Maren Okafor',
    'Front desk that never sleeps',
    'Created 3 weeks ago',
    'Client signed 3 weeks ago',
    'Countersigned 3 weeks ago',
  ]) {
    await expect.element(card).toMatchTextContent(text)
  }
})

test.each([
  { status: 'DRAFT' as const, offered: ['Send for Signature', 'Request Payment', 'View Details'] },
  { status: 'SENT' as const, offered: ['Request Payment', 'View Details'] },
  { status: 'SIGNED_CLIENT' as const, offered: ['Countersign', 'Request Payment', 'View Details'] },
  { status: 'SIGNED_BOTH' as const, offered: ['Request Payment', 'View Details'] },
])('an agreement in status $status offers only the actions it allows', async ({ offered, status }) => {
  showIn(status)
  const screen = await renderApp({ path, as: 'admin' })
  const card = screen.getByRole('article')
  await expect.element(card).toBeVisible()
  const controls = card.getByRole('button').or(card.getByRole('link')).elements()
  const [client, project, ...actions] = controls.map(({ textContent }) => textContent)
  expect([client, project]).toEqual(['Maren Okafor', 'Front desk that never sleeps'])
  expect(actions).toEqual(offered)
})

test('Countersign opens the signing page', async () => {
  showIn('SIGNED_CLIENT')
  const screen = await renderApp({ path, as: 'admin' })
  await expect
    .element(screen.getByRole('link', { name: /^Countersign/ }))
    .toHaveAttribute('href', `/sign/${agreementIn('SIGNED_CLIENT').documentId}`)
})

test('filters and the tab are kept in the address', async () => {
  const screen = await renderApp({ path: `${path}?status=SENT`, as: 'admin' })
  await screen.getByRole('searchbox', { name: 'Search agreements' }).fill('front')
  await expect.poll(() => screen.router.state.location.search).toEqual({ search: 'front', status: 'SENT' })
  await expect
    .poll(() => trpcMock.calls)
    .toContainEqual({
      name: 'portal.agreements.list',
      input: expect.objectContaining({ search: 'front', status: 'SENT' }),
    })
  await screen.getByRole('tab', { name: 'E-Signature Documents' }).click()
  await expect.poll(() => screen.router.state.location.search).toEqual({ tab: 'documents' })
})

test('a long list loads more on request', async () => {
  trpcMock.use({
    'portal.agreements.list': ({ cursor }) => ({
      items: [agreementIn(cursor ? 'DRAFT' : 'SENT')],
      nextCursor: cursor ? null : 'more',
    }),
  })
  const screen = await renderApp({ path, as: 'admin' })
  await screen.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => screen.getByRole('article').elements().length).toBe(2)
  await expect.element(screen.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('an empty list shows an empty state', async () => {
  showIn()
  const screen = await renderApp({ path, as: 'admin' })
  await expect.element(screen.getByRole('heading', { name: 'No Agreements Found' })).toBeVisible()
})

test('a list that fails to load can be retried', async () => {
  trpcMock.use({
    'portal.agreements.list': () => {
      throw new AppError('NOT_READY', 'Not available yet')
    },
  })
  const screen = await renderApp({ path, as: 'admin' })
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('Failed to load agreements. Please try again.')
  showIn('SENT')
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('article', { name: /^SOW Agreement/ })).toBeVisible()
})

test.each([
  { from: '/portal/admin', part: 'the dashboard' },
  { from: `/portal/admin/projects/${agreementIn('SENT').projectId}?tab=agreements`, part: 'its project' },
])('$part links to the details of an agreement', async ({ from }) => {
  const screen = await renderApp({ path: from, as: 'admin' })
  await screen.getByRole('link', { name: 'SOW Agreement' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'SOW Agreement' })).toBeVisible()
  expect(screen.router.state.location).toMatchObject({
    pathname: path,
    search: { agreement: agreementIn('SENT').id },
  })
})

test.each([320, 375])('at %i px every step of an agreement fits inside its card', async (width) => {
  await page.viewport(width, 812)
  showIn('DRAFT', 'SIGNED_BOTH')
  const screen = await renderApp({ path, as: 'admin' })
  await expect.element(screen.getByText('Countersigned').first()).toBeVisible()
  const steps = screen.getByRole('article').getByRole('listitem').elements()
  const tooWide = steps.filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)
  expect(steps.length).toBeGreaterThanOrEqual(6)
  expect(tooWide.map(({ textContent }) => textContent)).toEqual([])
})

const openedAt = toInstant(new Date(Date.now() - 2 * DAY_MS))
const declined = {
  declinedAt: parseInstant('2026-11-20T16:05:00.000Z'),
  declineReason: 'The price is another',
}

test.each([
  [
    'cards',
    path,
    () => page.getByRole('article'),
    /Declined by Maren Okafor on November 20, 2026 at .*: The price is another/,
  ],
  ['a table', `${path}?view=table`, () => page.getByRole('row'), /Declined [a-z0-9]+ /],
])(
  '%s say when the client opened the document, and that it was declined',
  async (_, address, rows, words) => {
    const items = [
      { ...agreementIn('SENT'), openedAt },
      { ...agreementIn('DRAFT'), ...declined, signerName: 'Maren Okafor' },
    ]
    trpcMock.use({ 'portal.agreements.list': () => ({ items, nextCursor: null }) })
    await renderApp({ path: address, as: 'admin' })
    const rowWith = (hasText: string) => rows().filter({ hasText })
    await expect.element(rowWith('Opened 2 days ago')).not.toMatchTextContent('Waiting for the client')
    await expect.element(rowWith('Draft')).toMatchTextContent(words)
  },
)
