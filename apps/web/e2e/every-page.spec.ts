import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { adminPages, adminProjectPages, clientPages, createFullProject } from './portal-pages.ts'
import { expectFits } from './screens.ts'
import { answerAsBatch, changeAnswers } from './trpc-calls.ts'
import { visitorPages } from './visitor-pages.ts'

// These tests are long and independent of each other.
test.describe.configure({ mode: 'parallel' })
test.beforeEach(() => test.slow())

/** Opens each page once and checks it in every way. */
async function expectGoodPages(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page, address)
    await expectFits(page)
  }
}

/** All tests share one server. A few rows of what the others created are enough to check. */
async function shortenLists(page: Page) {
  for (const procedure of [
    'admin.users.list',
    'admin.invitations.list',
    'portal.projects.list',
    'admin.projects.history',
    'admin.audit.list',
    'admin.outbox.list',
  ]) {
    await changeAnswers<{ items: unknown[] }>(page, procedure, ({ items }) => ({
      items: items.slice(0, 4),
      nextCursor: null,
    }))
  }
}

test('every page for visitors is accessible and fits every width', async ({
  page,
  invite,
  expectProblem,
}) => {
  expectProblem(/status of 404/)
  // Links that were never sent.
  expectProblem(/status of 410 .*auth\.email/)
  await expectGoodPages(page, [...visitorPages, (await invite()).inviteUrl])
})

test('every page for clients is accessible and fits every width', async ({ page, office, signIn }) => {
  await signIn('client')
  await shortenLists(page)
  await answerAsBatch(page, 'portal.projects.get')
  await expectGoodPages(page, clientPages(await createFullProject(office)))
})

test('every page for administrators about projects is accessible and fits every width', async ({
  page,
  office,
  signIn,
}) => {
  await signIn('admin')
  await shortenLists(page)
  await answerAsBatch(page, 'portal.projects.get')
  await expectGoodPages(page, adminProjectPages(await createFullProject(office)))
})

test('every other page for administrators is accessible and fits every width', async ({ page, signIn }) => {
  await signIn('admin')
  await shortenLists(page)
  await answerAsBatch(page, 'admin.clients.get')
  await expectGoodPages(page, adminPages)
})
