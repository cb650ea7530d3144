import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sessionUser } from '@tallgrass/contracts'
import { type FileId, type ProjectId, parseId } from '@tallgrass/domain'
import { residentMegabytes } from '../bench/process-figures.ts'
import { freePort } from '../provision/free-port.ts'
import { nothingAcknowledged } from './acknowledged.ts'
import { administrator, startBusiness } from './business-under-load.ts'
import type { Fault } from './faults.ts'
import { checkInvariants } from './invariants.ts'
import { isFailure, openPerson, type Person } from './person.ts'
import { type RawAnswer, repeat, sendRaw } from './raw-request.ts'
import { serveSite, siteVariables } from './serve-site.ts'
import { sha256Of } from './sha256-of.ts'
import { createTally } from './tally.ts'
import { openProject, PASSWORD, register } from './verbs.ts'

const LARGE_BYTES = 100_000_000
const PIECE = Buffer.alloc(1_000_000, '{')
/** Large bodies at the same time. */
const LARGE = 50
/** Those of them that the site takes: files of a client. */
const TAKEN = 10
/** Connections of each kind that send their request so slowly that it never ends. */
const SLOW = 50
/** The site gives up what makes no progress after 20 seconds, and what it refused after 30. */
const MAX_SLOW_MS = 40_000
/** Of the site's process, more than before. */
const MAX_GROWTH_MB = 200
const MAX_ANSWER_MS = 2000
/** Beside 50 bodies of its size, an upload may take as long as all of them. */
const MAX_UPLOAD_MS = 60_000
/** The others, which begin with it, may take longer. */
const UPLOAD_PATIENCE_MS = 300_000

export const bodies: Fault = {
  title: `${LARGE} bodies of 100 MB, slow headers and slow bodies beside an upload of 100 MB`,
  expected: /^$/,
  async run(folder) {
    const port = await freePort()
    const variables = siteVariables({ directory: join(folder, 'data'), port })
    const site = await serveSite(variables)
    const { address } = site
    const business = await startBusiness({ address, clients: 3 })
    const { client, projectId } = await openClient(address)
    const { acknowledged } = business
    const content = Buffer.from(randomBytes(LARGE_BYTES / 2).toString('hex'))
    const send = async () => {
      const { id, ms } = await uploadLarge(client, projectId, content)
      acknowledged.files.push({ id, sha256: sha256Of(content) })
      return ms
    }
    await business.goesOn()
    const aloneMs = await send()
    const before = residentMegabytes(site.process.pid)
    const watch = watchHealth(address)
    const slow = [slowHeaders(port), slowJson(port), slowRefused(port), slowUnread(port)]
    const large = largeBodies(port)
    const taken = Promise.all(Array.from({ length: TAKEN }, send))
    const besideMs = await send()
    const refused = await large
    await taken
    business.faultEnds()
    const slowest = await longest(slow)
    const longestAnswerMs = await watch.stop()
    const growth = residentMegabytes(site.process.pid, 'VmHWM') - before
    await business.goesOn()
    await business.stop()
    const verdict = await checkInvariants({ acknowledged, address, sites: [site], variables })
    const problems = [
      ...verdict.problems,
      ...findUnexpected(refused),
      ...(growth > MAX_GROWTH_MB ? [`The process grew by ${growth} MB`] : []),
      ...(slowest > MAX_SLOW_MS ? [`A slow request was given up after ${inSeconds(slowest)}`] : []),
      ...(longestAnswerMs > MAX_ANSWER_MS ? [`An answer took ${inSeconds(longestAnswerMs)}`] : []),
      ...(besideMs > MAX_UPLOAD_MS ? [`The upload took ${inSeconds(besideMs)}`] : []),
    ]
    const note = [
      `upload ${inSeconds(aloneMs)} alone, ${inSeconds(besideMs)} beside`,
      `slow ones given up after ${inSeconds(slowest)}`,
      `longest answer ${inSeconds(longestAnswerMs)}`,
      `${growth} MB more than the ${before} before`,
    ]
    return {
      problems,
      settledAfterMs: verdict.settledAfterMs,
      acknowledged,
      figures: business.figures(),
      note: note.join(', '),
    }
  },
}

async function openClient(address: string) {
  const open = () => openPerson({ address, tally: createTally(), end: AbortSignal.timeout(600_000) })
  const [admin, client] = [open(), open()]
  await admin.persist({ path: '/api/auth/jwt/login', body: administrator })
  const email = await register({ acknowledged: nothingAcknowledged(), visitor: client })
  await client.persist({ path: '/api/auth/jwt/login', body: { email, password: PASSWORD } })
  const session = await client.persist({ method: 'GET', path: '/api/auth/session' })
  const projectId = await openProject(admin, sessionUser.parse(session.body).id)
  return { client, projectId }
}

const TUS = { 'tus-resumable': '1.0.0' }

