import { connect } from 'node:net'
import { unique } from '@tallgrass/testing'
import { expect, onTestFinished, test } from 'vitest'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'

const LIMIT_MS = 300

const { app } = await fileApp({ slowRequestMs: LIMIT_MS, replace: () => ({ passwords: plainPasswords }) })
const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))

/** Sends the texts, the later one until there is an answer, and returns the whole response after the connection closes. */
async function talk(first: string, later?: { text: string; everyMs: number; untilClosed?: boolean }) {
  const socket = connect(Number(port), '127.0.0.1')
  let [answer, sent] = ['', 0]
  // Writing to a closed connection is no failure here; `once` of node:events would reject on such an error.
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(first)
  const timer = setInterval(() => {
    const letter = later?.text[sent]
    if (letter) socket.write(letter)
    sent += 1
  }, later?.everyMs ?? LIMIT_MS)
  onTestFinished(() => clearInterval(timer))
  socket.on('data', (chunk) => {
    answer += chunk
    if (!later?.untilClosed) clearInterval(timer)
  })
  await closed
  return { answer, sent }
}

const head = (...lines: string[]) => ['HOST: localhost', ...lines].map((line) => `${line}\r\n`).join('')
const post = (type: string, length: number) =>
  `POST /api/auth/jwt/register HTTP/1.1\r\n${head(`content-type: ${type}`, `content-length: ${length}`)}\r\n`

const TOO_LONG = /^HTTP\/1\.1 408 .*\{"error":"The request took too long","code":"INVALID"\}$/s

test('headers that never end get 408 and are closed', async () => {
  const { answer } = await talk('GET /api/health HTTP/1.1\r\n', { text: 'x'.repeat(1000), everyMs: 20 })
  expect(answer).toMatch(TOO_LONG)
})

test('JSON that is incomplete after the limit gets 408 and is closed, even if it keeps arriving', async () => {
  const { answer, sent } = await talk(post('application/json', 10_000), {
    text: '{'.repeat(1000),
    everyMs: 20,
  })
  expect(answer).toMatch(TOO_LONG)
  expect(sent).toBeGreaterThan(1)
})

test('a body that is not JSON is closed once it stops arriving', async () => {
  const chunked = `POST /api/health HTTP/1.1\r\n${head('content-type: application/zip', 'transfer-encoding: chunked')}\r\n`
  await talk(chunked)
})

test('a body that goes on after it was refused is closed soon, even if it keeps arriving', async () => {
  const letters = { text: 'x'.repeat(1000), everyMs: 20, untilClosed: true }
  const { answer, sent } = await talk(post('application/zip', 10_000), letters)
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(sent).toBeGreaterThan(1)
  expect(sent).toBeLessThan(letters.text.length)
})

test('JSON that arrives in pieces within the limit is accepted', async () => {
  const body = JSON.stringify({ name: 'Maren', email: `slow${unique()}@example.com`, password: PASSWORD })
  const request = post('application/json', body.length).replace('HOST', 'connection: close\r\nHOST')
  const { answer } = await talk(request, { text: body, everyMs: 1 })
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
})
