import { files, fullProject, maxFileBytes as maxBytes } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessibility'
import { dropFiles, pasteFiles } from '../../testing/give-files'
import { renderApp } from '../../testing/render-app'
import { renderPart } from '../../testing/render-part'
import { trpcMock } from '../../testing/trpc-mock'
import { refusedUpload, uploadMock } from '../../testing/upload-mock'
import { useDraftFiles } from './use-draft-files'

const projectId = fullProject?.id ?? ''
const path = `/portal/projects/${projectId}?tab=documents`
const MEGABYTE = 1024 * 1024

const field = () => page.getByRole('region', { name: 'Upload files' })
const choose = (chosen: File[]) => userEvent.upload(field().getByLabelText('Files to upload'), chosen)
const arrivedNames = () => uploadMock.arrived().map(({ metadata }) => metadata.filename)

test('several chosen files arrive, are read out, and the list is asked again', async () => {
  await renderApp({ path, as: 'client' })
  await expect.element(field()).toBeVisible()
  trpcMock.calls.length = 0
  await choose([new File(['12345'], 'Front.jpg'), new File(['67890'], 'Side.jpg')])
  await expect.element(field().getByRole('status')).toHaveTextContent('2 files uploaded.')
  expect(new Set(uploadMock.arrived().map(({ metadata }) => metadata))).toEqual(
    new Set([
      { filename: 'Front.jpg', projectId, purpose: 'project' },
      { filename: 'Side.jpg', projectId, purpose: 'project' },
    ]),
  )
  expect(trpcMock.calls.map(({ name }) => name)).toContain('portal.files.list')
})

test('a large file shows how far it is, and goes on where it stopped after a lost connection', async () => {
  const offsets: number[] = []
  let isLost = true
  uploadMock.before((_file, offset) => {
    offsets.push(offset)
    if (offset === 0 || !isLost) return undefined
    return HttpResponse.error()
  })
  await renderApp({ path, as: 'client' })
  await choose([new File([new Uint8Array(9 * MEGABYTE)], 'Film.mp4')])
  const progress = field().getByRole('progressbar', { name: 'Upload of Film.mp4' })
  await expect.element(progress).toHaveAttribute('aria-valuetext', 'Connection lost. Trying again.')
  await expectAccessible('a file whose connection is lost', 'section[aria-label="Upload files"]')
  isLost = false
  window.dispatchEvent(new Event('online'))
  await expect.poll(arrivedNames).toEqual(['Film.mp4'])
  expect(new Set(offsets), 'no byte is sent twice').toEqual(new Set([0, 8 * MEGABYTE]))
  expect(uploadMock.requests.filter((request) => request.startsWith('POST'))).toHaveLength(1)
})

test('cancel gives up a file on its way, and the server forgets it', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  uploadMock.before(() => promise)
  await renderApp({ path, as: 'client' })
  await choose([new File(['12345'], 'Wrong.jpg')])
  await expect.poll(() => uploadMock.requests).toContain('PATCH Wrong.jpg')
  await userEvent.click(field().getByRole('button', { name: 'Cancel Wrong.jpg' }))
  await expect.element(field().getByText('Wrong.jpg')).not.toBeInTheDocument()
  await expect.element(field().getByRole('button', { name: 'Add files' })).toHaveFocus()
  await expect.poll(() => uploadMock.requests).toContain('DELETE Wrong.jpg')
  resolve(undefined)
})

test('a refused file stays with the reason of the server, beside those that arrived, and can be retried', async () => {
  const reason =
    '“Photo.jpg” ends with .jpg, but its content is of another kind, or damaged. It was not kept.'
  uploadMock.before(({ metadata }) =>
    metadata.filename === 'Photo.jpg' ? refusedUpload(400, reason) : undefined,
  )
  await renderApp({ path, as: 'client' })
  await choose([new File(['MZ'], 'Photo.jpg'), new File(['12345'], 'Front.jpg')])
  await expect.element(field().getByRole('listitem')).toMatchTextContent(reason)
  await expect.poll(arrivedNames).toEqual(['Front.jpg'])
  await expectAccessible('a refused file', 'section[aria-label="Upload files"]')
  await choose([new File(['MZ'], 'Photo.jpg')])
  await userEvent.click(field().getByRole('button', { name: 'Dismiss Photo.jpg' }).last())
  uploadMock.before(() => undefined)
  await userEvent.click(field().getByRole('button', { name: 'Retry Photo.jpg' }))
  await expect.poll(() => arrivedNames().toSorted()).toEqual(['Front.jpg', 'Photo.jpg'])
  expect(uploadMock.requests).not.toContain('DELETE Photo.jpg')
})

