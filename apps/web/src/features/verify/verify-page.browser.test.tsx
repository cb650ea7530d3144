import { AppError } from '@tallgrass/domain'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, expectFits } from '../../testing/accessibility'
import { renderApp } from '../../testing/render-app'
import { tabTo } from '../../testing/tab-to'
import { trpcMock } from '../../testing/trpc-mock'
import sealedUrl from './sealed.pdf?url'

const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

async function verify(content: BlobPart) {
  const screen = await renderApp({ path: '/verify' })
  await userEvent.upload(screen.getByLabelText('Choose a file'), new File([content], 'Scope of work.pdf'))
  return screen
}

test('a file sealed by us is authentic, and only its hash is sent', async () => {
  const screen = await verify('abc')
  const result = screen.getByRole('region', { name: 'This document is authentic' })
  await expect.element(result.getByText('Scope of work.pdf')).toBeVisible()
  await expect.element(result.getByText('Signed by everyone')).toBeVisible()
  const asked = trpcMock.calls.filter(({ name }) => name === 'portal.documents.verify')
  expect(asked.map(({ input }) => input)).toEqual([{ sha256: ABC }])
})

test('an unknown file is reported as not in our records', async () => {
  trpcMock.use({ 'portal.documents.verify': () => null })
  const screen = await verify('abc')
  await expect.element(screen.getByRole('heading', { name: 'This file is not in our records' })).toBeVisible()
  await expect.element(screen.getByText(/this file was never sealed/)).toBeVisible()
})

test('a worker missing after an upgrade is reported as a new version', async () => {
  const fetching = vi.spyOn(window, 'fetch')
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {
        fetching.mockResolvedValueOnce(new Response(null, { status: 404 }))
        this.dispatchEvent(new Event('error'))
      }
      terminate() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const screen = await verify('abc')
  await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
})

test('a server error is shown instead of a result', async () => {
  trpcMock.use({
    'portal.documents.verify': () => {
      throw new AppError('NOT_READY', 'The database is being prepared')
    },
  })
  const screen = await verify('abc')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The database is being prepared')
})

test('the field keeps the focus during the check and after a refusal', async () => {
  const answer = Promise.withResolvers<void>()
  trpcMock.use({
    async 'portal.documents.verify'() {
      await answer.promise
      throw new AppError('NOT_READY', 'The database is being prepared')
    },
  })
  const screen = await renderApp({ path: '/verify' })
  const field = screen.getByLabelText('Choose a file')
  await tabTo(field)
  await userEvent.upload(field, new File(['abc'], 'Scope of work.pdf'))
  await expect.element(field).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible('a file that is being checked')
  answer.resolve()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The database is being prepared')
  await expect.element(field).not.toHaveAttribute('aria-disabled')
  await expect.element(field).toHaveFocus()
})

/** A document sealed by another installation. */
async function readSealed() {
  return new Uint8Array(await (await fetch(sealedUrl)).arrayBuffer())
}

test('a file sealed by someone else is distinguished from ours, and only its hash is sent', async () => {
  trpcMock.use({ 'portal.documents.verify': () => null })
  const screen = await verify(await readSealed())
  const result = screen.getByRole('region', { name: 'This file is not in our records' })
  for (const words of [
    'Scope of work.pdf',
    'nothing has changed since it was sealed by Tallgrass Automation document seal',
    'Anyone can create a seal in any name',
  ]) {
    await expect.element(result).toMatchTextContent(words)
  }
  const asked = trpcMock.calls.filter(({ name }) => name === 'portal.documents.verify')
  expect(asked.map(({ input }) => input)).toEqual([{ sha256: expect.stringMatching(/^[\da-f]{64}$/) }])
  expect(JSON.stringify(trpcMock.calls)).not.toMatch(/PDF-1|Scope of work/)
  await expectFits()
  await expectAccessible('a file that we do not know', 'main')
})

test.each([
  ['a changed byte', 'is broken: the file was changed after it was sealed.', changeOneByte],
  ['something that was added', 'something was added after it was sealed.', addALine],
])('%s is detected', async (_, sentence, change) => {
  trpcMock.use({ 'portal.documents.verify': () => null })
  const screen = await verify(change(await readSealed()))
  const result = screen.getByRole('region', { name: 'This file is not in our records' })
  await expect.element(result).toMatchTextContent(sentence)
})

function changeOneByte(file: Uint8Array<ArrayBuffer>) {
  return file.with(400, (file[400] ?? 0) ^ 1)
}

function addALine(file: Uint8Array<ArrayBuffer>) {
  return new Blob([file, '\n'])
}
