import type { ListedInvitation } from '@tallgrass/contracts'
import { parseId, toInstant } from '@tallgrass/domain'
import { people } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

afterEach(() => page.viewport(1280, 800))

const USERS = '/portal/admin/users'
const nothing = () => ({ items: [], nextCursor: null })

async function openUsers(search = '') {
  const screen = await renderApp({ path: `${USERS}${search}`, as: 'admin' })
  return {
    ...screen,
    tab: (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) }),
    address: () => screen.router.state.location.href,
  }
}

function textsOf(elements: Element[]) {
  return elements.map(({ textContent }) => textContent)
}

test('four counters and the pending tab show their counts', async () => {
  trpcMock.use({
    'admin.users.counts': () => ({
      users: 41,
      administrators: 2,
      clients: 39,
      canSignIn: { administrators: 2, clients: 35 },
      pendingInvitations: 7,
      invitations: 58,
    }),
  })
  const { getByRole, getByText } = await openUsers()
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('User Management')
  await expect.element(getByText('2 administrators and 35 clients can sign in.')).toBeVisible()
  const counts = getByRole('region', { name: 'Counts' })
  await expect.poll(() => textsOf(counts.getByRole('definition').elements())).toEqual(['41', '2', '39', '7'])
  expect(textsOf(counts.getByRole('term').elements())).toEqual([
    'Total Users',
    'Administrators',
    'Clients',
    'Pending Invites',
  ])
  expect(textsOf(getByRole('tab').elements())).toEqual([
    expect.stringMatching(/^Active Users/),
    expect.stringMatching(/^Pending Invitations\s*7$/),
    expect.stringMatching(/^Invitation History/),
  ])
})

test('a contact without an account, or deactivated, says so and stays a client', async () => {
  const [, , waiting, gone] = people
  if (!waiting || !gone) throw new Error('There are too few samples')
  trpcMock.use({
    'admin.users.list': () => ({
      items: [
        { ...waiting, hasAccount: false, emailVerified: false, createdAt: toInstant(new Date()) },
        { ...gone, deactivatedAt: toInstant(new Date()) },
      ],
      nextCursor: null,
    }),
  })
  const { getByRole } = await openUsers()
  const card = (name: string) => getByRole('article', { name })
  await expect.element(card(waiting.name)).toMatchTextContent('No account yet, added now')
  await expect.element(card(gone.name)).toMatchTextContent('Deactivated now')
  for (const { name } of [waiting, gone])
    await expect.element(card(name).getByRole('button', { name: `Change Role of ${name}` })).toBeDisabled()
})

test('a card shows the name, email, organization and role', async () => {
  trpcMock.use({
    'admin.users.list': () => ({
      items: people.map((person) => ({ ...person, createdAt: toInstant(new Date()) })),
      nextCursor: null,
    }),
  })
  const { getByRole } = await openUsers()
  const card = getByRole('article', { name: 'Maren Okafor' })
  await expect.element(card).toMatchTextContent('client@tallgrass.example')
  await expect.element(card).toMatchTextContent('Okafor Tile & Stone')
  await expect.element(card).toMatchTextContent('Joined now')
  await expect.element(card.getByText('Client', { exact: true })).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Change Role of Maren Okafor' })).toBeEnabled()
  const administrator = getByRole('article', { name: 'Jonah Sorensen' })
  await expect.element(administrator.getByText('Admin', { exact: true })).toBeVisible()
})

test('search and role are kept in the address, and the back button undoes them', async () => {
  const { address, getByRole, router } = await openUsers()
  const search = getByRole('searchbox', { name: 'Search users' })
  const role = getByRole('combobox', { name: 'Role' })
  await search.fill('hana@brightsidedental.example')
  await expect.poll(() => getByRole('article').elements()).toHaveLength(1)
  expect(address()).toBe(`${USERS}?search=hana%40brightsidedental.example`)
  await role.selectOptions('Admin')
  await expect.element(getByRole('heading', { name: 'No Users Found' })).toBeVisible()
  expect(address()).toContain('role=ADMIN')

  router.history.back()
  await expect.element(role).toHaveValue('')
  await expect.element(getByRole('article', { name: 'Hana Kim' })).toBeVisible()
  router.history.back()
  await expect.element(search).toHaveValue('')
  router.history.forward()
  await expect.element(search).toHaveValue('hana@brightsidedental.example')
  await getByRole('button', { name: 'Clear search' }).click()
  await expect.element(search).toHaveFocus()
  await expect.poll(address).toBe(USERS)
})

test('search and role are read from the address', async () => {
  const { getByRole } = await openUsers('?search=ruth&role=ADMIN')
  await expect.element(getByRole('searchbox', { name: 'Search users' })).toHaveValue('ruth')
  await expect.element(getByRole('combobox', { name: 'Role' })).toHaveValue('ADMIN')
  await expect.poll(() => getByRole('article').elements()).toHaveLength(1)
})

