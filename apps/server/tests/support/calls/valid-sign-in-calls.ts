import { PASSWORD } from '../test-app.ts'
import type { TestBrowser } from '../test-browser.ts'
import type { PreparedWorld } from '../worlds/prepared-world.ts'

export const validSignInCalls = {
  'auth.links.request': async ({ client }: PreparedWorld) => ({ email: (await client()).email }),
  'auth.links.get': async ({ signInLink }: PreparedWorld, browser: TestBrowser) => ({
    token: (await signInLink(browser)).token,
  }),
  'auth.links.use': async ({ signInLink }: PreparedWorld, browser: TestBrowser) => ({
    token: (await signInLink(browser)).token,
  }),
  'auth.links.useCode': async ({ signInLink }: PreparedWorld, browser: TestBrowser) => ({
    digits: (await signInLink(browser)).digits,
  }),
  'auth.providers.list': () => {},
  'auth.providers.ticket': () => {},
  'auth.providers.link': async ({ ticket }: PreparedWorld, browser: TestBrowser) => {
    await ticket(browser, 'password')
    return { password: PASSWORD }
  },
  'auth.providers.finish': async ({ ticket }: PreparedWorld, browser: TestBrowser) => {
    await ticket(browser, 'code')
    return { code: '123456' }
  },
  'auth.providers.identities': () => {},
  'auth.providers.connect': async ({ ticket }: PreparedWorld, browser: TestBrowser) =>
    ticket(browser, 'connect'),
  'auth.providers.unlink': async ({ identity }: PreparedWorld, browser: TestBrowser) => ({
    id: (await identity(browser)).id,
  }),
}
