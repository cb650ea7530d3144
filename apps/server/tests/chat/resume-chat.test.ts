// Guards: resume-chat, present-in-chat
import { expect, test } from 'vitest'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import { prepareConversations } from '../support/worlds/conversation-world.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { chatLink } = prepareConversations(app, async () => app.visitor())

test('a link opens its conversation in any browser, as often as it is followed', async () => {
  const { token } = await chatLink()
  for (const browser of [app.visitor(), app.visitor(), await app.client()]) {
    const { sessionId } = await browser.trpc.chat.resume.mutate({ token })
    // The browser has it from now on.
    expect(await browser.trpc.chat.startSession.mutate()).toEqual({ sessionId })
    expect(await browser.trpc.chat.history.query({ sessionId })).toHaveLength(1)
  }
})

test('refuses a link that has expired', async () => {
  const { token } = await chatLink()
  app.clock.advance({ minutes: 25 * 60 })
  await expect(app.visitor().trpc.chat.resume.mutate({ token })).rejects.toMatchObject({
    message: 'This link has expired or is not valid. Open the chat to ask us again.',
    data: { code: 'NOT_FOUND' },
  })
})

test('refuses to say that someone is there in the conversation of another browser', async () => {
  const { chat } = app.visitor().trpc
  const { sessionId } = await chat.startSession.mutate()
  expect(await chat.present.mutate({ sessionId, isTyping: false })).toMatchObject({ state: 'assistant' })
  await expect(app.visitor().trpc.chat.present.mutate({ sessionId, isTyping: true })).rejects.toMatchObject({
    data: { code: 'NOT_FOUND' },
  })
})
