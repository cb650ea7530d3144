import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { changeRoleByApi } from './people.ts'
import { expectErrorToast, expectFits, expectToast, isNarrow } from './screens.ts'
import { acceptCalls, answerCalls, answerTo, cutCalls, refuseCalls } from './trpc-calls.ts'

const WAITLIST = '/portal/admin/waitlist'
const AUDIT = '/portal/admin/audit'
const OUTBOX = '/portal/admin/outbox'
const FAILED_JOBS = '/portal/admin/failed-jobs'
const HIDDEN_LINK = '[link, known to the receiver alone]'

const aJob = (id: string) => ({
  id,
  name: 'send-mail',
  data: { mailId: '0193a5c0-0000-7000-8000-000000000001' },
  error: 'connect ECONNREFUSED 127.0.0.1:25',
  attempts: 21,
  failedAt: new Date(Date.now() - 3 * 3600 * 1000).toISOString(),
})
const JOBS = ['0193a5c0-0000-7000-8000-00000000000a', '0193a5c0-0000-7000-8000-00000000000b'].map(aJob)

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

/** The jobs that the screen is told of, until they are tried again. */
async function givenFailedJobs(page: Page) {
  const jobs = [...JOBS]
  await answerCalls(page, 'admin.jobs.listFailed', () => [...jobs])
  return jobs
}

/** The newest messages failed, as far as the screen is told. */
async function givenFailedMail(page: Page) {
  await answerCalls(page, 'admin.outbox.list', (data) => ({
    ...Object(data),
    items: Object(data).items.map((mail: object) => ({
      ...mail,
      status: 'failed',
      attempts: 15,
      lastError: '550 No such user',
    })),
  }))
}

test.describe('the sidebar', () => {
  test('has a group of its own for the back office', { tag: '@mobile' }, async ({ page }) => {
    await page.goto('/portal/admin')
    if (isNarrow(page)) await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    const sidebar = page.getByRole('navigation', { name: 'Admin portal' })
    await expect(sidebar.getByRole('listitem').filter({ hasText: 'Back office' })).toHaveText(
      'Back officeLeads',
    )
    for (const [name, address, title] of [
      ['Audit', AUDIT, 'Audit'],
      ['Outbox', OUTBOX, 'Outbox'],
      ['Failed jobs', FAILED_JOBS, 'Failed Jobs'],
    ] as const) {
      if (isNarrow(page) && !(await sidebar.isVisible()))
        await page.getByRole('button', { name: 'Toggle sidebar' }).click()
      await sidebar.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveTitle(`${title}: Admin Portal`)
      if (isNarrow(page)) await expect(sidebar).toHaveCount(0)
    }
  })

  test('counts the jobs that wait for somebody, folded too', async ({ page }) => {
    await givenFailedJobs(page)
    await page.goto('/portal/admin')
    const entry = page.getByRole('link', { name: /^Failed jobs,? 2 waiting$/ })
    await expect(entry).toBeVisible()
    await page.keyboard.press('Control+b')
    await entry.hover()
    await expect(page.getByRole('tooltip')).toHaveText('Failed jobs, 2 waiting')
  })
})

