import { AppError, toInstant } from '@tallgrass/domain'
import { heldWork } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { expectAccessible, expectFits } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const hold = {
  backupName: 'tallgrass-2026-11-22T02-00-00Z.backup',
  backupMadeAt: toInstant(new Date('2026-11-22T02:00:00Z')),
  restoredAt: toInstant(new Date('2026-11-23T08:00:00Z')),
}
const BANNER = /^This site was restored from a backup of November 2\d, 2026 at .+ and is held:/

async function renderHeld(path = '/portal/admin') {
  let held = true
  trpcMock.use({
    'admin.system.hold': () => (held ? hold : null),
    'admin.system.release'() {
      held = false
      return { settledPayments: 1, heldMails: 2 }
    },
  })
  const screen = await renderApp({ path, as: 'admin' })
  return { screen, toasts: screen.getByRole('region', { name: 'Notifications (F8)' }) }
}

// First, so that no late call of another test's page is among its calls.
test('a site that is not held shows neither', async () => {
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  await expect.element(screen.getByRole('region', { name: 'Business' })).toBeVisible()
  await expect.poll(() => trpcMock.calls.map(({ name }) => name)).toContain('admin.system.hold')
  await expect.element(screen.getByText(BANNER)).not.toBeInTheDocument()
  expect(trpcMock.calls.map(({ name }) => name)).not.toContain('admin.system.heldWork')
})

test('every page of an administrator says that the site is held, with a link to what waits', async () => {
  const { screen } = await renderHeld('/portal/admin/users')
  const banner = screen.getByRole('alert').filter({ hasText: BANNER })
  await expect.element(banner).toBeVisible()
  await banner.getByRole('link', { name: 'See what waits and release the site' }).click()
  const panel = screen.getByRole('region', { name: 'Waiting for the release' })
  for (const text of ['Open card payments (1)', 'Messages (2)', 'Reminders due (1)', 'Background jobs (3)'])
    await expect.element(panel.getByRole('heading', { name: text })).toBeVisible()
  await expect.element(panel.getByText('Send mail: 2')).toBeVisible()
  await expect.element(panel.getByText(/^And /)).not.toBeInTheDocument()
  await expect.element(panel.getByText(/Those whose link is still valid can be sent there/)).toBeVisible()
})

test('without a mail server, nothing is said to be sent later, and messages that are not listed are counted', async () => {
  trpcMock.use({
    'admin.outbox.settings': () => ({ emailEnabled: false, signersEmailed: false, siteHeld: true }),
    'admin.system.heldWork': () => ({ ...heldWork, mails: { ...heldWork.mails, total: 102 } }),
  })
  const { screen } = await renderHeld()
  const panel = screen.getByRole('region', { name: 'Waiting for the release' })
  await expect.element(panel.getByText('And 100 more.')).toBeVisible()
  await expect.element(panel.getByText('Kept in the outbox and not sent.', { exact: true })).toBeVisible()
  await expect.element(panel.getByText('Written to the outbox and not sent.', { exact: true })).toBeVisible()
})

test('the release is confirmed and ends the banner', async () => {
  const { screen, toasts } = await renderHeld()
  await screen.getByRole('button', { name: 'Release Site' }).click()
  const dialog = screen.getByRole('alertdialog', { name: 'Release Site' })
  await dialog.getByRole('button', { name: 'Release Site' }).click()
  await expect
    .element(toasts.getByRole('status'))
    .toMatchTextContent('Card payments settled: 1. Messages kept in the outbox: 2.')
  await expect.element(screen.getByText(BANNER)).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('region', { name: 'Waiting for the release' }))
    .not.toBeInTheDocument()
})

test('a refused release says why, and the site stays held', async () => {
  const { screen, toasts } = await renderHeld()
  trpcMock.use({
    'admin.system.release'() {
      throw new AppError('NOT_READY', 'The payment provider cannot be reached.')
    },
  })
  await screen.getByRole('button', { name: 'Release Site' }).click()
  const dialog = screen.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Release Site' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .element(toasts.getByRole('alert'))
    .toMatchTextContent('The payment provider cannot be reached.')
  await expect.element(screen.getByText(BANNER)).toBeVisible()
})

test('payments that could not be checked are named, and the release needs a confirmation', async () => {
  const { screen, toasts } = await renderHeld()
  const unchecked = 'These card payments could not be checked: TG-2026-0006 ($2,500.00).'
  trpcMock.use({
    'admin.system.release'({ leaveUnchecked }) {
      if (leaveUnchecked) return { settledPayments: 0, heldMails: 2 }
      throw new AppError('INVALID', unchecked, { issues: [{ path: 'leaveUnchecked', message: unchecked }] })
    },
  })
  await screen.getByRole('button', { name: 'Release Site' }).click()
  const dialog = screen.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Release Site' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(unchecked)
  await atBothWidths(() => expectAccessible('payments that could not be checked'))
  await dialog.getByRole('checkbox', { name: /^I checked these payments/ }).click()
  await dialog.getByRole('button', { name: 'Release Site' }).click()
  await expect.element(toasts.getByRole('status')).toMatchTextContent('Card payments settled: 0.')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('what waits is accessible and fits the screen', async () => {
  const { screen } = await renderHeld()
  await expect.element(screen.getByRole('heading', { name: 'Messages (2)' })).toBeVisible()
  await atBothWidths(() => expectAccessible('a held site'))
  await expectFits()
})

test('kinds that are too many to list say how many more wait', async () => {
  trpcMock.use({ 'admin.system.heldWork': () => ({ ...heldWork, remindersTotal: 131 }) })
  const { screen } = await renderHeld()
  const panel = screen.getByRole('region', { name: 'Waiting for the release' })
  await expect.element(panel.getByRole('heading', { name: 'Reminders due (131)' })).toBeVisible()
  await expect.element(panel.getByText('And 130 more.')).toBeVisible()
})
