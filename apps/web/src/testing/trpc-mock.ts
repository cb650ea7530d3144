import { createTrpcMock } from '@tallgrass/mocks'
import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { uploadMock } from './upload-mock'

/** Answers the calls of the page: `trpcMock.use({ 'admin.users.counts': () => … })`. */
export const trpcMock = createTrpcMock()

// The development server serves the files of the page. Every other request is a mistake.
const stray = http.all(
  ({ request }) => isStray(new URL(request.url)),
  ({ request }) => {
    console.error(`Nothing answers ${request.method} ${request.url}`)
    return HttpResponse.error()
  },
)

/** Says which test a request belongs to. */
const OF_TEST = 'x-of-test'
let ofTest = 0
const send = window.fetch
window.fetch = async (input, init) => {
  const own = ofTest
  const request = new Request(input, init)
  if (new URL(request.url).origin === location.origin) request.headers.set(OF_TEST, String(own))
  const answer = await Promise.allSettled([send(request)])
  // What was on its way when its test ended says nothing to the next one.
  if (own !== ofTest) return new Promise(() => {})
  if (answer[0].status === 'rejected') throw answer[0].reason
  return answer[0].value
}

// The next test does not count it either.
const late = http.all(
  ({ request }) => ![null, String(ofTest)].includes(request.headers.get(OF_TEST)),
  () => HttpResponse.error(),
)

/** From now on, requests that were made before are left without an answer. */
export function beginNextTest() {
  ofTest++
}

const worker = setupWorker(late, trpcMock.handler, ...uploadMock.handlers, stray)

/** Answers GET requests of a REST path for one test. */
export function answerPath(path: string, answer: (asked: { request: Request }) => Response) {
  worker.use(http.get(path, answer))
}

export function forgetPaths() {
  worker.resetHandlers()
}

let started: Promise<unknown> | undefined

/** Intercepts all calls of the page. Test files share a page, and the first one starts the worker. */
export async function startMocks() {
  started ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  await started
}

function isStray({ origin, pathname }: URL) {
  return origin !== location.origin || pathname.startsWith('/api/')
}
