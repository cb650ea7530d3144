import type { TestBrowser } from '../test-browser.ts'
import type { PreparedWorld } from '../worlds/prepared-world.ts'

/** About the caller's own address of the calls, which only administrators have. */
export const validCalendarCalls = {
  'admin.calendarFeed.get': () => {},
  'admin.calendarFeed.create': (_: PreparedWorld, browser: TestBrowser) => prepareFeed(browser, false),
  'admin.calendarFeed.renew': (_: PreparedWorld, browser: TestBrowser) => prepareFeed(browser, true),
  'admin.calendarFeed.revoke': (_: PreparedWorld, browser: TestBrowser) => prepareFeed(browser, true),
}

async function prepareFeed({ trpc }: TestBrowser, exists: boolean): Promise<void> {
  const user = await trpc.auth.session.query()
  if (user?.role !== 'ADMIN') return
  await trpc.admin.calendarFeed.revoke.mutate()
  if (exists) await trpc.admin.calendarFeed.create.mutate()
}
