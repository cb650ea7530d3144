import { randomUUID } from 'node:crypto'
import type { User } from '@tallgrass/contracts'
import { expect, test } from './fixtures.ts'
import { answerCalls, answerTo, cutCalls } from './trpc-calls.ts'

const USERS = '/portal/admin/users'
const nothing = () => ({ items: [], nextCursor: null })

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

test('four figures and the pending tab count', async ({ page }) => {
  await answerCalls(page, 'admin.users.counts', () => ({
    users: 41,
    administrators: 2,
    clients: 39,
    pendingInvitations: 7,
    invitations: 58,
  }))
  await page.goto(USERS)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management')
  const counts = page.getByRole('region', { name: 'Counts' })
  await expect(counts.getByRole('term')).toHaveText([
    'Total Users',
    'Administrators',
    'Clients',
    'Pending Invites',
  ])
  await expect(counts.getByRole('definition')).toHaveText(['41', '2', '39', '7'])
  await expect(page.getByRole('tab')).toHaveText([
    /^Active Users/,
    /^Pending Invitations\s*7$/,
    /^Invitation History/,
  ])
})

test('a card says who somebody is', async ({ page, newClient }) => {
  const client = await newClient('Nadia Tile & Stone')
  await page.goto(`${USERS}?search=${client.email}`)
  const card = page.getByRole('article', { name: client.name })
  await expect(card).toContainText(client.email)
  await expect(card).toContainText('Nadia Tile & Stone')
  await expect(card).toContainText('Joined now')
  await expect(card.getByText('Client', { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: /^Change Role/ })).toBeEnabled()
  await page.goto(`${USERS}?search=jonah@tallgrass.example`)
  await expect(page.getByRole('article').getByText('Admin', { exact: true })).toBeVisible()
})

test('search and role stand in the address, and the back button undoes them', async ({ page, newClient }) => {
  const client = await newClient()
  await page.goto('/portal/admin')
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  const search = page.getByRole('searchbox', { name: 'Search users' })
  await search.fill(client.email)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL(`${USERS}?search=${encodeURIComponent(client.email)}`)

  await page.getByRole('combobox', { name: 'Role' }).selectOption('Admin')
  await expect(page.getByRole('heading', { name: 'No Users Found' })).toBeVisible()
  await expect(page).toHaveURL(/role=ADMIN/)
  await page.reload()
  await expect(search).toHaveValue(client.email)
  await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('ADMIN')

  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('')
  await expect(page.getByRole('article', { name: client.name })).toBeVisible()
  await page.goBack()
  await expect(search).toHaveValue('')
  await page.goForward()
  await expect(search).toHaveValue(client.email)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(search).toBeFocused()
  await expect(page).toHaveURL(USERS)
})

test('a tab stands in the address too', { tag: '@mobile' }, async ({ page }) => {
  await page.goto(USERS)
  await page.getByRole('tab', { name: 'Invitation History' }).click()
  await expect(page).toHaveURL(`${USERS}?tab=history`)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Invitation History' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { name: 'Invitation History' })).toBeInViewport({ ratio: 0.99 })
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Active Users' })).toHaveAttribute('aria-selected', 'true')
  await page.goto(`${USERS}?tab=nonsense&role=KING`)
  await expect(page.getByRole('tab', { name: 'Active Users' })).toHaveAttribute('aria-selected', 'true')
})

test('a pending invitation shows whom, as what, until when', { tag: '@mobile' }, async ({ page, invite }) => {
  const invited = await invite('ADMIN')
  await page.goto(`${USERS}?tab=pending`)
  const table = page.getByRole('table', { name: 'Pending invitations' })
  await expect(table.getByRole('columnheader')).toHaveText(['Name', 'Email', 'Role', 'Expires', 'Actions'])
  const row = table.getByRole('row', { name: invited.email })
  await expect(row).toContainText(invited.name)
  await expect(row).toContainText('Admin')
  await expect(row).toContainText('in 7 days')
  await expect(row.getByRole('button')).toHaveCount(2)
})

test('the history tells what became of every invitation', { tag: '@mobile' }, async ({ page }) => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString()
  const outcomes = [
    { status: 'PENDING', sent: 0, ends: 7, shown: ['Pending', 'now', 'Expires in 7 days'] },
    { status: 'ACCEPTED', sent: -500, ends: -493, shown: ['Accepted', 'last year', 'Accepted 3 days ago'] },
    { status: 'EXPIRED', sent: -22, ends: -15, shown: ['Expired', '3 weeks ago', 'Expired 2 weeks ago'] },
    { status: 'CANCELLED', sent: -1, ends: 6, shown: ['Cancelled', 'yesterday'] },
  ]
  const items = outcomes.map(({ status, sent, ends }) => ({
    id: randomUUID(),
    firstName: 'Ines',
    lastName: `Who Was ${status}`,
    email: `${status.toLowerCase()}@example.com`,
    role: 'CLIENT',
    status,
    createdAt: inDays(sent),
    expiresAt: inDays(ends),
    acceptedAt: status === 'ACCEPTED' ? inDays(-3) : null,
  }))
  await answerCalls(page, 'admin.invitations.list', () => ({ items, nextCursor: null }))
  await page.goto(`${USERS}?tab=history`)
  const table = page.getByRole('table', { name: 'Invitation history' })
  await expect(table.getByRole('columnheader')).toHaveText([
    'Name',
    'Email',
    'Role',
    'Status',
    'Sent',
    'Expires',
  ])
  for (const { shown, status } of outcomes) {
    const row = table.getByRole('row', { name: `Ines Who Was ${status}` })
    for (const text of shown) await expect(row).toContainText(text)
  }
})

test('empty lists say so', async ({ page }) => {
  await answerCalls(page, 'admin.users.list', nothing)
  await answerCalls(page, 'admin.invitations.list', nothing)
  const titles = ['No Users Found', 'No Pending Invitations', 'No Invitations Found']
  await page.goto(USERS)
  for (const [index, title] of titles.entries()) {
    await page.getByRole('tab').nth(index).click()
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
  }
})

test('lists that could not be loaded can be tried again', async ({ page, expectProblem }) => {
  expectProblem(/admin\.users\.list/)
  expectProblem(/admin\.invitations\.list/)
  for (const [tab, procedure, message] of [
    ['users', 'admin.users.list', 'Failed to load users. Please try again.'],
    ['pending', 'admin.invitations.list', 'Failed to load invitations. Please try again.'],
    ['history', 'admin.invitations.list', 'Failed to load invitations. Please try again.'],
  ] as const) {
    const restore = await cutCalls(page, procedure)
    await page.goto(`${USERS}?tab=${tab}`)
    await expect(page.getByRole('alert')).toContainText(message)
    await expect(page.getByRole('heading', { name: /^No / })).toHaveCount(0)
    await restore()
    const answered = answerTo(page, procedure)
    await page.getByRole('button', { name: 'Try again' }).click()
    await answered
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(tab === 'users' ? page.getByRole('article').first() : page.getByRole('table')).toBeVisible()
  }
})

test('a long list goes on when asked', async ({ page, office }) => {
  const { link = '' } = (await office.get('/api/users?limit=2')).headers()
  const [, nextCursor] = /[?&]cursor=([^&>]+)/.exec(link) ?? []
  let pages = 0
  await answerCalls<{ items: User[] }>(page, 'admin.users.list', (data) => {
    pages += 1
    return pages === 1 ? { items: data.items.slice(0, 2), nextCursor } : data
  })
  await page.goto(USERS)
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('article').nth(2)).toBeVisible()
})