test.describe('the audit', () => {
  test('tells who did what, and what became of what', { tag: '@mobile' }, async ({
    page,
    newClient,
    office,
  }) => {
    const client = await newClient()
    await changeRoleByApi(office, client.email, 'ADMIN')
    await page.goto(`${AUDIT}?action=user.change-role`)
    const table = page.getByRole('table', { name: 'Audit entries' })
    await expect(table.getByRole('columnheader')).toHaveText(['When', 'Who', 'Action', 'Entity', 'From'])
    const row = table.getByRole('row').nth(1)
    await expect(row).toContainText('Ruth Calloway')
    await expect(row).toContainText('User: change role')
    await expect(row.getByText(/^User [\da-f]{8}$/)).toBeVisible()
    // Anywhere in the row, not only on its title.
    await row.getByText('Ruth Calloway').click()
    const drawer = page.getByRole('dialog', { name: 'User: change role' })
    await expect(drawer.getByText('user.change-role', { exact: true })).toBeVisible()
    const change = drawer.getByRole('listitem').filter({ hasText: 'Role' })
    await expect(change).toContainText('Changed')
    await expect(change.getByRole('definition')).toHaveText(['CLIENT', 'ADMIN'])
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(row.getByRole('button', { name: 'User: change role' })).toBeFocused()
  })

  test('keeps its filters in the address, and follows one thing', async ({ page, invite }) => {
    const { id } = await invite()
    await page.goto(AUDIT)
    await page.getByLabel('Action').selectOption('Invitation: create')
    await expect(page).toHaveURL(`${AUDIT}?action=invitation.create`)
    await page.getByRole('button', { name: 'Invitation: create' }).first().click()
    await page.getByRole('button', { name: 'Show all of this invitation' }).click()
    await expect(page).toHaveURL(/entityId=[\da-f-]{36}$/)
    await page.goBack()
    await expect(page.getByLabel('Action')).toHaveValue('invitation.create')
    await expect(page.getByLabel('Entity ID')).toHaveValue('')

    await page.getByLabel('Entity ID').fill(id.slice(-8))
    await expect(page.getByLabel('Entity ID')).toHaveAccessibleDescription('Use the whole id')
    await page.getByLabel('Entity ID').fill(id)
    await expect(page).toHaveURL(`${AUDIT}?action=invitation.create&entityId=${id}`)
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByLabel('To day (UTC)').fill('2020-01-31')
    await expect(page.getByRole('heading', { name: 'No Entries Found' })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('To day (UTC)')).toHaveValue('2020-01-31')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL(AUDIT)
    await expect(page.getByLabel('Action')).toBeFocused()
    await expect(page.getByLabel('Entity ID')).toHaveValue('')
    await expect(page.getByLabel('To day (UTC)')).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0)
  })

  test('takes no nonsense from the address', async ({ page }) => {
    await page.goto(`${AUDIT}?entityId=1&from=yesterday&to=0001-01-01`)
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0)
  })

  test('is had as a file, filtered alike', async ({ page, invite }) => {
    const { id } = await invite()
    await page.goto(`${AUDIT}?entityId=${id}`)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`,invitation.create,invitation,${id},`)
  })

  test('goes on when asked', async ({ page }) => {
    const answered = answerTo(page, 'admin.audit.list')
    let asked = 0
    await answerCalls(page, 'admin.audit.list', (data) => {
      asked += 1
      const [first] = Object(data).items
      const cursor = Buffer.from(`${first.at} ${first.id}`).toString('base64url')
      return asked === 1 ? { items: [first], nextCursor: cursor } : data
    })
    await page.goto(AUDIT)
    await answered
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(page.getByRole('row').nth(2)).toBeVisible()
  })
})

test.describe('the outbox', () => {
  test('explains why nothing is sent, and shows a message without its link', { tag: '@mobile' }, async ({
    page,
    invite,
  }) => {
    const { email } = await invite()
    await page.goto(OUTBOX)
    await expect(page.getByText('No mail server is configured (SMTP_URL)')).toBeVisible()
    const table = page.getByRole('table', { name: 'Messages' })
    const row = table.getByRole('row', { name: email })
    await expect(row).toContainText('Not sent')
    await expect(row.getByRole('button', { name: /^Try again/ })).toHaveCount(0)
    await row.getByRole('button', { name: /^Your invitation/ }).click()
    const drawer = page.getByRole('dialog', { name: /^Your invitation/ })
    await expect(drawer).toContainText(HIDDEN_LINK)
    await expect(drawer).toContainText(email)
    await expect(drawer.getByRole('link')).toHaveCount(0)
  })

  test('says nothing of the kind where mail is sent', async ({ page }) => {
    await answerCalls(page, 'admin.outbox.settings', () => ({ emailEnabled: true }))
    const answered = answerTo(page, 'admin.outbox.settings')
    await page.goto(OUTBOX)
    await answered
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByText('No mail server')).toHaveCount(0)
  })

  test('is filtered by status, in the address', async ({ page, invite }) => {
    await invite()
    await page.goto(OUTBOX)
    await page.getByLabel('Status').selectOption('Waiting')
    await expect(page).toHaveURL(`${OUTBOX}?status=queued`)
    await expect(page.getByRole('heading', { name: 'No Messages Found' })).toBeVisible()
    await page.getByLabel('Status').selectOption('Not sent')
    await expect(page.getByRole('table')).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Status')).toHaveValue('queued')
    await page.goto(`${OUTBOX}?status=nonsense`)
    await expect(page.getByLabel('Status')).toHaveValue('')
  })

  test('sends what failed another time', async ({ page, invite }) => {
    const { email } = await invite()
    await givenFailedMail(page)
    await acceptCalls(page, 'admin.outbox.retry', { ok: true })
    await page.goto(OUTBOX)
    const row = page.getByRole('row', { name: email })
    await expect(row).toContainText('550 No such user')
    const reloaded = answerTo(page, 'admin.outbox.list')
    await row.getByRole('button', { name: /^Try again/ }).click()
    await reloaded
    await expectToast(page, 'Message Queued')
  })

  test('says why the server refuses', async ({ page, invite, expectProblem }) => {
    expectProblem(/status of 409/)
    await invite()
    await givenFailedMail(page)
    await page.goto(OUTBOX)
    await page.locator('tbody').getByRole('row').first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Try again/ })
      .click()
    await expectErrorToast(page, 'Error', 'No way of sending mail is configured')
  })
})

