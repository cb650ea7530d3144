import type { ProjectMessage } from '@tallgrass/contracts'
import { admin, anId, client, fullProject, messages } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, expectFits } from '../../testing/accessibility'
import { asView } from '../../testing/as-view'
import { atBothWidths } from '../../testing/at-both-widths'
import { callsTo } from '../../testing/end-session'
import { liveStream } from '../../testing/live-stream'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const paths = {
  client: `/portal/projects/${fullProject?.id}?tab=messages`,
  admin: `/portal/admin/projects/${fullProject?.id}?tab=messages`,
}
const [first] = messages
if (!fullProject || !first) throw new Error('There is no sample thread')
const { id: projectId } = fullProject

async function openThread(as: 'client' | 'admin', hash = '') {
  const screen = await renderApp({ path: paths[as] + hash, as })
  const thread = screen.getByRole('region', { name: 'Messages' })
  const field = screen.getByRole('textbox', { name: 'Message', exact: true })
  await expect.element(thread).toBeVisible()
  await expect.element(field).toBeVisible()
  return { screen, thread, field, send: screen.getByRole('button', { name: 'Send' }) }
}

const written = (facts: Partial<ProjectMessage>): ProjectMessage => ({
  ...first,
  id: anId('Message'),
  createdAt: new Date().toISOString() as ProjectMessage['createdAt'],
  ...facts,
})

