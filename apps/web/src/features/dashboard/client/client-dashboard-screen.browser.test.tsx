import type { ClientCall, ClientDashboard } from '@tallgrass/contracts'
import { AppError, calendarDateAt, DAY_MS, NO_MONEY, parseId, parseMoney, toInstant } from '@tallgrass/domain'
import { agreements, anId, client, fullProject, invoices, projects } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { ownTimeZone } from '../../../lib/own-time-zone'
import { expectAccessible, expectFits } from '../../../testing/accessibility'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const path = '/portal'
const own = projects.filter(({ clientId }) => clientId === client.id)
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS)

const nothing: ClientDashboard = {
  activeProjects: 0,
  projects: 0,
  openInvoices: 0,
  amountDue: NO_MONEY,
  pendingAgreements: 0,
  pendingSignatures: 0,
  recentProjects: [],
  recentInvoices: [],
  toReview: [],
  toDo: [],
  toSign: [],
  toPay: [],
  calls: { upcoming: [], past: [], isEmailConfirmed: true, bookUrl: '/schedule' },
}

/** One agreement awaits the client's signature, and one invoice awaits payment. */
function billed(): ClientDashboard {
  const createdAt = toInstant(daysFromNow(-3.5))
  const invoice = invoices.slice(0, 1).map((one) => ({
    ...one,
    id: parseId('Invoice', '0198c0de-0000-7000-8000-000089abcdef'),
    title: 'Retainer',
    kind: 'RETAINER' as const,
    amount: parseMoney('5000.00'),
    dueDate: calendarDateAt(daysFromNow(1), ownTimeZone()),
    createdAt,
  }))
  return {
    ...nothing,
    activeProjects: 1,
    projects: 3,
    openInvoices: 1,
    amountDue: parseMoney('5000.00'),
    pendingAgreements: 1,
    pendingSignatures: 1,
    recentProjects: own,
    recentInvoices: invoice,
    toPay: invoice,
    toSign: agreements.slice(0, 1).map((one) => ({
      ...one,
      documentTitle: 'Front desk: scope of work',
      sentAt: createdAt,
    })),
  }
}

test('the counters, the latest projects and the latest invoices are exact', async () => {
  trpcMock.use({ 'portal.dashboard': billed })
  const screen = await renderApp({ path, as: 'client' })
  const overview = screen.getByRole('region', { name: 'Overview' })
  await expect
    .element(overview)
    .toHaveTextContent(
      [
        'Active Projects1of 3 total',
        'Pending Invoices1$5,000.00 due',
        'Pending Agreements1Awaiting your signature',
        'Pending Signatures1Sent or in progress',
      ].join(''),
    )
  const waiting = screen.getByRole('region', { name: 'Waiting for you' }).getByRole('listitem')
  await expect.element(waiting.nth(0)).toMatchTextContent('Sign “Front desk: scope of work”')
  await expect.element(waiting.nth(0)).toMatchTextContent(`${fullProject?.name}. Sent 3 days ago.`)
  await expect.element(waiting.nth(1)).toMatchTextContent('Pay “Retainer”, $5,000.00')
  await expect
    .element(waiting.nth(1))
    .toMatchTextContent(/Created 3 days ago, due [A-Z]\w+ \d+, \d{4} \(tomorrow\)\./)

  const recent = screen.getByRole('region', { name: 'Recent Projects' }).getByRole('listitem')
  expect(recent.elements()).toHaveLength(3)
  await expect.element(recent.first()).toMatchTextContent(fullProject?.name ?? '')
  await expect.element(recent.first()).toMatchTextContent('1 of 5 tasks approved')
  const billedNow = screen.getByRole('region', { name: 'Recent Invoices' }).getByRole('listitem')
  for (const fact of ['Retainer', '89abcdef · INV-2026-0007, 3 days ago', '$5,000.00', 'Open']) {
    await expect.element(billedNow).toMatchTextContent(fact)
  }
  await expectAccessible('a full dashboard')
  await expectFits()
})

test.each([
  [2, '1 awaiting your signature'],
  [12, '1 or more awaiting your signature'],
])('of %i pending agreements, those that the reader signs are counted', async (pending, detail) => {
  const { toSign, ...rest } = billed()
  const [mine] = toSign
  if (!mine) throw new Error('There is no sample agreement')
  trpcMock.use({
    'portal.dashboard': () => ({
      ...rest,
      pendingAgreements: pending,
      toSign: [
        { ...mine, signingUrl: `/sign/${mine.id}` },
        { ...mine, id: anId('Agreement'), signerName: 'Joel Okafor', signingUrl: null },
      ],
    }),
  })
  const screen = await renderApp({ path, as: 'client' })
  await expect.element(screen.getByRole('region', { name: 'Overview' })).toMatchTextContent(detail)
})