/** In one request. Throws if it is not taken. */
async function uploadLarge(
  client: Person,
  projectId: ProjectId,
  content: Buffer<ArrayBuffer>,
): Promise<{ id: FileId; ms: number }> {
  const startedAt = performance.now()
  const facts = { filename: 'Large.txt', purpose: 'project', projectId }
  const metadata = Object.entries(facts).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
  )
  const announced = await client.persist({
    path: '/api/uploads',
    headers: { ...TUS, 'upload-length': String(content.length), 'upload-metadata': metadata.join(',') },
  })
  const id = parseId('File', announced.headers.get('location')?.split('/').at(-1) ?? '')
  const headers = { ...TUS, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
  const path = `/api/uploads/${id}`
  const rest = { headers, bytes: content, patienceMs: UPLOAD_PATIENCE_MS }
  const sent = await client.attempt({ method: 'PATCH', path, ...rest })
  if (isFailure(sent)) throw new Error(`A large upload did not go through: ${sent.reason}`)
  return { id, ms: performance.now() - startedAt }
}

const JSON_BODY = 'content-type: application/json'
const UPLOAD = [
  `PATCH /api/uploads/${crypto.randomUUID()} HTTP/1.1`,
  'host: 127.0.0.1',
  'tus-resumable: 1.0.0',
  'upload-offset: 0',
  'content-type: application/offset+octet-stream',
]
const post = (path: string, ...headers: string[]) => [`POST ${path} HTTP/1.1`, 'host: 127.0.0.1', ...headers]

/** Large bodies where no large body belongs: forms, webhooks, and uploads of people who have no session. */
async function largeBodies(port: number): Promise<RawAnswer[]> {
  const length = `content-length: ${LARGE_BYTES}`
  const heads = [
    post('/api/auth/jwt/login', JSON_BODY, length, ''),
    post('/api/leads', JSON_BODY, length, ''),
    post('/api/webhooks/sandbox', JSON_BODY, length, ''),
    [...UPLOAD, length, ''],
  ]
  const sendings = Array.from({ length: LARGE - TAKEN }, (_, n) =>
    sendRaw({ port, head: heads[n % heads.length] ?? [], rest: repeat(PIECE, LARGE_BYTES / PIECE.length) }),
  )
  return Promise.all(sendings)
}

/** Too large, or not signed in; the connection may also be closed before the answer was read. */
function findUnexpected(answers: RawAnswer[]): string[] {
  const wrong = answers.filter(({ status }) => status !== undefined && ![401, 413].includes(status))
  return wrong.map(({ status }) => `A body of 100 MB was answered with ${status}`)
}

const FOREVER = 1000

/** A letter of a header each second. */
const slowHeaders = (port: number) =>
  many({ port, head: ['GET /api/health HTTP/1.1'], rest: repeat('x', FOREVER), everyMs: 1000 })
/** A letter of JSON each second. */
const slowJson = (port: number) =>
  many({
    port,
    head: post('/api/auth/jwt/login', JSON_BODY, 'content-length: 5000', ''),
    rest: repeat('{', FOREVER),
    everyMs: 1000,
  })
/** A letter of a file each five seconds, without a session. */
const slowRefused = (port: number) =>
  many({ port, head: [...UPLOAD, 'content-length: 5000', ''], rest: repeat('x', FOREVER), everyMs: 5000 })
/** The same at an address that takes no such content. */
const slowUnread = (port: number) =>
  many({
    port,
    head: post('/api/leads', 'content-type: application/zip', 'content-length: 5000', ''),
    rest: repeat('x', FOREVER),
    everyMs: 5000,
  })

function many(
  request: Omit<Parameters<typeof sendRaw>[0], 'rest'> & { rest: Iterable<Uint8Array> },
): Promise<RawAnswer[]> {
  const pieces = [...request.rest]
  return Promise.all(Array.from({ length: SLOW }, () => sendRaw({ ...request, rest: pieces })))
}

/** The longest time that a connection was kept. */
async function longest(kinds: Promise<RawAnswer[]>[]): Promise<number> {
  const ended = Promise.all(kinds).then((answers) =>
    Math.max(...answers.flat().map(({ afterMs }) => afterMs)),
  )
  return Promise.race([ended, setTimeout(2 * MAX_SLOW_MS, Number.POSITIVE_INFINITY, { ref: false })])
}

/** Asks a small question again and again; `stop` returns the longest time that an answer took. */
function watchHealth(address: string) {
  const ending = new AbortController()
  let longestMs = 0
  const asking = (async () => {
    while (!ending.signal.aborted) {
      const startedAt = performance.now()
      await (await fetch(`${address}/api/health`)).arrayBuffer()
      longestMs = Math.max(longestMs, performance.now() - startedAt)
      await setTimeout(100)
    }
  })()
  return {
    async stop() {
      ending.abort()
      await asking
      return longestMs
    },
  }
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