test('a client reads the thread as it was meant, without internal notes', async () => {
  const { screen, thread } = await openThread('client')
  await expect.element(thread.getByRole('listitem').first()).toHaveTextContent('It says when you call back')
  await expect.element(thread.getByText('when', { exact: true })).toHaveRole('strong')
  await expect.element(thread.getByText('This message was deleted.')).toBeVisible()
  await expect.element(thread.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect.element(thread.getByText('· edited')).toBeVisible()
  await expect.element(thread.getByText(/Saturday hours are not in the contract/)).not.toBeInTheDocument()
  await expect.element(screen.getByText(/^Your colleagues and we will read this/)).toBeVisible()
  await expect.element(screen.getByRole('radio')).not.toBeInTheDocument()
  await atBothWidths(() => expectAccessible('the messages of a client'))
  await expectFits()
})

test('a link to a task leads each side to its own portal', async () => {
  for (const [as, start] of [
    ['client', '/portal/projects/'],
    ['admin', '/portal/admin/projects/'],
  ] as const) {
    const { screen, thread } = await openThread(as)
    const link = thread.getByRole('link', { name: 'Draft the greeting' }).or(thread.getByRole('link').first())
    await expect.element(link.first()).toHaveAttribute('href', expect.stringContaining(start))
    await screen.unmount()
  }
})

test('HTML, titles, rules, images and dangerous addresses are shown as they were typed', async () => {
  const lines = [
    '# Not a title',
    'A line\n---',
    '---',
    '<b onclick="alert(1)">bold</b> ![x](https://x.example/i.png) [no](javascript:alert(1))',
    'See (https://x.example/a_(b)) or write to maren@okafor.example.',
  ]
  const body = lines.join('\n\n')
  trpcMock.use({ 'portal.messages.list': () => ({ items: [written({ body })], nextCursor: null }) })
  const { thread } = await openThread('client')
  await expect.element(thread.getByText(/Not a title/)).toBeVisible()
  const node = thread.getByRole('article').element()
  for (const line of lines) expect(node.textContent).toContain(line)
  expect(node.querySelector('b, img, h1, h2, hr')).toBeNull()
  expect([...node.querySelectorAll('a')].map(({ href }) => href)).toEqual([
    'https://x.example/i.png',
    'https://x.example/a_(b)',
    'mailto:maren@okafor.example',
  ])
})

test('a quote is told in words, without marks', async () => {
  const excerpt = 'The quiz is *too easy*, see **[the plan](https://x.example)**:\n\n- `a`'
  const quoted = { id: first.id, author: admin.name, excerpt, internal: false, deleted: false }
  trpcMock.use({ 'portal.messages.list': () => ({ items: [written({ quoted })], nextCursor: null }) })
  const { thread } = await openThread('client')
  await expect
    .element(thread.getByText(/^The quiz/))
    .toMatchTextContent(/^The quiz is too easy, see the plan:\s+a$/)
})

test('an administrator chooses who will read a message before it is sent', async () => {
  const { field, screen, send } = await openThread('admin')
  await field.fill('The hours are fixed.')
  await send.click()
  await expect.element(screen.getByText('Choose who will read this message.')).toBeVisible()
  const first = screen.getByRole('radio', { name: 'The client and us' })
  await expect.element(first).toHaveFocus()
  await expect.element(first).toHaveAccessibleDescription('Choose who will read this message.')
  expect(callsTo('portal.messages.send')).toEqual([])
  await screen.getByRole('radio', { name: 'Administrators only' }).click()
  await expect.element(screen.getByText('An internal note: the client never sees it.')).toBeVisible()
  await send.click()
  await expect.element(field).toHaveValue('')
  expect(callsTo('portal.messages.send')).toMatchObject([
    { input: { body: 'The hours are fixed.', internal: true } },
  ])
  await expect.element(screen.getByRole('radio', { name: 'Administrators only' })).not.toBeChecked()
  await atBothWidths(() => expectAccessible('the messages of an administrator'))
  await expectFits()
})

test('an answer to an internal note is one itself, and its readers are chosen again without the quote', async () => {
  const { field, screen, send, thread } = await openThread('admin')
  const note = thread.getByRole('article').filter({ hasText: 'Saturday hours' })
  await screen.getByRole('radio', { name: 'The client and us' }).click()
  await note.getByRole('button', { name: /^Actions for/ }).click()
  await screen.getByRole('menuitem', { name: /^Answer/ }).click()
  await expect.element(screen.getByRole('radio', { name: 'The client and us' })).toBeDisabled()
  await expect.element(screen.getByRole('radio', { name: 'Administrators only' })).toBeChecked()
  await userEvent.keyboard('They pay late')
  await expect.element(field).toHaveValue('They pay late')
  await screen.getByRole('button', { name: 'Do not quote' }).click()
  for (const radio of screen.getByRole('radio').all()) await expect.element(radio).not.toBeChecked()
  await send.click()
  await expect.element(screen.getByText('Choose who will read this message.')).toBeVisible()
  expect(callsTo('portal.messages.send')).toEqual([])
})

test('a double click sends once, and a failure keeps the text and its key', async () => {
  let failures = 1
  trpcMock.use({
    'portal.messages.send': ({ body }) => {
      if (failures-- > 0) throw HttpResponse.error()
      return written({ body, author: { id: client.id, name: client.name, picture: null }, side: 'CLIENT' })
    },
  })
  const { field, screen, send } = await openThread('client')
  await field.fill('Only once')
  await send.click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(field).toHaveValue('Only once')
  await send.dblClick()
  await expect.element(field).toHaveValue('')
  const keys = callsTo('portal.messages.send').map(({ input }) => Reflect.get(Object(input), 'sendKey'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('what was typed waits after a reload, with the message that it answers', async () => {
  trpcMock.use({
    'portal.messages.draft': () => ({
      draft: {
        body: 'Half a sentence',
        internal: null,
        quoted: {
          id: first.id,
          author: admin.name,
          excerpt: 'The greeting',
          internal: false,
          deleted: false,
        },
        sendKey: '4c1d7b1e-0c5f-4a52-9a0e-6f1c5b0f6a11',
      },
    }),
  })
  const { field, screen, send } = await openThread('client')
  await expect.element(field).toHaveValue('Half a sentence')
  await expect.element(screen.getByText(`Answer to ${admin.name}`)).toBeVisible()
  await field.fill('A whole sentence')
  await expect
    .poll(() => callsTo('portal.messages.saveDraft').at(-1)?.input)
    .toMatchObject({
      projectId,
      body: 'A whole sentence',
      quotedId: first.id,
      sendKey: '4c1d7b1e-0c5f-4a52-9a0e-6f1c5b0f6a11',
    })
  await send.click()
  await expect.element(field).toHaveValue('')
})

test('an author edits their message, and deletes it after a question', async () => {
  const own = written({
    author: { id: client.id, name: client.name, picture: null },
    side: 'CLIENT',
    body: 'At noon',
  })
  const server = { items: [own] }
  trpcMock.use({
    'portal.messages.list': () => ({ items: server.items, nextCursor: null }),
    'portal.messages.edit': ({ body }) => {
      server.items = [{ ...own, body, editedAt: own.createdAt }]
      return { ...own, body, editedAt: own.createdAt }
    },
    'portal.messages.delete': () => {
      server.items = [{ ...own, body: '', deletedAt: own.createdAt }]
      return { ...own, body: '', deletedAt: own.createdAt }
    },
  })
  const { screen, thread } = await openThread('client')
  const open = async (name: RegExp) => {
    await thread.getByRole('button', { name: /^Actions for/ }).click()
    await screen.getByRole('menuitem', { name }).click()
  }
  await open(/^Edit/)
  await screen.getByRole('textbox', { name: 'Edit message' }).fill('At one')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(thread.getByText('At one')).toBeVisible()
  await expect.element(thread.getByText('· edited')).toBeVisible()
  await open(/^Delete/)
  await screen.getByRole('button', { name: 'Delete Message' }).click()
  await expect.element(thread.getByText('This message was deleted.')).toBeVisible()
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(thread.getByRole('article')).toHaveFocus()
})

test('what is new is marked, read out when it arrives, and then read', async () => {
  const live = liveStream()
  const server = { items: [written({ body: 'First', unread: true })] }
  trpcMock.use({
    'portal.messages.list': () => ({ items: server.items, nextCursor: null }),
    'portal.messages.unread': () => ({ projects: [{ projectId, unread: 1 }], total: 1 }),
  })
  const { screen, thread } = await openThread('client')
  await expect.element(screen.getByRole('tab', { name: 'Messages 1 new message' })).toBeVisible()
  await expect.element(thread.getByText('New', { exact: true })).toBeVisible()
  await expect.poll(() => callsTo('portal.messages.markRead').length).toBe(1)
  await live.opened()
  server.items = [...server.items, written({ body: 'Second', unread: true })]
  live.changed('message', projectId)
  await expect.element(thread.getByText('Second')).toBeVisible()
  await expect.element(screen.getByRole('status').getByText(`${admin.name}: Second`)).toBeInTheDocument()
  await expect.poll(() => callsTo('portal.messages.markRead').length).toBe(2)
})

test('the address of an older message loads it and leads there', async () => {
  const old = written({ body: 'Long ago' })
  trpcMock.use({
    'portal.messages.list': ({ cursor }) =>
      cursor
        ? { items: [old], nextCursor: null }
        : { items: [written({ body: 'Just now' })], nextCursor: 'more' },
  })
  const { thread } = await openThread('client', `#message-${old.id}`)
  await expect.element(thread.getByRole('article').filter({ hasText: 'Long ago' })).toHaveFocus()
})

test('an archived project, and a view of it, can be read alone', async () => {
  asView()
  const screen = await renderApp({ path: paths.client, as: 'client' })
  await expect.element(screen.getByText('Only the client can write here.')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Message' })).not.toBeInTheDocument()
  expect(callsTo('portal.messages.markRead')).toEqual([])
})
