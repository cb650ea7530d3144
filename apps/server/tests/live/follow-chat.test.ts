import { expect, onTestFinished, test } from 'vitest'
import { present } from '../support/present.ts'
import { eventsOf } from '../support/sent-events.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const desk = (await app.admin()).trpc.admin.conversations

async function waiting() {
  const visitor = app.visitor()
  const { chat } = visitor.trpc
  const { sessionId: id } = await chat.startSession.mutate()
  await chat.send.mutate({ sessionId: id, message: 'Can I talk to a real person?' })
  return { id, visitor, chat }
}

async function follow({ stream: open }: TestBrowser, sessionId: string) {
  const stream = await open(`/trpc/chat.live?input=${encodeURIComponent(JSON.stringify({ sessionId }))}`)
  onTestFinished(() => void stream.destroy())
  const events = eventsOf(stream)
  return async () => {
    for (;;) {
      const { done, value } = await events.next()
      if (done || value.event === 'return') return 'end'
      if (value.event === 'serialized-error') return JSON.parse(value.data).message
      const changes = value.event === 'message' ? JSON.parse(value.data).changes : []
      if (changes.length > 0) return changes.map(({ id, kind }: Record<string, string>) => `${kind} ${id}`)
    }
  }
}

test('a visitor hears of their conversation alone, until the assistant answers again', async () => {
  const [own, other] = [await waiting(), await waiting()]
  const next = await follow(own.visitor, own.id)
  await desk.takeOver.mutate({ id: other.id })
  await desk.takeOver.mutate({ id: own.id })
  // Who takes over is there, too.
  expect(await next()).toEqual([`conversation ${own.id}`, `chat_presence ${own.id}`])
  await desk.present.mutate({ id: own.id, isTyping: true })
  expect(await next()).toEqual([`chat_presence ${own.id}`])
  await desk.handBack.mutate({ id: own.id })
  expect(await next()).toContain(`conversation ${own.id}`)
  expect(await next()).toBe('end')
})

test('refuses a conversation of another browser, and one that the assistant answers alone', async () => {
  const { id, visitor } = await waiting()
  expect(await (await follow(app.visitor(), id))()).toBe('This conversation does not exist')
  await desk.markHandled.mutate({ id })
  expect(await (await follow(visitor, id))()).toBe('The assistant answers in this conversation')
})

test('refuses more than 20 streams of one address', async () => {
  const { id, visitor } = await waiting()
  const streams = []
  for (let opened = 0; opened < 20; opened += 1) {
    const next = await follow(visitor, id)
    streams.push(next())
  }
  expect(await (await follow(visitor, id))()).toBe('Too many pages of yours are open')
  await desk.markHandled.mutate({ id })
  expect(present(await Promise.all(streams))).toHaveLength(20)
})
