import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test'

/** The errors of a browser during a test. */
export interface Problems {
  /** Declares a problem that the test provokes. It has to occur. */
  expect(pattern: RegExp): void
  /** The unexpected problems, and the expected ones that did not occur, in words. */
  list(): string[]
}

/** The connection of a stream is lost, which the page mends. A refusal, a wrong type or a policy is no such thing. */
const LOST =
  /net::ERR_(INCOMPLETE_CHUNKED_ENCODING|CONNECTION_\w+|EMPTY_RESPONSE|NETWORK_CHANGED|INTERNET_DISCONNECTED)/

/** Records the console errors, uncaught errors, failed requests and requests to other origins of all pages. */
export async function watchProblems(context: BrowserContext, origin: string): Promise<Problems> {
  const seen: string[] = []
  const expected: RegExp[] = []

  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
      console.error(`Content-Security-Policy: ${violatedDirective} refused ${blockedURI}`),
    )
  })
  context.on('console', (message) => {
    if (message.location().url.includes('/trpc/portal.live') && LOST.test(message.text())) return
    if (message.type() === 'error' || message.type() === 'warning') seen.push(toSentence(message))
  })
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('response', (response) => {
    if (response.status() >= 500) seen.push(`${response.status()} from ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {}
    if (request.resourceType() === 'eventsource' && LOST.test(errorText)) return
    // Navigation aborts the requests of the previous page.
    if (errorText !== 'net::ERR_ABORTED') seen.push(`failed request: ${errorText} ${request.url()}`)
  })
  context.on('request', (request) => {
    if (isExternal(request, origin)) seen.push(`request to another origin: ${request.url()}`)
  })

  return {
    expect: (pattern) => expected.push(pattern),
    list: () => [
      ...seen.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
      ...expected
        .filter((pattern) => !seen.some((problem) => pattern.test(problem)))
        .map((pattern) => `expected but did not occur: ${pattern}`),
    ],
  }
}

function toSentence(message: ConsoleMessage) {
  return `console ${message.type()}: ${message.text()} (${message.location().url})`
}

function isExternal(request: Request, origin: string) {
  const { origin: target, protocol } = new URL(request.url())
  return protocol.startsWith('http') && target !== origin
}
