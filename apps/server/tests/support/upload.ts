import { type FileId, type ProjectId, parseId } from '@tallgrass/domain'
import type { TestAnswer, TestBrowser } from './test-browser.ts'

interface Upload {
  projectId: ProjectId
  filename?: string
  purpose?: 'project' | 'task' | 'message' | 'hand-in'
  taskId?: string
  internal?: '1'
  /** As the browser announces it. */
  bytes: number
}

const TUS = { 'tus-resumable': '1.0.0', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }

/** Announces a file, as a browser does by tus. */
export function announce(
  browser: TestBrowser,
  { bytes, filename = 'Notes.txt', purpose = 'project', ...facts }: Upload,
): Promise<TestAnswer> {
  const metadata = Object.entries({ filename, purpose, ...facts })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')
  const headers = { ...TUS, 'upload-length': String(bytes), 'upload-metadata': metadata }
  return browser.send({ method: 'POST', url: '/api/uploads', headers })
}

export function idIn({ headers }: TestAnswer): FileId {
  return parseId('File', String(headers.location).split('/').at(-1) ?? '')
}

/** Sends content for the place `offset`. */
export function sendContent(
  browser: TestBrowser,
  id: FileId,
  content: Buffer,
  offset = 0,
): Promise<TestAnswer> {
  const headers = {
    ...TUS,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
  }
  return browser.send({ method: 'PATCH', url: `/api/uploads/${id}`, headers, payload: content })
}

/** How much has arrived; undefined if the file is unknown. */
export async function askOffset(browser: TestBrowser, id: FileId): Promise<number | undefined> {
  const { headers } = await browser.send({ method: 'HEAD', url: `/api/uploads/${id}`, headers: TUS })
  return headers['upload-offset'] === undefined ? undefined : Number(headers['upload-offset'])
}

export function giveUp(browser: TestBrowser, id: FileId): Promise<TestAnswer> {
  return browser.send({ method: 'DELETE', url: `/api/uploads/${id}`, headers: TUS })
}

/** The whole file at once. Returns the last answer. */
export async function upload(
  browser: TestBrowser,
  { content, ...facts }: Omit<Upload, 'bytes'> & { content: Buffer },
) {
  const announced = await announce(browser, { ...facts, bytes: content.length })
  if (announced.status !== 201) return { answer: announced, id: undefined }
  const id = idIn(announced)
  return { answer: await sendContent(browser, id, content), id }
}

/** The same, for a file that must be taken. */
export async function uploaded(browser: TestBrowser, file: Omit<Upload, 'bytes'> & { content: Buffer }) {
  const { answer, id } = await upload(browser, file)
  if (answer.status !== 204 || !id) throw new Error(`The file was refused: ${answer.text}`)
  return id
}
