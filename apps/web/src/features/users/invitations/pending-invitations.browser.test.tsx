import type { ListedInvitation } from '@tallgrass/contracts'
import { DAY_MS, parseId, toInstant } from '@tallgrass/domain'
import { anId } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectErrorToast, expectToast } from '../../../testing/expect-toast'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

afterEach(() => page.viewport(1280, 800))

const invited: ListedInvitation = {
  id: parseId('Invitation', '01b00000-0000-7000-8000-000000000042'),
  firstName: 'Ines',
  lastName: 'Moreno',
  email: 'ines@example.com',
  role: 'ADMIN',
  status: 'PENDING',
  createdAt: toInstant(new Date()),
  expiresAt: toInstant(new Date(Date.now() + 7 * DAY_MS)),
  acceptedAt: null,
  organizationId: null,
}

/** A list with one invitation, until it is cancelled. */
async function openList() {
  let { status } = invited
  trpcMock.use({
    'admin.invitations.list': ({ show }) => ({
      items: show === 'pending' && status !== 'PENDING' ? [] : [{ ...invited, status }],
      nextCursor: null,
    }),
    'admin.invitations.cancel'() {
      status = 'CANCELLED'
      return { ok: true }
    },
  })
  const screen = await renderApp({ path: '/portal/admin/users?tab=pending', as: 'admin' })
  const row = screen.getByRole('row', { name: /ines@example\.com/ })
  return {
    screen,
    row,
    cancel: row.getByRole('button', { name: /^Cancel/ }),
    renew: row.getByRole('button', { name: /^New link/ }),
    question: screen.getByRole('alertdialog', { name: 'Cancel Invitation' }),
  }
}

test.each([1280, 375])('a row shows the name, email, role and expiry at %i px', async (width) => {
  await page.viewport(width, 812)
  const { row, screen } = await openList()
  await expect.element(row).toMatchTextContent('Ines Moreno')
  const table = screen.getByRole('table', { name: 'Pending invitations' })
  const labels = table.getByRole('columnheader').elements()
  expect(labels.map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Email',
    'Role',
    'Expires',
    'Actions',
  ])
  await expect.element(row).toMatchTextContent('Admin')
  await expect.element(row).toMatchTextContent('in 7 days')
  expect(row.getByRole('button').elements()).toHaveLength(2)
})

test('the name of a contact leads to their client', async () => {
  const organizationId = anId('Organization')
  trpcMock.use({
    'admin.invitations.list': () => ({ items: [{ ...invited, organizationId }], nextCursor: null }),
  })
  const screen = await renderApp({ path: '/portal/admin/users?tab=pending', as: 'admin' })
  await expect
    .element(screen.getByRole('table').getByRole('link', { name: 'Ines Moreno' }))
    .toHaveAttribute('href', `/portal/admin/clients/${organizationId}`)
})

test.each([1280, 375])(
  'canceling asks for confirmation at %i px, and keeping the invitation returns the focus',
  async (width) => {
    await page.viewport(width, 812)
    const { cancel, question } = await openList()
    await cancel.click()
    await expect.element(question).toMatchTextContent('Ines Moreno')
    await expect.element(question).toMatchTextContent('ines@example.com')
    await expect.element(question.getByRole('button', { name: 'Keep Invitation' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(cancel).toHaveFocus()
    expect(trpcMock.calls.map(({ name }) => name)).not.toContain('admin.invitations.cancel')
  },
)

test.each([1280, 375])('a cancelled invitation moves to the history at %i px', async (width) => {
  await page.viewport(width, 812)
  const { cancel, question, row, screen } = await openList()
  await cancel.click()
  const counts = () => trpcMock.calls.filter(({ name }) => name === 'admin.users.counts').length
  const before = counts()
  await question.getByRole('button', { name: 'Cancel Invitation' }).click()
  await expectToast('Invitation Cancelled')
  await expect.element(row).not.toBeInTheDocument()
  expect(counts()).toBe(before + 1)
  const panel = screen.getByRole('tabpanel', { name: /^Pending Invitations/ })
  await expect.poll(() => panel.element().contains(document.activeElement)).toBe(true)
  await screen.getByRole('tab', { name: /^Invitation History/ }).click()
  await expect.element(row).toMatchTextContent('Cancelled')
})

test('a failed cancellation without a server message shows the fallback text', async () => {
  const { cancel, question } = await openList()
  trpcMock.use({
    'admin.invitations.cancel'() {
      throw HttpResponse.error()
    },
  })
  await cancel.click()
  await question.getByRole('button', { name: 'Cancel Invitation' }).click()
  await expectErrorToast('Error', 'Failed to cancel invitation')
})

test('a new link is shown, and the focus returns to its button', async () => {
  const { renew, screen } = await openList()
  await renew.click()
  const shown = screen.getByRole('dialog', { name: 'Invitation link' })
  await expect.element(shown).toMatchTextContent('ines@example.com')
  await expect
    .element(shown.getByLabelText('Link', { exact: true }))
    .toHaveValue(`http://localhost:3000/invite/accept?token=${'mock-token'.padEnd(43, '0')}`)
  await userEvent.keyboard('{Escape}')
  await expect.element(renew).toHaveFocus()
  expect(trpcMock.calls).toContainEqual({ name: 'admin.invitations.renew', input: { id: invited.id } })
})
