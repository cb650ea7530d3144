import type { ProjectMessage } from '@tallgrass/contracts'
import { anId, client, fullProject, messages } from '@tallgrass/mocks'
import { assert, expect, test } from 'vitest'
import { hasUnsavedInput } from '../../lib/unsaved-input'
import { liveStream } from '../../testing/live-stream'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const [first] = messages
assert(fullProject && first, 'There is a sample thread')
const { id: projectId } = fullProject
const sample = first

const createdAt = new Date().toISOString() as ProjectMessage['createdAt']

async function editOwnMessage() {
  const author = { id: client.id, name: client.name, picture: null }
  const own: ProjectMessage = {
    ...sample,
    id: anId('Message'),
    author,
    side: 'CLIENT',
    createdAt,
    body: 'At noon',
  }
  const server = { items: [own] }
  trpcMock.use({ 'portal.messages.list': () => ({ items: server.items, nextCursor: null }) })
  const live = liveStream()
  const screen = await renderApp({ path: `/portal/projects/${projectId}?tab=messages`, as: 'client' })
  const field = screen.getByRole('textbox', { name: 'Edit message' })
  await screen.getByRole('button', { name: /^Actions for/ }).click()
  await screen.getByRole('menuitem', { name: /^Edit/ }).click()
  await field.fill('At one')
  return { field, live, own, screen, server }
}

test('an edit in progress outlives a change of the tab, and the message itself', async () => {
  const { field, live, own, screen, server } = await editOwnMessage()
  await screen.getByRole('tab', { name: 'Invoices' }).click()
  await expect.element(field).not.toBeInTheDocument()
  await screen.getByRole('tab', { name: /^Messages/ }).click()
  await expect.element(field).toHaveValue('At one')
  await live.opened()
  server.items = [{ ...own, body: '', deletedAt: createdAt }]
  live.changed('message', projectId)
  await expect.element(field).toHaveAccessibleDescription(/^This message was deleted/)
  await expect.element(field).toHaveValue('At one')
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(screen.getByText('This message was deleted.')).toBeVisible()
})

test('signing out ends an edit in progress: the browser does not ask the next person about it', async () => {
  const { screen } = await editOwnMessage()
  expect(hasUnsavedInput()).toBe(true)
  await screen.getByRole('button', { name: 'Sign Out' }).click()
  await expect.element(screen.getByRole('button', { name: 'Customer Login' })).toBeVisible()
  expect(hasUnsavedInput()).toBe(false)
})
