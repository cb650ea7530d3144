import type { Page } from '@playwright/test'
import type { ErrorCode } from '@tallgrass/domain'

/** What the server answers to one call of a batch. */
type Answer = { result: { data: unknown } } | { error: unknown }

interface Refusal {
  code: ErrorCode
  status: number
  message: string
}

/** The calls to `procedure` wait until the returned function is called. */
export async function holdCalls(page: Page, procedure: string) {
  const gate = Promise.withResolvers<void>()
  await page.route(callsTo(procedure), async (route) => {
    await gate.promise
    await route.fallback()
  })
  return gate.resolve
}

/** No answer comes, as if the server were away. */
export async function cutCalls(page: Page, procedure: string) {
  const calls = callsTo(procedure)
  await page.route(calls, (route) => route.abort('connectionrefused'))
  return () => page.unroute(calls)
}

/** The server is asked, and then its answer, a `T`, is replaced; nothing else in the batch changes. */
export async function answerCalls<T = unknown>(page: Page, procedure: string, change: (data: T) => unknown) {
  await replace(page, procedure, (answer) => {
    if (!('result' in answer)) throw new Error(`${procedure} was refused`)
    return { result: { data: change(answer.result.data as T) } }
  })
}

/** Takes what the server would refuse; what it says is not heard. */
export async function acceptCalls(page: Page, procedure: string, data: unknown) {
  await replace(page, procedure, () => ({ result: { data } }))
}

/** The same for several procedures, whose calls may come in one batch. */
export async function acceptAllCalls(page: Page, answers: Record<string, unknown>) {
  const isOurs = (url: URL) => proceduresOf(url).some((procedure) => procedure in answers)
  await page.route(isOurs, async (route) => {
    const response = await route.fetch()
    const procedures = proceduresOf(new URL(route.request().url()))
    const given: Answer[] = await response.json()
    const json = procedures.map((procedure, index) =>
      procedure in answers ? { result: { data: answers[procedure] } } : given[index],
    )
    await route.fulfill({ response, status: 207, json })
  })
}

export async function refuseCalls(page: Page, procedure: string, refusal: Refusal) {
  const { code, message, status } = refusal
  await replace(page, procedure, () => ({
    error: { message, code: -32_000, data: { code, httpStatus: status } },
  }))
}

async function replace(page: Page, procedure: string, change: (answer: Answer) => Answer) {
  await page.route(callsTo(procedure), async (route) => {
    const response = await route.fetch()
    const answers: Answer[] = await response.json()
    const at = proceduresOf(new URL(route.request().url())).indexOf(procedure)
    await route.fulfill({
      response,
      status: 207,
      json: answers.map((answer, index) => (index === at ? change(answer) : answer)),
    })
  })
}

/** The next answer to `procedure`. */
export function answerTo(page: Page, procedure: string) {
  return page.waitForResponse((response) => callsTo(procedure)(new URL(response.url())))
}

function callsTo(procedure: string) {
  return (url: URL) => proceduresOf(url).includes(procedure)
}

function proceduresOf({ pathname }: URL) {
  return pathname.startsWith('/trpc/') ? pathname.slice('/trpc/'.length).split(',') : []
}
