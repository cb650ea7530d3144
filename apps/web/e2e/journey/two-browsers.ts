import type { Page } from '@playwright/test'
import { test as base, expect } from '../fixtures.ts'
import { type Problems, watchProblems } from '../problems.ts'

interface Desk {
  desk: Page
  deskProblems: Problems
}

/** `page` is the browser of whoever comes to the site, and `desk` that of an administrator. */
export const test = base.extend<Desk & { deskContext: { page: Page; problems: Problems } }>({
  deskContext: async ({ baseURL, browser }, use) => {
    const context = await browser.newContext()
    const problems = await watchProblems(context, new URL(baseURL ?? '').origin)
    await use({ page: await context.newPage(), problems })
    await context.close()
    expect(problems.list(), 'The browser at the desk has nothing to complain about').toEqual([])
  },
  desk: ({ deskContext }, use) => use(deskContext.page),
  deskProblems: ({ deskContext }, use) => use(deskContext.problems),
})

/** A new tab of the same browser, as a link or a button opens it. */
export async function tabBehind(page: Page, act: () => Promise<void>): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await act()
  return opened
}
