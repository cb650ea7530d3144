import type { FailedJob } from '@tallgrass/contracts'
import { AppError, toInstant } from '@tallgrass/domain'
import { anId, failedJobs, noWork } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, expectFits, openDialog } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const HOUR_MS = 3600 * 1000
const failedAt = toInstant(new Date(Date.now() - 3 * HOUR_MS))

function twoJobs(): FailedJob[] {
  return failedJobs.flatMap((job) => [
    { ...job, attempts: 21, failedAt },
    { ...job, id: anId('Job'), failedAt },
  ])
}

async function renderJobs(jobs: FailedJob[]) {
  trpcMock.use({ 'admin.jobs.listFailed': () => jobs })
  const screen = await renderApp({ path: '/portal/admin/failed-jobs', as: 'admin' })
  const table = screen.getByRole('table', { name: 'Failed jobs' })
  await expect.element(table).toBeVisible()
  return { screen, table, toasts: screen.getByRole('region', { name: 'Notifications (F8)' }) }
}

test('failed jobs are listed, opened and retried', async () => {
  const jobs = twoJobs()
  const { screen, table, toasts } = await renderJobs(jobs)
  const first = table.getByRole('row').nth(1)
  for (const text of ['Send mail', '3 hours ago', '21']) await expect.element(first).toMatchTextContent(text)
  await first.getByRole('button', { name: 'Send mail' }).click()
  const drawer = screen.getByRole('dialog', { name: 'Send mail' })
  await expect.element(drawer).toMatchTextContent('"mailId": "01c00000-0000-7000-8000-000000000004"')
  jobs.shift()
  await drawer.getByRole('button', { name: 'Try again: Send mail' }).click()
  await expect.element(toasts.getByRole('status')).toMatchTextContent(/^Job Queued$/)
  await expect.element(drawer).not.toBeInTheDocument()
  expect(table.getByRole('row').elements()).toHaveLength(2)
  jobs.shift()
  await table.getByRole('button', { name: 'Try again: Send mail' }).click()
  await expect.element(screen.getByRole('heading', { name: 'No Failed Jobs' })).toBeVisible()
})

test('retrying a job that no longer exists shows the reason and empties the list', async () => {
  const message = 'This job cannot be retried'
  trpcMock.use({
    'admin.jobs.retry'() {
      throw new AppError('NOT_FOUND', message)
    },
  })
  const jobs = twoJobs()
  const { screen, table, toasts } = await renderJobs(jobs)
  jobs.length = 0
  await table.getByRole('button', { name: 'Try again: Send mail' }).first().click()
  await expect.element(toasts.getByRole('alert')).toMatchTextContent(`Error${message}`)
  await expect.element(screen.getByRole('heading', { name: 'No Failed Jobs' })).toBeVisible()
})

test('a list that failed to load can be loaded again', async () => {
  trpcMock.use({
    'admin.jobs.listFailed'() {
      throw HttpResponse.error()
    },
  })
  const screen = await renderApp({ path: '/portal/admin/failed-jobs', as: 'admin' })
  const problem = screen.getByRole('alert').filter({ hasText: 'Failed to load jobs. Please try again.' })
  await expect.element(problem).toBeVisible()
  trpcMock.use({ 'admin.jobs.listFailed': () => failedJobs })
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('table')).toBeVisible()
  await expect.element(problem).not.toBeInTheDocument()
})

test('the sidebar shows the number of failed jobs, even when collapsed', async () => {
  trpcMock.use({ 'admin.workItems.counts': () => ({ ...noWork, open: 2, byKind: { job_failed: 2 } }) })
  const { screen } = await renderJobs(twoJobs())
  const entry = screen.getByRole('link', { name: /^Failed jobs,? 2 failed$/ })
  await expect.element(entry).toBeVisible()
  await userEvent.keyboard('{Control>}b{/Control}')
  await entry.hover()
  await expect.element(screen.getByRole('tooltip')).toMatchTextContent(/^Failed jobs, 2 failed$/)
  // Expands the sidebar again for the next test.
  await userEvent.keyboard('{Control>}b{/Control}')
})

test('the list and its drawer are accessible and fit the screen', async () => {
  const { screen, table } = await renderJobs(twoJobs())
  await atBothWidths(() => expectAccessible('failed jobs'))
  await expectFits()
  await table.getByRole('button', { name: 'Send mail' }).first().click()
  await expect.element(screen.getByRole('dialog', { name: 'Send mail' })).toBeVisible()
  await atBothWidths(() => expectAccessible('a failed job', openDialog))
})
