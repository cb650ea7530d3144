import type { Page } from '@playwright/test'
import { test as base, expect } from '../fixtures.ts'
import { type Problems, watchProblems } from '../problems.ts'
import { PHONE } from './cast.ts'

interface Others {
  desk: Page
  deskProblems: Problems
  phone: Page
}

/** `page` is the visitor's browser, `desk` the administrator's, and `phone` that of the visitor's colleague. */
export const test = base.extend<Others & { deskContext: { page: Page; problems: Problems } }>({
  deskContext: async ({ baseURL, browser }, use) => {
    const context = await browser.newContext()
    const problems = await watchProblems(context, new URL(baseURL ?? '').origin)
    await use({ page: await context.newPage(), problems })
    await context.close()
    expect(problems.list(), 'The browser at the desk reports no errors').toEqual([])
  },
  phone: async ({ baseURL, browser }, use) => {
    const context = await browser.newContext({ viewport: PHONE, colorScheme: 'dark' })
    const problems = await watchProblems(context, new URL(baseURL ?? '').origin)
    await use(await context.newPage())
    await context.close()
    expect(problems.list(), 'The browser of the colleague reports no errors').toEqual([])
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