test('what is refused before it is sent says so at once', async () => {
  const reason = '“Film.mp4” is larger than 100 MB, the most that one file may have.'
  uploadMock.refuse(() => refusedUpload(413, reason))
  await renderApp({ path, as: 'client' })
  await choose([new File(['12345'], 'Film.mp4')])
  await expect.element(field().getByRole('listitem').getByText(reason)).toBeVisible()
  expect(uploadMock.requests).toEqual(['POST Film.mp4'])
  await userEvent.click(field().getByRole('button', { name: 'Dismiss Film.mp4' }))
  await expect.element(field().getByRole('listitem')).not.toBeInTheDocument()
})

test('a part that a proxy finds too large says so, because another try would not help', async () => {
  const page413 = '<html><center><h1>413 Request Entity Too Large</h1></center></html>'
  uploadMock.before(() => new Response(page413, { status: 413 }))
  await renderApp({ path, as: 'client' })
  await choose([new File(['12345'], 'Film.mp4')])
  await expect
    .element(field().getByText('A proxy in front of this site lets no file of this size through.'))
    .toBeVisible()
})

test('an upload stays in sight when the next files are internal, and is not', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  uploadMock.before(() => promise)
  await renderApp({ path: `/portal/admin/projects/${projectId}?tab=files`, as: 'admin' })
  await choose([new File(['12345'], 'Shared.jpg')])
  await expect.element(field().getByText('Shared.jpg')).toBeVisible()
  await userEvent.click(page.getByRole('switch', { name: 'Internal' }))
  await choose([new File(['12345'], 'Ours.jpg')])
  await expect
    .element(field().getByRole('listitem').filter({ hasText: 'Ours.jpg' }))
    .toMatchTextContent('Internal')
  await expect
    .element(field().getByRole('listitem').filter({ hasText: 'Shared.jpg' }))
    .not.toMatchTextContent('Internal')
  resolve(undefined)
  await expect.poll(() => arrivedNames().toSorted()).toEqual(['Ours.jpg', 'Shared.jpg'])
  const internal = uploadMock.arrived().filter(({ metadata }) => metadata.internal === '1')
  expect(internal.map(({ metadata }) => metadata.filename)).toEqual(['Ours.jpg'])
})

test('the limit is the one that the operator set', async () => {
  trpcMock.use({ 'portal.files.list': () => ({ items: [], nextCursor: null, maxBytes: 25 * 1_000_000 }) })
  await renderApp({ path, as: 'client' })
  await expect.element(field()).toMatchTextContent('Up to 25 MB each.')
})

test('a screenshot is uploaded by pasting it, under a name of its own', async () => {
  await renderApp({ path, as: 'client' })
  await expect.element(field()).toBeVisible()
  pasteFiles([new File(['12345'], 'image.png', { type: 'image/png' })])
  await expect
    .poll(arrivedNames)
    .toEqual([expect.stringMatching(/^Screenshot \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.png$/)])
})

test('300 files at once get one sentence, and none is sent', async () => {
  await renderApp({ path, as: 'client' })
  await expect.element(field()).toBeVisible()
  dropFiles(
    field().element(),
    Array.from({ length: 300 }, (_, n) => new File(['1'], `${n}.jpg`)),
  )
  await expect
    .element(field().getByRole('alert'))
    .toMatchTextContent('You chose 300 files. At most 50 can be uploaded at once, so none was added.')
  expect(uploadMock.requests).toEqual([])
})

test('files that were uploaded and not sent are there again after a reload, and can be taken out', async () => {
  const draft = files.slice(0, 1)
  trpcMock.use({ 'portal.files.drafts': () => ({ items: draft, maxBytes }) })
  await renderPart(<Composer />, { as: 'client' })
  const name = draft[0]?.name ?? ''
  await expect.element(field().getByText(name)).toBeVisible()
  await expect.element(page.getByText('1 goes along')).toBeVisible()
  trpcMock.use({ 'portal.files.drafts': () => ({ items: [], maxBytes }) })
  await userEvent.click(field().getByRole('button', { name: `Remove ${name}` }))
  await expect.element(page.getByText('0 goes along')).toBeVisible()
  await expect.element(field().getByRole('button', { name: 'Add files' })).toHaveFocus()
})

function Composer() {
  const { field, fileIds } = useDraftFiles({
    projectId: files[0]?.projectId ?? missing(),
    purpose: 'message',
  })
  return (
    <>
      {field}
      <p>{fileIds.length} goes along</p>
    </>
  )
}

function missing(): never {
  throw new Error('There are no sample files')
}
