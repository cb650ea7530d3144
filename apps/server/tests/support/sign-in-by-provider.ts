import type { ProviderAccount, startOpenId } from './start-openid.ts'
import type { TestBrowser } from './test-browser.ts'

interface Visit {
  account: ProviderAccount
  /** Added to the start, such as `?to=/portal/invoices`. */
  search?: string
  /** Changes what the provider is asked. */
  tamper?: (address: URL) => void
}

type OpenId = Pick<Awaited<ReturnType<typeof startOpenId>>, 'visit'>

/** Leaves for the provider and signs in there. Returns the address of the callback, which is not called yet. */
export async function leaveForProvider(openid: OpenId, browser: TestBrowser, visit: Visit): Promise<string> {
  const { account, search = '', tamper } = visit
  const left = await browser.send({ method: 'GET', url: `/api/auth/providers/acme/start${search}` })
  const address = new URL(String(left.headers.location))
  tamper?.(address)
  return openid.visit(address.href, account)
}

/** The whole way to the provider and back. Returns where it leads. */
export async function signInByProvider(openid: OpenId, browser: TestBrowser, visit: Visit): Promise<string> {
  return comeBack(browser, await leaveForProvider(openid, browser, visit))
}

export async function comeBack(browser: TestBrowser, url: string): Promise<string> {
  const { headers, status } = await browser.send({ method: 'GET', url })
  return status === 303 ? String(headers.location) : `status ${status}`
}