test('work for the client comes after reviews, each with its age', async () => {
  const screen = await renderApp({ path, as: 'client' })
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent(`Welcome back, ${client.name}`)
  await expect.element(screen.getByText(/^Five items are waiting for you\./)).toBeVisible()
  const rows = screen.getByRole('region', { name: 'Waiting for you' }).getByRole('listitem')
  const words = rows.elements().map(({ textContent }) => textContent)
  expect(words).toEqual([
    expect.stringMatching(/^Sign “Scope of work for the front desk”/),
    expect.stringMatching(/^Pay “Second milestone”/),
    expect.stringMatching(/^Pay “Phone numbers, setup”/),
    expect.stringMatching(/^Review “Draft what the assistant says”.*Finished 2 days ago\./),
    expect.stringMatching(/“Write down the questions you answer most often”/),
  ])
})

test.each([
  ['a desk', 1280, 800],
  ['a phone', 375, 812],
])('a new client sees how to get started, on %s', async (_device, width, height) => {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1280, 800))
  trpcMock.use({ 'portal.dashboard': () => nothing })
  const screen = await renderApp({ path, as: 'client' })
  await expect.element(screen.getByText('Nothing is waiting for you.')).toBeVisible()
  await expect
    .element(screen.getByText('No projects yet. Contact us to get started!', { exact: true }))
    .toBeVisible()
  await expect.element(screen.getByText('No invoices yet.', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('$0.00 due')).toBeVisible()
  await expectAccessible('an empty dashboard')
})

test('a dashboard that fails to load can be retried', async () => {
  trpcMock.use({
    'portal.dashboard': () => {
      throw HttpResponse.error()
    },
  })
  const screen = await renderApp({ path, as: 'client' })
  const alert = screen.getByRole('alert')
  const sentence = alert.getByText('Failed to load your dashboard. Please try again.', { exact: true })
  await expect.element(sentence).toBeVisible()
  trpcMock.use({ 'portal.dashboard': billed })
  await alert.getByRole('button', { name: 'Try again' }).click()
  const recent = screen.getByRole('region', { name: 'Recent Projects' }).getByRole('listitem')
  await expect.element(recent.nth(2)).toBeVisible()
})

test('a client without a name is greeted by email address', async () => {
  trpcMock.use({ 'auth.session': () => ({ ...client, name: '' }) })
  const screen = await renderApp({ path, as: 'client' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(client.email)
  await screen.router.navigate({ to: '/' })
  await expect.element(screen.getByRole('banner').getByText(client.email)).toBeVisible()
})

const callAt = (days: number): ClientCall => {
  const at = daysFromNow(days)
  return {
    id: anId('Booking'),
    type: 'scorm-demo',
    status: 'scheduled',
    scheduledFor: toInstant(at),
    endsAt: toInstant(new Date(at.getTime() + DAY_MS / 48)),
  }
}

test('calls show their time in a named zone; one to come can be changed, and another can be booked', async () => {
  const bookUrl = 'https://cal.com/tallgrass?name=Maren&email=client%40tallgrass.example'
  const past = [{ ...callAt(-9), status: 'completed' as const }, callAt(-20)]
  const calls = { upcoming: [callAt(2)], past, isEmailConfirmed: true, bookUrl }
  trpcMock.use({ 'portal.dashboard': () => ({ ...nothing, calls }) })
  const screen = await renderApp({ path, as: 'client' })
  const card = screen.getByRole('region', { name: 'Calls' })
  const rows = card.getByRole('listitem')
  await expect.element(rows.first()).toBeVisible()
  expect(rows.elements().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/day, \w+ \d+, \d+:\d\d [AP]M – .*, \w.*Change or cancel$/),
    expect.stringMatching(/Completed$/),
    expect.stringMatching(/Time$/),
  ])
  const book = card.getByRole('link', { name: 'Book a call' })
  await expect.element(book).toHaveAttribute('href', bookUrl)
  await expect.element(book).toHaveAttribute('rel', 'noopener')
  await card.getByRole('button', { name: /^Change or cancel/ }).click()
  await expect.poll(() => screen.router.state.location.pathname).toMatch(/^\/schedule\/mock-token/)
  expect(trpcMock.calls).toContainEqual({ name: 'portal.calls.link', input: { id: calls.upcoming[0]?.id } })
})

test('a client whose address is not confirmed learns which calls appear', async () => {
  const calls = { ...nothing.calls, isEmailConfirmed: false }
  trpcMock.use({ 'portal.dashboard': () => ({ ...nothing, calls }) })
  const screen = await renderApp({ path, as: 'client' })
  const card = screen.getByRole('region', { name: 'Calls' })
  await expect.element(card).toMatchTextContent('Calls that you book while signed in appear here.')
})

test('a call that is gone says so, and the client stays', async () => {
  trpcMock.use({
    'portal.dashboard': () => ({ ...nothing, calls: { ...nothing.calls, upcoming: [callAt(2)] } }),
    'portal.calls.link': () => {
      throw new AppError('NOT_FOUND', 'This booking does not exist')
    },
  })
  const screen = await renderApp({ path, as: 'client' })
  await screen.getByRole('button', { name: /^Change or cancel/ }).click()
  await expect.element(screen.getByText('This booking does not exist')).toBeVisible()
  expect(screen.router.state.location.pathname).toBe(path)
})
