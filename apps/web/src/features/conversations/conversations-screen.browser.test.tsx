import { anId, conversations } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { renderApp } from '../../testing/render-app'
import { textsOf } from '../../testing/texts-of'
import { trpcMock } from '../../testing/trpc-mock'

async function renderConversations() {
  const screen = await renderApp({ path: '/portal/admin/conversations', as: 'admin' })
  return { screen, table: screen.getByRole('table', { name: 'Conversations' }) }
}

test('a conversation opens with its transcript', async () => {
  const { screen, table } = await renderConversations()
  const row = table.getByRole('row').filter({ hasText: 'Nora Castellan' })
  const opener = row.getByRole('button', { name: /^Someone called about a leak/ })
  await expect.element(opener).toBeVisible()
  await expect.poll(() => document.title).toBe('Conversations: Admin Portal')
  expect(textsOf(table.getByRole('columnheader'))).toEqual([
    'Last message',
    'First message',
    'Status',
    'Messages',
    'Who',
    'Actions',
  ])
  await opener.click()
  const drawer = screen.getByRole('dialog', { name: 'Conversation with Nora Castellan' })
  const said = drawer.getByRole('list', { name: 'Messages' }).getByRole('listitem')
  await expect.element(said.first()).toMatchTextContent('Visitor')
  await expect.element(said.nth(1)).toMatchTextContent('The AI receptionist answers when you cannot')
  expect(said.elements()).toHaveLength(2)
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a conversation links to its lead, and the back button returns to it', async () => {
  const { screen } = await renderConversations()
  await screen.getByRole('button', { name: /^Someone called about a leak/ }).click()
  const drawer = screen.getByRole('dialog', { name: 'Conversation with Nora Castellan' })
  await drawer.getByRole('link', { name: 'Open lead Nora Castellan' }).click()
  const lead = screen.getByRole('dialog', { name: 'Nora Castellan', exact: true })
  await expect.element(lead).toMatchTextContent('Castellan Roofing')
  expect(screen.router.state.location.href).toMatch(/^\/portal\/admin\/leads\?lead=/)
  screen.router.history.back()
  await expect.element(drawer).toBeVisible()
})

test('a visitor without a name is shown as a visitor', async () => {
  const { screen, table } = await renderConversations()
  const row = table.getByRole('row').filter({ hasText: 'What does it cost?' })
  await expect.element(row).toMatchTextContent('Visitor')
  await expect.element(row.getByRole('link')).not.toBeInTheDocument()
  await row.getByRole('button').click()
  await expect
    .element(screen.getByRole('dialog', { name: 'Conversation with a visitor' }))
    .toMatchTextContent('No name given')
})

test('more conversations load on request', async () => {
  trpcMock.use({
    'admin.conversations.list': ({ cursor }) => ({
      items: cursor ? conversations.slice(1) : conversations.slice(0, 1),
      nextCursor: cursor ? null : 'more',
    }),
  })
  const { screen, table } = await renderConversations()
  await expect.element(table).toBeVisible()
  expect(table.getByRole('row').elements()).toHaveLength(2)
  await screen.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => table.getByRole('row').elements()).toHaveLength(conversations.length + 1)
})

test('a list that fails to load can be retried, and an empty one says so', async () => {
  trpcMock.use({
    'admin.conversations.list'() {
      throw HttpResponse.error()
    },
  })
  const { screen } = await renderConversations()
  const problem = screen.getByRole('alert').filter({ hasText: 'Failed to load conversations.' })
  await expect.element(problem).toBeVisible()
  trpcMock.use({ 'admin.conversations.list': () => ({ items: [], nextCursor: null }) })
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'No Conversations Yet' })).toBeVisible()
})

test('the drawer of a conversation is accessible', async () => {
  const { screen } = await renderConversations()
  await screen.getByRole('button', { name: /^Someone called about a leak/ }).click()
  await expect.element(screen.getByRole('list', { name: 'Messages' })).toBeVisible()
  await atBothWidths(() => expectAccessible('a conversation', openDialog))
})

test('a conversation with a client leads to the client', async () => {
  const organizationId = anId('Organization')
  const items = conversations.map((one) => ({ ...one, organizationId: one.lead && organizationId }))
  trpcMock.use({ 'admin.conversations.list': () => ({ items, nextCursor: null }) })
  const { table } = await renderConversations()
  await expect
    .element(table.getByRole('link', { name: 'Open client Nora Castellan' }))
    .toHaveAttribute('href', `/portal/admin/clients/${organizationId}`)
  expect(table.getByRole('link', { name: /^Open client/ }).elements()).toHaveLength(1)
})