test.describe('failed jobs', () => {
  test('are listed, shown and tried again', { tag: '@mobile' }, async ({ page }) => {
    const jobs = await givenFailedJobs(page)
    await acceptCalls(page, 'admin.jobs.retry', { ok: true })
    await page.goto(FAILED_JOBS)
    const rows = page.locator('tbody').getByRole('row')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('Send mail')
    await expect(rows.first()).toContainText('3 hours ago')
    await expect(rows.first()).toContainText('21')
    await rows.first().getByRole('button', { name: 'Send mail', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Send mail' })
    await expect(drawer).toContainText('"mailId": "0193a5c0-0000-7000-8000-000000000001"')
    jobs.shift()
    await drawer.getByRole('button', { name: 'Try again' }).click()
    await expectToast(page, 'Job Queued')
    await expect(drawer).toHaveCount(0)
    await expect(rows).toHaveCount(1)
    jobs.shift()
    await rows.first().getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'No Failed Jobs' })).toBeVisible()
  })

  test('that are gone say so', async ({ page }) => {
    const message = 'This job is not waiting for another try'
    const jobs = await givenFailedJobs(page)
    await refuseCalls(page, 'admin.jobs.retry', { code: 'NOT_FOUND', status: 404, message })
    await page.goto(FAILED_JOBS)
    const again = page.getByRole('button', { name: 'Try again' }).first()
    await expect(again).toBeVisible()
    jobs.length = 0
    await again.click()
    await expectErrorToast(page, 'Error', message)
    await expect(page.getByRole('heading', { name: 'No Failed Jobs' })).toBeVisible()
  })
})

for (const [address, procedure, message] of [
  [WAITLIST, 'admin.waitlist.list', 'Failed to load the waitlist. Please try again.'],
  [AUDIT, 'admin.audit.list', 'Failed to load the audit entries. Please try again.'],
  [OUTBOX, 'admin.outbox.list', 'Failed to load the messages. Please try again.'],
  [FAILED_JOBS, 'admin.jobs.listFailed', 'Failed to load the failed jobs. Please try again.'],
] as const) {
  test(`${address} can be tried again`, async ({ page, expectProblem }) => {
    expectProblem(new RegExp(procedure.replaceAll('.', '\\.')))
    const restore = await cutCalls(page, procedure)
    await page.goto(address)
    const problem = page.getByRole('alert').filter({ hasText: message })
    await expect(problem).toBeVisible()
    await restore()
    await problem.getByRole('button', { name: 'Try again' }).click()
    await expect(problem).toHaveCount(0)
    await expect(page.getByRole('table').or(page.getByRole('heading', { name: /^No / }))).toBeVisible()
  })
}

test.describe('the look of it', { tag: '@mobile' }, () => {
  test('the screens and their drawers are accessible and fit', async ({ page, invite }) => {
    test.slow()
    await invite()
    await givenFailedJobs(page)
    await givenFailedMail(page)
    for (const address of [WAITLIST, AUDIT, OUTBOX, FAILED_JOBS]) {
      await page.goto(address)
      await expect(page.getByRole('table')).toBeVisible()
      await expectAccessible(page, address)
      if (!isNarrow(page)) await expectFits(page)
      await page
        .locator('tbody')
        .getByRole('row')
        .first()
        .click({ position: { x: 4, y: 4 } })
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, `the drawer of ${address}`)
    }
  })
})
