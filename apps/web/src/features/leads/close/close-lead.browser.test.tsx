import type { RouterOutputs } from '@tallgrass/api'
import { AppError, toInstant } from '@tallgrass/domain'
import { leadDetailsOf, leads } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { expectAccessible, openDialog } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const REASON = 'Signed with someone else for this year'

/** The mocked server keeps the lead. */
async function openLead(more: Partial<RouterOutputs['admin']['leads']['get']> = {}) {
  const [nora] = leads
  if (!nora) throw new Error('There is no sample lead')
  const stored: RouterOutputs['admin']['leads']['get'] = { ...leadDetailsOf(nora), ...more }
  trpcMock.use({
    'admin.leads.get': () => ({ ...stored }),
    'admin.leads.close'({ as, id, reason, version }) {
      const closedAt = toInstant(new Date())
      Object.assign(stored, { closedAs: as, closedReason: reason ?? null, closedAt, version: version + 1 })
      return { id, version: version + 1 }
    },
    'admin.leads.reopen'({ id, version }) {
      Object.assign(stored, { closedAs: null, closedReason: null, closedAt: null, version: version + 1 })
      return { id, version: version + 1 }
    },
  })
  const screen = await renderApp({ path: `/portal/admin/leads?lead=${nora.id}`, as: 'admin' })
  const drawer = screen.getByRole('dialog', { name: 'Nora Castellan' })
  const dialog = screen.getByRole('dialog', { name: 'Close lead' })
  return {
    screen,
    drawer,
    dialog,
    stored,
    opener: drawer.getByRole('button', { name: 'Close lead' }),
    reason: dialog.getByLabelText('Reason'),
    submit: dialog.getByRole('button', { name: 'Close Lead' }),
    toasts: screen.getByRole('region', { name: 'Notifications (F8)' }),
  }
}

test('a lead is closed as lost with a reason, and can be reopened', async () => {
  const { dialog, drawer, opener, reason, stored, submit, toasts } = await openLead()
  await opener.click()
  await submit.click()
  await expect.element(reason).toHaveAccessibleDescription(/Please say why the lead is lost/)
  await atBothWidths(() => expectAccessible('Close lead', `${openDialog}:has([type="radio"])`))
  await reason.fill(REASON)
  await submit.click()
  await expect
    .element(toasts)
    .toMatchTextContent('The lead is closed as lost. Choose the “Closed” status to see it.')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(drawer).toMatchTextContent(REASON)
  await expect.element(drawer.getByRole('button', { name: /^Move to/ })).not.toBeInTheDocument()
  await expect.element(drawer.getByRole('button', { name: 'Convert to client' })).not.toBeInTheDocument()
  await expect.element(drawer.getByRole('group', { name: 'Actions' })).toHaveFocus()

  await drawer.getByRole('button', { name: 'Reopen lead' }).click()
  await expect.element(toasts).toMatchTextContent('Lead Reopened')
  await expect.element(opener).toBeVisible()
  await expect.element(drawer.getByRole('group', { name: 'Actions' })).toHaveFocus()
  expect(stored).toMatchObject({ closedAs: null, version: 3 })
})

test('spam needs no reason', async () => {
  const { dialog, drawer, opener, reason, submit } = await openLead()
  await opener.click()
  await dialog.getByText('Spam', { exact: true }).click()
  await expect.element(reason).not.toBeInTheDocument()
  await submit.click()
  await expect.element(drawer.getByRole('button', { name: 'Reopen lead' })).toBeVisible()
  expect(trpcMock.calls).toContainEqual(
    expect.objectContaining({ name: 'admin.leads.close', input: expect.objectContaining({ as: 'spam' }) }),
  )
})

test('a refusal keeps the reason', async () => {
  const { dialog, opener, reason, submit, toasts } = await openLead()
  trpcMock.use({
    'admin.leads.close'() {
      throw new AppError('CONFLICT', 'This lead has changed since you opened it. Please try again.')
    },
  })
  await opener.click()
  await reason.fill(REASON)
  await submit.click()
  await expect.element(toasts.getByRole('alert')).toMatchTextContent('has changed since you opened it')
  await expect.element(dialog).toBeVisible()
  await expect.element(reason).toHaveValue(REASON)
})

test('a converted lead is not offered to be closed', async () => {
  const { drawer, opener } = await openLead({ status: 'converted' })
  await expect.element(drawer.getByRole('button', { name: /^Move to/ })).toBeVisible()
  await expect.element(opener).not.toBeInTheDocument()
})
