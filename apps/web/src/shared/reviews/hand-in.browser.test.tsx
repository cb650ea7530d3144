import type { Task } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import {
  anId,
  files,
  fullProject,
  maxFileBytes as maxBytes,
  sampleHandIn,
  sampleReview,
  tasks,
} from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { dropFiles } from '../../testing/give-files'
import { renderApp } from '../../testing/render-app'
import { answerPath, trpcMock } from '../../testing/trpc-mock'
import { uploadMock } from '../../testing/upload-mock'

const path = `/portal/projects/${fullProject?.id}`
const office = `/portal/admin/projects/${fullProject?.id}`
const title = 'Send us your logo'

function aTask(facts: Partial<Task> = {}): Task {
  const [sample] = tasks
  if (!sample) throw new Error('There are no sample tasks')
  const plain = { id: anId('Task'), detail: null, round: 0, readyAt: null }
  return { ...sample, ...plain, title, owner: 'CLIENT', status: 'IN_PROGRESS', ...facts }
}

const show = (...items: Task[]) =>
  trpcMock.use({ 'portal.projects.tasks': () => ({ items, nextCursor: null }) })
const sent = () =>
  trpcMock.calls.filter(({ name }) => name === 'portal.tasks.handIn').map(({ input }) => input)

async function openForm() {
  const task = aTask()
  show(task)
  const screen = await renderApp({ path, as: 'client' })
  await screen.getByRole('button', { name: `Send for review: ${title}` }).click()
  const dialog = screen.getByRole('dialog', { name: `Send “${title}” for review` })
  const send = dialog.getByRole('button', { name: 'Send for review' })
  return { dialog, screen, send, task }
}

