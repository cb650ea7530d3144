import { AppError, parseInstant } from '@tallgrass/domain'
import { agreements, anId, files, fullProject, invoices, maxFileBytes as maxBytes } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectFits, openDialog } from '../../testing/accessibility'
import { asView } from '../../testing/as-view'
import { expectErrorToast, expectToast } from '../../testing/expect-toast'
import { renderApp } from '../../testing/render-app'
import { answerPath, trpcMock } from '../../testing/trpc-mock'

const projectId = fullProject?.id ?? ''
const documents = `/portal/projects/${projectId}?tab=documents`
const workspace = `/portal/admin/projects/${projectId}?tab=files`
const [photo, scripts, prices, oldLogo] = files

const asGif = { headers: { 'content-type': 'image/gif' } }

function aPixel() {
  const pixel = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  return Uint8Array.from(atob(pixel), (char) => char.charCodeAt(0)).buffer
}

const paid = invoices.find(({ status }) => status === 'PAID')

const row = (name = '') =>
  page.getByRole('table', { name: 'Files' }).getByRole('row').filter({ hasText: name })

test('a client finds agreements, invoices, receipts and files in one place', async () => {
  await renderApp({ path: documents, as: 'client' })
  await expect.element(page.getByRole('button', { name: 'Take everything along' })).toBeVisible()
  const signed = page.getByRole('table', { name: 'Agreements' }).getByRole('row')
  await expect
    .element(signed.filter({ hasText: 'MSA Agreement' }).getByRole('link', { name: /^View Document/ }))
    .toHaveAttribute('href', agreements.find(({ type }) => type === 'MSA')?.url)
  await expect
    .element(
      page
        .getByRole('table', { name: 'Invoices' })
        .getByRole('link', { name: /^Receipt/ })
        .first(),
    )
    .toHaveAttribute('href', `/api/invoices/${paid?.id}/receipt.pdf`)
  await expect
    .element(row(photo?.name).getByRole('link', { name: `Download ${photo?.name}` }))
    .toHaveAttribute('href', `/api/files/${photo?.id}`)
  await expect.element(row(oldLogo?.name)).toMatchTextContent(/Removed by .+ last week/)
  await expect.element(page.getByText(prices?.name ?? '')).not.toBeInTheDocument()
  await expectAccessible('the documents of a project')
  await expectFits()
})

test('an administrator sees internal files marked, and says who will see an upload', async () => {
  await renderApp({ path: workspace, as: 'admin' })
  await expect.element(row(prices?.name).getByText('Internal')).toBeVisible()
  await expect.element(page.getByText(/The client will see them\.$/)).toBeVisible()
  await userEvent.click(page.getByRole('switch', { name: 'Internal' }))
  await expect.element(page.getByText(/Only administrators will see them\.$/)).toBeVisible()
  await expectAccessible('the files of a project')
  await expectFits()
})

test('the link of a notice leads to the file, also further down the list', async () => {
  const [first, second] = [files.slice(0, 1), files.slice(1, 2)]
  trpcMock.use({
    'portal.files.list': ({ cursor }) =>
      cursor ? { items: second, nextCursor: null, maxBytes } : { items: first, nextCursor: 'more', maxBytes },
  })
  await renderApp({ path: `${documents}#file-${scripts?.id}`, as: 'client' })
  const name = row(scripts?.name).getByRole('button', { name: scripts?.name ?? '', exact: true })
  await expect.element(name).toBeInViewport()
  await expect.poll(() => document.activeElement?.contains(name.element())).toBe(true)
})

test('an image opens in place, and the focus returns to its name', async () => {
  answerPath(`/api/files/${photo?.id}/view`, () => HttpResponse.arrayBuffer(aPixel(), asGif))
  await renderApp({ path: documents, as: 'client' })
  const opener = row(photo?.name).getByRole('button', { name: photo?.name ?? '', exact: true })
  await userEvent.click(opener)
  await expect.element(page.getByRole('dialog').getByRole('img', { name: photo?.name ?? '' })).toBeVisible()
  await expectAccessible('the preview of a file', openDialog)
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

test('an image that has just arrived appears once it is prepared', async () => {
  let preview: 'PENDING' | 'READY' = 'PENDING'
  const [first] = files.map((file) => ({ ...file, id: anId('File') }))
  if (!first) throw new Error('There are no sample files')
  trpcMock.use({
    'portal.files.list': () => ({ items: [{ ...first, preview }], nextCursor: null, maxBytes }),
  })
  for (const part of ['view', 'preview'])
    answerPath(`/api/files/${first.id}/${part}`, () => HttpResponse.arrayBuffer(aPixel(), asGif))
  const { queryClient } = await renderApp({ path: documents, as: 'client' })
  await userEvent.click(row(first.name).getByRole('button', { name: first.name, exact: true }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('status')).toMatchTextContent('The image is being prepared.')
  preview = 'READY'
  await queryClient.invalidateQueries()
  await expect.element(dialog.getByRole('img', { name: first.name })).toBeVisible()
})

test('what cannot be shown says so, and offers the download', async () => {
  // Another id, because the browser keeps images that it has shown.
  const items = files.slice(0, 1).map((file) => ({ ...file, id: oldLogo?.id ?? file.id }))
  trpcMock.use({ 'portal.files.list': () => ({ items, nextCursor: null, maxBytes }) })
  answerPath(`/api/files/${oldLogo?.id}/view`, () => new HttpResponse(null, { status: 404 }))
  await renderApp({ path: documents, as: 'client' })
  await userEvent.click(row(photo?.name).getByRole('button', { name: photo?.name ?? '', exact: true }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('status')).toMatchTextContent('The file cannot be shown here.')
  await expect.element(dialog.getByRole('link', { name: 'Download' })).toBeVisible()
})

test('a client removes their own file after a question, and no other', async () => {
  await renderApp({ path: documents, as: 'client' })
  await expect.element(row(scripts?.name)).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: `Actions for ${scripts?.name}` }))
    .not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: `Actions for ${photo?.name}` }))
  await userEvent.click(page.getByRole('menuitem', { name: `Remove: ${photo?.name}` }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Remove file' }))
  await expectToast('File removed')
  expect(trpcMock.calls.find(({ name }) => name === 'portal.files.remove')?.input).toEqual({ id: photo?.id })
})

test('the second of two who remove a file reads who was first, and the list shows it', async () => {
  await renderApp({ path: workspace, as: 'admin' })
  await userEvent.click(page.getByRole('button', { name: `Actions for ${photo?.name}` }))
  await userEvent.click(page.getByRole('menuitem', { name: `Remove: ${photo?.name}` }))
  const sentence = `Dana Okafor has already removed “${photo?.name}”.`
  trpcMock.use({
    'portal.files.remove'() {
      throw new AppError('CONFLICT', sentence)
    },
    'portal.files.list': () => ({
      items: files
        .slice(0, 1)
        .map((file) => ({ ...file, removed: { at: parseInstant(file.createdAt), by: 'Dana Okafor' } })),
      nextCursor: null,
      maxBytes,
    }),
  })
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Remove file' }))
  await expectErrorToast('Error', sentence)
  await expect.element(row(photo?.name)).toMatchTextContent('Removed by Dana Okafor')
})

test('in the view of a client nothing is uploaded or removed', async () => {
  asView()
  await renderApp({ path: documents, as: 'client' })
  await expect.element(row(photo?.name).getByRole('link', { name: /^Download/ })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Upload files' })).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('button', { name: `Actions for ${photo?.name}` }))
    .not.toBeInTheDocument()
})
