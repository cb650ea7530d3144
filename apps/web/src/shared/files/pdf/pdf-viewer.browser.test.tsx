import { files, fullProject, maxFileBytes as maxBytes } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectFits, openDialog } from '../../../testing/accessibility'
import { asView } from '../../../testing/as-view'
import { pass, stopTime } from '../../../testing/passing-time'
import { renderApp } from '../../../testing/render-app'
import { protectedPdf, samplePdf, scannedPdf } from '../../../testing/sample-pdf'
import { answerPath, trpcMock } from '../../../testing/trpc-mock'

const scripts = files.find(({ mediaType }) => mediaType === 'application/pdf')
const name = scripts?.name ?? ''
const address = `/api/files/${scripts?.id}/view`
const seven = samplePdf(['Greeting', 'Second', 'Prices', 'Fourth', 'Fifth', 'Sixth', 'Goodbye'])

const opener = page.getByRole('table', { name: 'Files' }).getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')
const region = dialog.getByRole('region', { name: `Pages of ${name}` })
const pageOf = (number: number, count = 7) =>
  region.getByRole('article', { name: `Page ${number} of ${count}`, exact: true })
const zoomButton = (label: string) =>
  dialog.getByRole('group', { name: 'Zoom' }).getByRole('button', { name: label })

/** Each document starts a worker with 2 MB of code, which a busy machine takes a while to compile. */
const opening = { timeout: 40_000 }

/** Answers as the server does, in parts. */
function serve(content: Uint8Array<ArrayBuffer>) {
  const asked: Request[] = []
  answerPath(address, ({ request }) => {
    asked.push(request)
    const [, begin, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get('range') ?? '') ?? []
    return HttpResponse.arrayBuffer(content.slice(Number(begin), Number(end) + 1).buffer, { status: 206 })
  })
  return asked
}

async function showFiles(bytes: number) {
  const items = files.filter(({ id }) => id === scripts?.id).map((file) => ({ ...file, bytes }))
  trpcMock.use({ 'portal.files.list': () => ({ items, nextCursor: null, maxBytes }) })
  await renderApp({ path: `/portal/projects/${fullProject?.id}?tab=documents`, as: 'client' })
  await expect.element(opener).toBeVisible()
}

async function open(bytes: number) {
  await showFiles(bytes)
  await opener.click()
  await expect.element(dialog).toBeVisible()
}

async function openSeven() {
  const asked = serve(seven)
  await open(seven.length)
  await expect.element(pageOf(1).getByText('Greeting'), opening).toBeInTheDocument()
  return asked
}

const canvasIn = (number: number, count = 7) => pageOf(number, count).element().querySelector('canvas')

/** The parts of a page's drawing, by their color, in percent. */
function darkPercent(number: number, count = 7): number {
  const canvas = canvasIn(number, count)
  const image = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
  if (!image) return 0
  let dark = 0
  for (let i = 0; i < image.data.length; i += 4) if ((image.data[i] ?? 255) < 128) dark++
  return (100 * dark) / (image.data.length / 4)
}

