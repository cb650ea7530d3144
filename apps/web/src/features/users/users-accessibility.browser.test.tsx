import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { renderApp } from '../../testing/render-app'

const users = '/portal/admin/users'

test('pending invitations are accessible on a phone', async () => {
  const screen = await renderApp({ path: `${users}?tab=pending`, as: 'admin' })
  await expect.element(screen.getByRole('button', { name: /^Cancel the invitation/ }).first()).toBeVisible()
  try {
    await page.viewport(375, 812)
    await expectAccessible('pending invitations')
  } finally {
    await page.viewport(1280, 800)
  }
})

test('the confirmation to cancel an invitation is accessible', async () => {
  const screen = await renderApp({ path: `${users}?tab=pending`, as: 'admin' })
  await screen
    .getByRole('button', { name: /^Cancel the invitation/ })
    .first()
    .click()
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
  await atBothWidths(() => expectAccessible('Cancel Invitation', openDialog))
})

test('the new link of an invitation is accessible', async () => {
  const screen = await renderApp({ path: `${users}?tab=pending`, as: 'admin' })
  await screen
    .getByRole('button', { name: /^New link/ })
    .first()
    .click()
  await expect.element(screen.getByRole('dialog', { name: 'Invitation link' })).toBeVisible()
  await atBothWidths(() => expectAccessible('Invitation link', openDialog))
})

test('Change Role is accessible', async () => {
  const screen = await renderApp({ path: users, as: 'admin' })
  await screen.getByRole('button', { name: 'Change Role of Jonah Sorensen' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Change Role' })).toBeVisible()
  await expectAccessible('Change Role', openDialog)
})

test('Invite User with errors is accessible', async () => {
  const screen = await renderApp({ path: users, as: 'admin' })
  await screen.getByRole('button', { name: 'Invite User' }).click()
  await screen.getByRole('button', { name: 'Send Invitation' }).click()
  await expect.element(screen.getByText('First name is required')).toBeVisible()
  await expectAccessible('Invite User with errors', openDialog)
  await userEvent.keyboard('{Escape}')
})