test('the tab is kept in the address, and the back button returns to the previous tab', async () => {
  const { address, router, tab } = await openUsers()
  await tab('Invitation History').click()
  await expect.poll(address).toBe(`${USERS}?tab=history`)
  router.history.back()
  await expect.element(tab('Active Users')).toHaveAttribute('aria-selected', 'true')
})

test('the tab from the address is scrolled into view on a phone', async () => {
  await page.viewport(375, 812)
  const { tab } = await openUsers('?tab=history')
  await expect.element(tab('Invitation History')).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab('Invitation History')).toBeInViewport({ ratio: 0.99 })
})

test('an invalid address shows the active users', async () => {
  const { tab } = await openUsers('?tab=nonsense&role=KING')
  await expect.element(tab('Active Users')).toHaveAttribute('aria-selected', 'true')
})

test.each([1280, 375])('the history shows the status of every invitation at %i px', async (width) => {
  await page.viewport(width, 812)
  const inDays = (days: number) => toInstant(new Date(Date.now() + days * 24 * 3600 * 1000))
  const outcomes = [
    { status: 'PENDING', sent: 0, ends: 7, shown: ['Pending', 'now', 'Expires in 7 days'] },
    { status: 'ACCEPTED', sent: -500, ends: -493, shown: ['Accepted', 'last year', 'Accepted 3 days ago'] },
    { status: 'EXPIRED', sent: -22, ends: -15, shown: ['Expired', '3 weeks ago', 'Expired 2 weeks ago'] },
    { status: 'CANCELLED', sent: -1, ends: 6, shown: ['Cancelled', 'yesterday'] },
  ] as const
  const items = outcomes.map(
    ({ ends, sent, status }, index): ListedInvitation => ({
      id: parseId('Invitation', `01b00000-0000-7000-8000-00000000000${index}`),
      firstName: 'Ines',
      lastName: `Who Was ${status}`,
      email: `${status.toLowerCase()}@example.com`,
      role: 'CLIENT',
      status,
      createdAt: inDays(sent),
      expiresAt: inDays(ends),
      acceptedAt: status === 'ACCEPTED' ? inDays(-3) : null,
      organizationId: null,
    }),
  )
  trpcMock.use({ 'admin.invitations.list': () => ({ items, nextCursor: null }) })
  const { getByRole } = await openUsers('?tab=history')
  const table = getByRole('table', { name: 'Invitation history' })
  await expect.element(table).toBeVisible()
  const labels = ['Name', 'Email', 'Role', 'Status', 'Sent', 'Expires']
  expect(textsOf(table.getByRole('columnheader').elements())).toEqual(labels)
  for (const { shown, status } of outcomes) {
    const row = table.getByRole('row', { name: new RegExp(`Ines Who Was ${status}`) })
    for (const text of shown) await expect.element(row).toMatchTextContent(text)
  }
})

test('empty lists show their empty states', async () => {
  trpcMock.use({ 'admin.users.list': nothing, 'admin.invitations.list': nothing })
  const { getByRole } = await openUsers()
  const titles = ['No Users Found', 'No Pending Invitations', 'No Invitations Found']
  for (const [index, name] of titles.entries()) {
    await getByRole('tab').nth(index).click()
    await expect.element(getByRole('heading', { name, exact: true })).toBeVisible()
    await expect.element(getByRole('table')).not.toBeInTheDocument()
  }
})

test.each([
  ['users', 'admin.users.list', 'Failed to load users. Please try again.'],
  ['pending', 'admin.invitations.list', 'Failed to load invitations. Please try again.'],
  ['history', 'admin.invitations.list', 'Failed to load invitations. Please try again.'],
] as const)('a list that failed to load can be loaded again: %s', async (tab, procedure, message) => {
  let isUnreachable = true
  function list() {
    if (isUnreachable) throw HttpResponse.error()
    return nothing()
  }
  trpcMock.use({ [procedure]: list })
  const { getByRole } = await openUsers(`?tab=${tab}`)
  await expect.element(getByRole('alert')).toMatchTextContent(message)
  await expect.element(getByRole('heading', { name: /^No / })).not.toBeInTheDocument()
  isUnreachable = false
  await getByRole('button', { name: 'Try again' }).click()
  await expect.element(getByRole('heading', { name: /^No / })).toBeVisible()
  await expect.element(getByRole('alert')).not.toBeInTheDocument()
})

test('Show more loads the next page', async () => {
  trpcMock.use({
    'admin.users.list': ({ cursor }) =>
      cursor === 'the-third'
        ? { items: people.slice(2, 4), nextCursor: null }
        : { items: people.slice(0, 2), nextCursor: 'the-third' },
  })
  const { getByRole } = await openUsers()
  await expect.poll(() => getByRole('article').elements()).toHaveLength(2)
  await getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => getByRole('article').elements()).toHaveLength(4)
  await expect.element(getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})
