// Guards: mail-chat-answers
import { createSystemCtx } from '@tallgrass/core'
import { updateChatSession } from '@tallgrass/db'
import { expect, test } from 'vitest'
import { mailsTo } from '../support/mails-to.ts'
import { present } from '../support/present.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'
import { waitingJobs } from '../support/waiting-jobs.ts'

const jobs = waitingJobs()
const app = await fileApp({
  replace: ({ jobs: queue }) => ({ passwords: plainPasswords, jobs: jobs.queueIn(queue) }),
})
const desk = (await app.admin()).trpc.admin.conversations

/** Runs the jobs of answers that wait. */
async function mailAnswers() {
  const others = jobs.waiting.filter(({ name }) => name !== 'mail-chat-answers')
  const answers = jobs.waiting.filter(({ name }) => name === 'mail-chat-answers')
  jobs.waiting.splice(0)
  const ctx = createSystemCtx(app.services)
  for (const job of answers) {
    jobs.waiting.push(job)
    await jobs.workOnSome(ctx, 1)
  }
  jobs.waiting.push(...others.filter(({ name }) => name === 'mail-chat-answers'))
}

const mails = async (email: string) =>
  (await mailsTo(app.services, email)).filter(({ template }) => template === 'chat-answer')

async function takenConversation(browser: TestBrowser, email?: string) {
  const { chat } = browser.trpc
  const { sessionId: id } = await chat.startSession.mutate()
  await chat.send.mutate({ sessionId: id, message: 'Can you help with my phones?' })
  if (email) await chat.createLead.mutate({ name: 'Nora Castellan', email })
  await desk.takeOver.mutate({ id })
  return id
}

const linkIn = ({ text }: { text: string }) => present(/Continue the conversation:\n(\S+)/.exec(text)?.[1])
const tokenIn = (mail: { text: string }) => present(linkIn(mail).split('/chat/')[1])

test('answers to someone who has left are mailed together, with a link that opens the conversation', async () => {
  const email = 'nora@example.com'
  const id = await takenConversation(app.visitor(), email)
  app.clock.advance({ minutes: 2 })
  await desk.answer.mutate({ id, message: 'We can. See [phones](https://tallgrass.example/phones).' })
  await desk.answer.mutate({ id, message: 'Shall we call you?' })
  app.clock.advance({ minutes: 1 })
  await mailAnswers()
  const [mail, ...more] = await mails(email)
  expect(more).toEqual([])
  const { text } = present(mail)
  expect(text).toContain('Hello Nora Castellan,')
  expect(text).toContain('We can. See phones (https://tallgrass.example/phones).\n\nShall we call you?')

  const phone = app.visitor()
  expect(await phone.trpc.chat.resume.mutate({ token: tokenIn(present(mail)) })).toEqual({ sessionId: id })
  const history = await phone.trpc.chat.history.query({ sessionId: id })
  expect(history.at(-1)).toMatchObject({ content: 'Shall we call you?', metadata: { person: 'Ruth' } })
  // The first browser keeps its conversation, and no token is stored.
  const { rows } = await app.services.database.pool.query('select * from chat_tokens')
  expect(JSON.stringify(rows)).not.toContain(tokenIn(present(mail)))
})

test('at most one mail in five minutes is sent about a conversation', async () => {
  const email = 'ida@example.com'
  const id = await takenConversation(app.visitor(), email)
  for (const message of ['One', 'Two', 'Three']) {
    app.clock.advance({ minutes: 2 })
    await desk.answer.mutate({ id, message })
    await mailAnswers()
  }
  expect(await mails(email)).toHaveLength(1)
  app.clock.advance({ minutes: 2 })
  await mailAnswers()
  const [, second, ...more] = await mails(email)
  expect(more).toEqual([])
  expect(present(second).text).toContain('Two\n\nThree')
})

test('an answer that began before the last mail and was saved after it is mailed too', async () => {
  const email = 'vera@example.com'
  const id = await takenConversation(app.visitor(), email)
  app.clock.advance({ minutes: 2 })
  // The mail was sent while the answer waited for the lock of the conversation.
  const answersMailedAt = new Date(app.clock.now().getTime() + 5)
  await updateChatSession(app.services.database.db, id, { answersMailedAt })
  await desk.answer.mutate({ id, message: 'We can.' })
  app.clock.advance({ minutes: 6 })
  await mailAnswers()
  expect(await mails(email)).toMatchObject([{ text: expect.stringContaining('We can.') }])
})

test('a visitor who is there gets no mail, and neither does one who gave no address or was deleted', async () => {
  const visitor = app.visitor()
  const id = await takenConversation(visitor, 'here@example.com')
  await desk.answer.mutate({ id, message: 'We can.' })
  app.clock.advance({ seconds: 20 })
  await visitor.trpc.chat.present.mutate({ sessionId: id, isTyping: false })
  app.clock.advance({ minutes: 2 })
  await mailAnswers()
  expect(await mails('here@example.com')).toEqual([])

  await desk.answer.mutate({ id: await takenConversation(app.visitor()), message: 'We can.' })
  expect(jobs.waiting.filter(({ name }) => name === 'mail-chat-answers')).toEqual([])

  const gone = await takenConversation(app.visitor(), 'gone@example.com')
  app.clock.advance({ minutes: 1 })
  await desk.answer.mutate({ id: gone, message: 'We can.' })
  const { lead } = await desk.get.query({ id: gone })
  await (await app.admin()).trpc.admin.leads.delete.mutate({ id: present(lead).id })
  await mailAnswers()
  expect(await mails('gone@example.com')).toEqual([])
})

test('refuses links that are forged or expired, and one of a client while someone else is signed in', async () => {
  const client = await app.client()
  const id = await takenConversation(client)
  app.clock.advance({ minutes: 2 })
  await desk.answer.mutate({ id, message: 'Your invoice is paid.' })
  await mailAnswers()
  const token = tokenIn(present((await mails(client.email))[0]))

  const other = await app.client()
  await expect(other.trpc.chat.resume.mutate({ token })).rejects.toThrow('belongs to another account')
  // Signed out, the link alone is enough.
  const phone = app.visitor()
  await phone.trpc.chat.resume.mutate({ token })
  expect(await phone.trpc.chat.history.query({ sessionId: id })).not.toEqual([])

  const sentence = 'This link has expired or is not valid. Open the chat to ask us again.'
  for (const forged of ['', 'x', "' or 1=1 --", `${token}x`])
    await expect(phone.trpc.chat.resume.mutate({ token: forged })).rejects.toThrow(sentence)
  app.clock.advance({ minutes: 15 * 24 * 60 })
  await expect(phone.trpc.chat.resume.mutate({ token })).rejects.toThrow(sentence)
})
