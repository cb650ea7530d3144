import type { AppRouter } from '@tallgrass/api'
import { createTrpcMock } from '@tallgrass/testing/mocks'
import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { uploadMock } from './upload-mock'

/** Answers the calls of the page: `trpcMock.use({ 'admin.users.counts': () => … })`. */
export const trpcMock = createTrpcMock<AppRouter>()

// The development server serves the files of the page. Every other request is a mistake.
const stray = http.all(
  ({ request }) => isStray(new URL(request.url)),
  ({ request }) => {
    console.error(`Nothing answers ${request.method} ${request.url}`)
    return HttpResponse.error()
  },
)

const worker = setupWorker(trpcMock.handler, ...uploadMock.handlers, stray)

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
