import type { Page } from '@playwright/test'
import { test as base, expect } from '../fixtures.ts'
import { type Problems, watchProblems } from '../problems.ts'

interface Desk {
  desk: Page
  deskProblems: Problems
}

/** `page` is the visitor's browser, and `desk` the administrator's. */
export const test = base.extend<Desk & { deskContext: { page: Page; problems: Problems } }>({
  deskContext: async ({ baseURL, browser }, use) => {
    const context = await browser.newContext()
    const problems = await watchProblems(context, new URL(baseURL ?? '').origin)
    await use({ page: await context.newPage(), problems })
    await context.close()
    expect(problems.list(), 'The browser at the desk reports no errors').toEqual([])
  },
  desk: ({ deskContext }, use) => use(deskContext.page),
  deskProblems: ({ deskContext }, use) => use(deskContext.problems),
})

/** The new tab that `act` opens. */
export async function tabOpenedBy(page: Page, act: () => Promise<void>): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await act()
  return opened
}
