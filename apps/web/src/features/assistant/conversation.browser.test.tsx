import type { ChatMessage } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const REPLY = /^Days, not months/

type Screen = Awaited<ReturnType<typeof renderApp>>

function aMessage(role: ChatMessage['role'], content: string): ChatMessage {
  return { id: crypto.randomUUID(), role, content, timestamp: new Date().toISOString(), metadata: {} }
}

async function openChat(screen: Screen) {
  await screen.getByRole('button', { name: 'Open chat' }).click()
  const panel = screen.getByRole('dialog', { name: 'Chat with Tally' })
  await expect.element(panel.getByRole('textbox', { name: 'Message' })).toBeVisible()
  return panel
}

async function ask(panel: Awaited<ReturnType<typeof openChat>>, question: string) {
  await panel.getByRole('textbox', { name: 'Message' }).fill(question)
  await userEvent.keyboard('{Enter}')
}

test('who asks before the history has come loses neither', async () => {
  const before = Promise.withResolvers<ChatMessage[]>()
  trpcMock.use({ 'chat.history': () => before.promise })
  const panel = await openChat(await renderApp())
  await ask(panel, 'And how soon?')
  await expect.element(panel.getByText('Thinking...')).toBeVisible()
  // By the end of another call the question would have been answered, if it had not waited.
  await fetch('/trpc/demos.links')
  expect(trpcMock.calls.map(({ name }) => name)).not.toContain('chat.send')
  before.resolve([aMessage('user', 'Do you work in Plano?'), aMessage('assistant', 'Yes, we do.')])
  await expect.element(panel.getByText(REPLY)).toBeVisible()
  await expect.element(panel.getByText('Yes, we do.')).toBeVisible()
  await expect.element(panel.getByText('And how soon?')).toBeVisible()
})

test('a history that cannot be read keeps nobody from asking', async () => {
  trpcMock.use({
    'chat.history': () => {
      throw new AppError('NOT_READY', 'The database is not ready yet')
    },
  })
  const panel = await openChat(await renderApp())
  await ask(panel, 'And how soon?')
  await expect.element(panel.getByText(REPLY)).toBeVisible()
})

test('signing out leaves the conversation, which belongs to the browser', async () => {
  const said = [aMessage('user', 'Do you work in Plano?'), aMessage('assistant', 'Yes, we do.')]
  trpcMock.use({ 'chat.history': () => said })
  const screen = await renderApp({ as: 'client' })
  const panel = await openChat(screen)
  await expect.element(panel.getByText('Yes, we do.')).toBeVisible()
  await screen.getByRole('button', { name: 'Logout' }).click()
  await expect.element(screen.getByRole('button', { name: 'Customer Login' })).toBeVisible()
  await ask(panel, 'And how soon?')
  await expect.element(panel.getByText(REPLY)).toBeVisible()
  await expect.element(panel.getByText('Yes, we do.')).toBeVisible()
})
