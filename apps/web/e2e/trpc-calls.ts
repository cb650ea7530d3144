import type { Page } from '@playwright/test'

/** The server's answer to one call of a batch. */
type Answer = { result: { data: unknown } } | { error: unknown }

/** Lets all calls of a procedure fail, as if the server were down. Returns the function that ends this. */
export async function failCalls(page: Page, procedure: string) {
  const calls = callsTo(procedure)
  await page.route(calls, (route) => route.abort('connectionrefused'))
  return () => page.unroute(calls)
}

/** Replaces the data, a `T`, in the server's answers to a procedure. The rest of a batch stays the same. */
export async function changeAnswers<T = unknown>(
  page: Page,
  procedure: string,
  change: (data: T) => unknown,
) {
  const changed = (answer: Answer): Answer => {
    if (!('result' in answer)) throw new Error(`${procedure} was refused`)
    return { result: { data: change(answer.result.data as T) } }
  }
  await page.route(callsTo(procedure), async (route) => {
    const response = await route.fetch()
    const answers: Answer[] = await response.json()
    const at = proceduresOf(new URL(route.request().url())).indexOf(procedure)
    await route.fulfill({
      response,
      status: 207,
      json: answers.map((answer, index) => (index === at ? changed(answer) : answer)),
    })
  })
}

/**
 * Answers calls of a procedure with the status of a batch of several outcomes. A browser reports a refusal only if the
 * refused call is alone in its batch, which depends on timing.
 */
export async function answerAsBatch(page: Page, procedure: string) {
  await page.route(callsTo(procedure), async (route) =>
    route.fulfill({ response: await route.fetch(), status: 207 }),
  )
}

/** Waits for the next answer to `procedure`. */
export function answerTo(page: Page, procedure: string) {
  return page.waitForResponse((response) => callsTo(procedure)(new URL(response.url())))
}

function callsTo(procedure: string) {
  return (url: URL) => proceduresOf(url).includes(procedure)
}

function proceduresOf({ pathname }: URL) {
  return pathname.startsWith('/trpc/') ? pathname.slice('/trpc/'.length).split(',') : []
}
