import type { ProjectFile, ProjectMessage } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import { anId, client, files, fullProject, maxFileBytes as maxBytes, messages } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectFits } from '../../testing/accessibility'
import { asView } from '../../testing/as-view'
import { atBothWidths } from '../../testing/at-both-widths'
import { callsTo } from '../../testing/end-session'
import { dropFiles, pasteFiles } from '../../testing/give-files'
import { renderApp } from '../../testing/render-app'
import { answerPath, trpcMock } from '../../testing/trpc-mock'
import { uploadMock } from '../../testing/upload-mock'

const path = `/portal/projects/${fullProject?.id}?tab=messages`
const [first] = messages
const [photo] = files
if (!first || !photo) throw new Error('There are no samples')

const composer = page.getByRole('form', { name: 'New message' })
const field = composer.getByRole('textbox', { name: 'Message' })
const upload = composer.getByRole('region', { name: 'Upload files' })
const send = composer.getByRole('button', { name: 'Send' })

const attached = { ...photo, messageId: first.id } satisfies ProjectFile
const sentWith = (body: string): ProjectMessage => ({
  ...first,
  id: anId('Message'),
  author: { id: client.id, name: client.name, picture: null },
  side: 'CLIENT',
  body,
  files: [attached],
})

async function openThread() {
  await renderApp({ path, as: 'client' })
  await expect.element(field).toBeVisible()
  await expect.element(upload).toBeVisible()
}

/** What arrives is a draft from then on. */
const keepArrived = () => {
  const names = () => uploadMock.arrived().map(({ metadata }) => metadata.filename ?? '')
  trpcMock.use({
    'portal.files.drafts': () => ({
      items: names().map((name, n) => ({ ...photo, id: files[n]?.id ?? photo.id, name })),
      maxBytes,
    }),
  })
}

test('a screenshot pasted into the field waits to arrive, and is then sent without a text', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  uploadMock.before(() => promise)
  keepArrived()
  await openThread()
  await field.click()
  pasteFiles([new File(['12345'], 'image.png', { type: 'image/png' })], field.element())
  await expect.element(composer.getByText('You can send as soon as the files have arrived.')).toBeVisible()
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(callsTo('portal.messages.send')).toEqual([])
  resolve(undefined)
  await expect.element(upload.getByText(/ready to send$/)).toBeVisible()
  expect(uploadMock.arrived()).toMatchObject([{ metadata: { purpose: 'message' } }])
  await atBothWidths(() => expectAccessible('a message with a file'))
  await expectFits()
  trpcMock.use({
    'portal.files.drafts': () => ({ items: [], maxBytes }),
    'portal.messages.send': ({ body }) => sentWith(body),
  })
  await send.click()
  await expect.element(upload.getByText(/ready to send$/)).not.toBeInTheDocument()
  expect(callsTo('portal.messages.send')).toMatchObject([{ input: { body: '', fileIds: [photo.id] } }])
})

test('files can be dropped anywhere on the composer', async () => {
  keepArrived()
  await openThread()
  dropFiles(field.element(), [new File(['1'], 'Front.jpg'), new File(['2'], 'Side.jpg')])
  await expect.poll(() => uploadMock.arrived().length).toBe(2)
})

test('a refusal keeps the text and the files', async () => {
  trpcMock.use({
    'portal.files.drafts': () => ({ items: [photo], maxBytes }),
    'portal.messages.send'() {
      throw new AppError('CONFLICT', `“${photo.name}” was removed. Take it out, or upload it again.`)
    },
  })
  await openThread()
  await field.fill('Here is the front')
  await expect.element(upload.getByText(photo.name)).toBeVisible()
  await send.click()
  await expect.element(composer.getByRole('alert')).toMatchTextContent(/was removed\. Take it out/)
  await expect.element(field).toHaveValue('Here is the front')
  await expect.element(upload.getByText(photo.name)).toBeVisible()
})

test('what was sent is shown in place and downloaded, also by someone who only looks', async () => {
  asView()
  answerPath(`/api/files/${photo.id}/view`, () => new HttpResponse(null, { status: 404 }))
  trpcMock.use({ 'portal.messages.list': () => ({ items: [sentWith('')], nextCursor: null }) })
  await renderApp({ path, as: 'client' })
  const list = page.getByRole('article').getByRole('list', { name: 'Files' })
  await expect
    .element(list.getByRole('link', { name: `Download ${photo.name}` }))
    .toHaveAttribute('href', `/api/files/${photo.id}`)
  await userEvent.click(list.getByRole('button', { name: photo.name }))
  await expect.element(page.getByRole('dialog', { name: photo.name })).toBeVisible()
  await expect.element(upload).not.toBeInTheDocument()
})