test('a client sends a note and links with their work, by keyboard', async () => {
  const { dialog, screen, task } = await openForm()
  await expect.element(dialog.getByLabelText('Note')).toHaveFocus()
  await atBothWidths(() => expectAccessible('what goes with the work', openDialog))
  await userEvent.keyboard('Both colors{Tab}https://example.com/a{Enter}{Enter}https://example.com/b')
  const ready = { ...task, status: 'READY_FOR_REVIEW' } as const
  trpcMock.use({
    'portal.tasks.handIn'() {
      show(ready)
      return ready
    },
  })
  await expect.element(dialog.getByRole('button', { name: 'Add files' })).toBeVisible()
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
  await expect.element(screen.getByText(`“${title}” is ready for review.`)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  const links = ['https://example.com/a', 'https://example.com/b']
  expect(sent()).toEqual([{ id: task.id, note: 'Both colors', links, fileIds: [] }])
})

test('files go with the work, and stay if the dialog is closed', async () => {
  const photo = files.slice(0, 1)
  trpcMock.use({
    'portal.files.drafts': () => ({ items: uploadMock.arrived().length > 0 ? photo : [], maxBytes }),
  })
  const { dialog, screen, send, task } = await openForm()
  const field = dialog.getByRole('region', { name: 'Upload files' })
  await expect.element(field).toBeVisible()
  dropFiles(field.element(), [new File(['12345'], 'Front.jpg')])
  await expect.element(field.getByText(/ready to send$/)).toBeVisible()
  expect(uploadMock.arrived()).toMatchObject([{ metadata: { purpose: 'hand-in', taskId: task.id } }])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await screen.getByRole('button', { name: `Send for review: ${title}` }).click()
  await expect.element(field.getByText(/ready to send$/)).toBeVisible()
  await send.click()
  await expect.poll(sent).toMatchObject([{ id: task.id, note: null, fileIds: photo.map(({ id }) => id) }])
})

test('a link that is none is named with its place, and gets the focus', async () => {
  const { dialog, send } = await openForm()
  const links = dialog.getByLabelText('Links')
  await links.fill('https://example.com\njavascript:alert(1)')
  await send.click()
  await expect.element(dialog.getByText('Link 2: Links must begin with https:// or http://')).toBeVisible()
  await expect.element(links).toHaveFocus()
  await links.fill('example.com')
  await send.click()
  await expect
    .element(dialog.getByText('Link 1: Enter a whole web address, such as https://example.com/photos'))
    .toBeVisible()
  expect(sent()).toEqual([])
})

test('a refusal keeps what was typed', async () => {
  const { dialog, screen, send } = await openForm()
  const refusal = 'This project is archived. Ask us to reopen it.'
  trpcMock.use({
    'portal.tasks.handIn'() {
      throw new AppError('CONFLICT', refusal)
    },
  })
  await dialog.getByLabelText('Note').fill('Both colors')
  await dialog.getByLabelText('Links').fill('https://example.com')
  show()
  await send.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(`Error${refusal}`)
  await expect.element(dialog.getByLabelText('Note')).toHaveValue('Both colors')
  await expect.element(dialog.getByLabelText('Links')).toHaveValue('https://example.com')
})

test('closing the dialog over an open task asks before anything typed is lost, and leaves the task open', async () => {
  show(aTask())
  const screen = await renderApp({ path, as: 'client' })
  await screen.getByRole('button', { name: title, exact: true }).click()
  const drawer = screen.getByRole('dialog', { name: title, exact: true })
  await drawer.getByRole('button', { name: `Send for review: ${title}` }).click()
  const dialog = screen.getByRole('dialog', { name: `Send “${title}” for review` })
  await dialog.getByLabelText('Note').fill('Both colors')
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(dialog.getByLabelText('Note')).toHaveValue('Both colors')
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(drawer).toBeVisible()
})

test('an administrator sends our work for review, and its menu gets the focus back', async () => {
  const task = aTask({ owner: 'ADMIN' })
  show(task)
  const screen = await renderApp({ path: office, as: 'admin' })
  const menu = screen.getByRole('button', { name: `Actions for ${title}` })
  await menu.click()
  await screen.getByRole('menuitem', { name: `Move to “Ready for review”: ${title}` }).click()
  const dialog = screen.getByRole('dialog', { name: `Send “${title}” for review` })
  await dialog.getByLabelText('Note').fill('Call the number')
  await dialog.getByRole('button', { name: 'Send for review' }).click()
  await expect.element(screen.getByText('Task Moved')).toBeVisible()
  await expect.element(menu).toHaveFocus()
  expect(sent()).toMatchObject([{ id: task.id, note: 'Call the number', links: [] }])
})

test('a review shows what was handed in, with links that are safe, and what has changed', async () => {
  const detail = 'Say our new hours. See https://example.com/plan or javascript:alert(1).'
  const task = aTask({ owner: 'ADMIN', status: 'READY_FOR_REVIEW', round: 2, detail })
  show(task)
  const before = sampleHandIn({ note: 'The first draft', links: ['https://example.com/old'] })
  trpcMock.use({
    'portal.tasks.handedIn': () => ({
      handIn: sampleHandIn({ round: 2, note: 'The second draft', links: ['https://example.com/new'] }),
      lastReview: sampleReview({ reviewedText: `${title}\n\nSay our hours.`, handIn: before }),
    }),
  })
  const screen = await renderApp({ path, as: 'client' })
  const card = screen.getByRole('region', { name: title })
  await expect.element(card.getByRole('link', { name: 'https://example.com/new' })).toBeVisible()
  const link = card.getByRole('link', { name: 'https://example.com/plan' }).first()
  await expect.element(link).toHaveAttribute('rel', 'noopener')
  await expect.element(card).toMatchTextContent('Changes since round 1')
  await expect.element(card).toMatchTextContent('The [removed:] first [added:] second draft')
  await expect.element(card).toMatchTextContent('Links added: https://example.com/new')
  await expect.element(card).toMatchTextContent('Links removed: https://example.com/old')
  const hrefs = [...card.element().querySelectorAll('a')].map((one) => one.protocol)
  expect(new Set(hrefs)).toEqual(new Set(['https:']))
  await atBothWidths(() => expectAccessible('a review with what was handed in'))
})

test('the same work says that nothing has changed', async () => {
  const task = aTask({ status: 'READY_FOR_REVIEW', round: 2 })
  show(task)
  const handIn = sampleHandIn({ side: 'CLIENT' })
  trpcMock.use({
    'portal.tasks.handedIn': () => ({ handIn, lastReview: sampleReview({ reviewedText: title, handIn }) }),
  })
  await renderApp({ path: office, as: 'admin' })
  await page.getByRole('button', { name: `Review “${title}”` }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect.element(dialog).toMatchTextContent('The task, the note, the links and the files are the same.')
})

test('a file that was handed in opens over the review, and Escape closes it alone', async () => {
  const task = aTask({ status: 'READY_FOR_REVIEW', round: 1 })
  const [photo] = files
  show(task)
  answerPath(`/api/files/${photo?.id}/view`, () => new HttpResponse(null, { status: 404 }))
  trpcMock.use({
    'portal.tasks.handedIn': () => ({
      handIn: sampleHandIn({ side: 'CLIENT', files: files.slice(0, 1) }),
      lastReview: null,
    }),
  })
  await renderApp({ path: office, as: 'admin' })
  await page.getByRole('button', { name: `Review “${title}”` }).click()
  const dialog = page.getByRole('dialog', { name: title })
  const opener = dialog.getByRole('button', { name: photo?.name ?? '', exact: true })
  await opener.click()
  const preview = page.getByRole('dialog', { name: photo?.name ?? '' })
  await expect.element(preview).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(preview).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  await expect.element(opener).toHaveFocus()
})
