import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test'

/** What went wrong in the browser while a test ran, apart from what the test said it would see. */
export interface Problems {
  /** A problem that belongs to the test: it has to occur. */
  expect(pattern: RegExp): void
  /** Sentences about what was not expected, and about what was expected in vain. */
  list(): string[]
}

/** Listens to everything that a page may complain about. */
export async function watchProblems(context: BrowserContext, origin: string): Promise<Problems> {
  const seen: string[] = []
  const expected: RegExp[] = []

  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
      console.error(`Content-Security-Policy: ${violatedDirective} refused ${blockedURI}`),
    )
  })
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') seen.push(toSentence(message))
  })
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('response', (response) => {
    if (response.status() >= 500) seen.push(`${response.status()} from ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    // A page that is left behind gives up its requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') seen.push(`failed request: ${request.url()}`)
  })
  context.on('request', (request) => {
    if (leaves(request, origin)) seen.push(`request to somebody else: ${request.url()}`)
  })

  return {
    expect: (pattern) => expected.push(pattern),
    list: () => [
      ...seen.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
      ...expected
        .filter((pattern) => !seen.some((problem) => pattern.test(problem)))
        .map((pattern) => `expected in vain: ${pattern}`),
    ],
  }
}

function toSentence(message: ConsoleMessage) {
  return `console ${message.type()}: ${message.text()} (${message.location().url})`
}

function leaves(request: Request, origin: string) {
  const { origin: target, protocol } = new URL(request.url())
  return protocol.startsWith('http') && target !== origin
}