test('the pages of a PDF are drawn near the view, and their words can be read, found and selected', async () => {
  await openSeven()
  await expect.element(dialog.getByText('Page 1 of 7', { exact: true })).toBeVisible()
  await expect.poll(() => darkPercent(1)).toBeGreaterThan(0.1)
  expect(canvasIn(5)).toBeNull()
  await expectAccessible('the pages of a PDF', openDialog)

  await userEvent.tripleClick(pageOf(1).getByText('Greeting'))
  expect(getSelection()?.toString().trim()).toBe('Greeting')

  region.element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(dialog.getByText('Page 7 of 7', { exact: true })).toBeVisible()
  await expect.element(pageOf(7).getByText('Goodbye')).toBeInTheDocument()
  await expect.poll(() => darkPercent(7)).toBeGreaterThan(0.1)
  expect(canvasIn(1)).toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

test('links lead to sites in another tab and to other pages, and run nothing', async () => {
  await openSeven()
  const site = pageOf(1).getByRole('link')
  await expect.element(site).toHaveAttribute('href', 'https://carrier.example/prices')
  await expect.element(site).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(site).toHaveAttribute('target', '_blank')
  const inside = pageOf(1).getByRole('button')
  await expect.element(inside).toHaveAccessibleName('Go to page 3')
  await inside.click()
  await expect.element(dialog.getByText('Page 3 of 7', { exact: true })).toBeVisible()
  await expect.element(region).toHaveFocus()
})

test('buttons and keys zoom, and what is read stays in view', async () => {
  await openSeven()
  const level = dialog.getByRole('group', { name: 'Zoom' }).getByRole('status')
  await expect.element(zoomButton('Fit width')).toHaveAttribute('aria-pressed', 'true')
  const fits = level.element().textContent
  region.element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(dialog.getByText('Page 7 of 7', { exact: true })).toBeVisible()

  await zoomButton('Zoom in').click()
  await expect.element(zoomButton('Fit width')).toHaveAttribute('aria-pressed', 'false')
  const wider = level.element().textContent
  expect(Number.parseInt(wider, 10)).toBeGreaterThan(Number.parseInt(fits, 10))
  await expect.poll(() => canvasIn(7)?.width).toBe(Math.floor(816 * (Number.parseInt(wider, 10) / 100)))
  await expect.element(dialog.getByText('Page 7 of 7', { exact: true })).toBeVisible()

  region.element().focus()
  await userEvent.keyboard('--')
  await expect.element(level).not.toHaveTextContent(wider)
  await userEvent.keyboard('0')
  await expect.element(level).toHaveTextContent(fits)
  await expect.element(zoomButton('Fit width')).toHaveAttribute('aria-pressed', 'true')
  await expectFits()
})

test('a page that fits is as wide as a phone leaves room', async () => {
  await page.viewport(375, 812)
  await openSeven()
  await expect
    .poll(() => {
      const { scrollWidth, clientWidth } = region.element()
      return scrollWidth - clientWidth
    })
    .toBe(0)
  await expect.poll(() => canvasIn(1)?.clientWidth).toBeGreaterThan(250)
  await expectFits()
})

test('a scan is drawn, and says that it has no text', async () => {
  const scan = scannedPdf()
  serve(scan)
  await open(scan.length)
  await expect.element(pageOf(1, 1), opening).toBeInTheDocument()
  await expect.poll(() => darkPercent(1, 1)).toBeGreaterThan(95)
  await expect.element(pageOf(1, 1)).toHaveTextContent('This page is an image without text.')
})

test.each([
  ['is damaged', samplePdf(['Torn']).slice(0, 60), 'This PDF is damaged and cannot be shown here.'],
  ['has a password', protectedPdf(), 'This PDF is protected by a password.'],
])('a PDF that %s says so, and can be downloaded', async (_, content, sentence) => {
  serve(content)
  await open(content.length)
  await expect.element(dialog.getByRole('status'), opening).toMatchTextContent(sentence)
  await expect.element(dialog.getByRole('link', { name: 'Download' })).toBeVisible()
  await expectAccessible('a PDF that cannot be shown', openDialog)
})

test('a PDF that is too large is not loaded', async () => {
  const asked = serve(seven)
  await open(101 * 1024 * 1024)
  await expect
    .element(dialog.getByRole('status'))
    .toMatchTextContent('This PDF is too large to be shown here.')
  await expect.element(dialog.getByRole('link', { name: 'Download' })).toBeVisible()
  expect(asked).toEqual([])
})

test('a lost connection says so, and the document opens after another try', async () => {
  answerPath(address, () => HttpResponse.error())
  await open(seven.length)
  await expect
    .element(dialog.getByRole('alert'), opening)
    .toMatchTextContent('The connection to the server was lost.')
  await expectAccessible('a PDF without a connection', openDialog)
  serve(seven)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(pageOf(1).getByText('Greeting'), opening).toBeInTheDocument()
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  expect(dialog.element().contains(document.activeElement)).toBe(true)
})

test('a slow connection says so', async () => {
  const pending = new ReadableStream()
  const asked: Request[] = []
  answerPath(address, ({ request }) => {
    asked.push(request)
    return new HttpResponse(pending, { status: 206 })
  })
  await showFiles(seven.length)
  stopTime()
  await opener.click()
  await expect.poll(() => asked.length, opening).toBe(1)
  await expect.element(dialog.getByRole('status')).toHaveTextContent('The document is opening.')
  pass(8000)
  await expect.element(dialog.getByRole('status')).toMatchTextContent('The connection is slow.')
})

test('what the server refuses is said in its words, and views ask as the contact', async () => {
  asView()
  const asked: Request[] = []
  answerPath(address, ({ request }) => {
    asked.push(request)
    return HttpResponse.json({ error: 'The content of this file is missing.' }, { status: 404 })
  })
  await open(seven.length)
  await expect
    .element(dialog.getByRole('status'), opening)
    .toHaveTextContent('The content of this file is missing.')
  expect(asked.map(({ headers }) => headers.get('x-view-as'))).toEqual([expect.any(String)])
})
