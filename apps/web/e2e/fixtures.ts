import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type FullProject,
  type Page,
} from '@playwright/test'
import {
  acceptByApi,
  type InvitedPerson,
  inviteByApi,
  type Person,
  registerByApi,
  seeded,
  signInByApi,
} from './people.ts'
import { type Problems, watchProblems } from './problems.ts'
import { leaveSite } from './screens.ts'

export { expect }

export interface TestFixtures {
  problems: Problems
  /** Declares an expected error of the browser. Every other one fails the test. */
  expectProblem: Problems['expect']
  /** Leaves the site and signs the browser in by the API. */
  signIn: (who: keyof typeof seeded | Person) => Promise<Person>
  /** Leaves the site and forgets the session. */
  becomeVisitor: () => Promise<void>
  /** Registers a client. The browser is not signed in by that. */
  newClient: (org?: string) => Promise<Person>
  newAdmin: () => Promise<Person>
  /** A page of the first administrator, in another browser. */
  openAsAdmin: (path: string) => Promise<Page>
  invite: (role?: Person['role']) => Promise<InvitedPerson>
}

export interface WorkerFixtures {
  /** API calls as the first administrator, independent of the browser's session. */
  office: APIRequestContext
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  problems: [
    async ({ context }, use, { project }) => {
      const problems = await watchProblems(context, new URL(addressOf(project)).origin)
      await use(problems)
      // Ignores calls that are still in progress at the end of the test.
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(problems.list(), 'The browser reports no errors').toEqual([])
    },
    { auto: true },
  ],
  expectProblem: async ({ problems }, use) => use(problems.expect),
  signIn: async ({ context }, use) =>
    use(async (who) => {
      const person = typeof who === 'string' ? seeded[who] : who
      await leaveSite(context)
      await signInByApi(context.request, person)
      return person
    }),
  becomeVisitor: async ({ context }, use) =>
    use(async () => {
      await leaveSite(context)
      await context.clearCookies()
    }),
  newClient: async ({ playwright }, use, { project }) => {
    const visitor = await playwright.request.newContext({ baseURL: addressOf(project) })
    await use((org) => registerByApi(visitor, org))
    await visitor.dispose()
  },
  newAdmin: async ({ office }, use) =>
    use(async () => acceptByApi(office, await inviteByApi(office, 'ADMIN'))),
  openAsAdmin: async ({ browser }, use) => {
    const opened: BrowserContext[] = []
    await use(async (path) => {
      const other = await browser.newContext()
      opened.push(other)
      await signInByApi(other.request, seeded.admin)
      const page = await other.newPage()
      await page.goto(path)
      return page
    })
    for (const other of opened) await other.close()
  },
  invite: async ({ office }, use) => use((role) => inviteByApi(office, role)),
  office: [
    async ({ playwright }, use, { project }) => {
      const office = await playwright.request.newContext({ baseURL: addressOf(project) })
      await signInByApi(office, seeded.admin)
      await use(office)
      await office.dispose()
    },
    { scope: 'worker' },
  ],
})

function addressOf({ use: { baseURL } }: FullProject): string {
  if (!baseURL) throw new Error('The configuration names no baseURL')
  return baseURL
}
