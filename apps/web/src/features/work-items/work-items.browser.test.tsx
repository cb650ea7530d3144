import { noWork, workItems } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app'
import { textsOf } from '../../testing/texts-of'
import { trpcMock } from '../../testing/trpc-mock'

test('on the invoices screen, an item about money links to its invoice and is resolved with a note', async () => {
  const screen = await renderApp({ path: '/portal/admin/invoices', as: 'admin' })
  const panel = screen.getByRole('region', { name: 'Waiting for us (1)' })
  await expect.element(panel).toMatchTextContent('Refund due: $600.00')
  await panel.getByRole('button', { name: /^Mark as resolved/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Mark as Resolved' })
  const submit = dialog.getByRole('button', { name: 'Mark as resolved' })
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabelText('Note').fill('Sent back by bank transfer')
  await submit.click()
  await expect.element(screen.getByText('Marked as Resolved')).toBeVisible()
  expect(trpcMock.calls.find(({ name }) => name === 'admin.workItems.close')?.input).toMatchObject({
    note: 'Sent back by bank transfer',
  })
  await expect.element(dialog).not.toBeInTheDocument()
  await panel.getByRole('button', { name: 'INV-2026-0001' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Extra training' })).toBeVisible()
})

test('money is refunded from the list', async () => {
  const screen = await renderApp({ path: '/portal/admin/invoices', as: 'admin' })
  await screen.getByRole('button', { name: /^Refund: Refund due/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Refund Payment' })
  await expect.element(dialog.getByLabelText('Amount')).toHaveValue('600.00')
  await dialog.getByLabelText('Reason').fill('The invoice was void')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect.element(screen.getByText('Refund Requested')).toBeVisible()
})

test('the dashboard lists every item with its client, its age and a link', async () => {
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  const panel = screen.getByRole('region', { name: 'Waiting for us (5)' })
  await expect.element(panel.getByRole('listitem').first()).toMatchTextContent('Lead to contact')
  const words = textsOf(panel.getByRole('listitem'))
  expect(words[0]).toMatch(/^Lead to contact.*Nora Castellan.*Added .* ago.*Open lead.*Mark as resolved$/)
  expect(words[2]).toMatch(/^Client response.*“Set up calls and the calendar”.*Open task$/)
  expect(words[3]).toMatch(/^Refund due: \$600\.00.*Luis Arredondo.*INV-2026-0001.*Open invoice/)
  expect(words[4]).toMatch(/^Job failed.*send-mail failed after 8 attempts.*See failed jobs/)
  await panel.getByRole('link', { name: 'Open lead: Lead to contact, Nora Castellan' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Nora Castellan' })).toBeVisible()
})

test('the dashboard shows the figures of the business above a long list of what waits', async () => {
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  const panel = screen.getByRole('region', { name: /^Waiting for us/ })
  await expect.element(panel).toBeVisible()
  const glance = screen.getByRole('region', { name: 'At a glance' })
  await expect.element(glance).toBeVisible()
  expect(glance.element().compareDocumentPosition(panel.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test.each([
  ['Open task: Client response, Maren Okafor', /\/portal\/admin\/projects\/[^/]+#task-/],
  ['Open invoice: Refund due, Luis Arredondo', /\/portal\/admin\/invoices\?invoice=/],
  ['See failed jobs: Job failed', /\/portal\/admin\/failed-jobs$/],
])('%s links to the screen where it is resolved', async (name, address) => {
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  const link = screen.getByRole('link', { name, exact: true })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(address))
})

test('a client’s answer links to its task, which takes the focus', async () => {
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  await screen.getByRole('link', { name: /^Open task/ }).click()
  const menu = screen.getByRole('button', { name: /Set up calls and the calendar/ })
  await expect.element(menu.last()).toHaveFocus()
})

test('Show more loads the next page', async () => {
  const [first, ...others] = workItems
  trpcMock.use({
    'admin.workItems.list': ({ cursor }) =>
      cursor ? { items: others, nextCursor: null } : { items: first ? [first] : [], nextCursor: 'next' },
  })
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  const panel = screen.getByRole('region', { name: /^Waiting for us/ })
  await panel.getByRole('button', { name: 'Show more' }).click()
  await expect.element(panel.getByRole('listitem').nth(4)).toBeVisible()
})

test('the sidebar names what its counts are', async () => {
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  const sidebar = screen.getByRole('navigation', { name: 'Admin portal' })
  for (const name of [
    'Projects 1 to look at',
    'Invoices 3 overdue or to check',
    'Leads 2 not contacted',
    'Bookings 1 without an outcome',
    'Failed jobs 1 failed',
  ]) {
    await expect.element(sidebar.getByRole('link', { name })).toBeVisible()
  }
})

test('the header of a screen says what waits there', async () => {
  const screen = await renderApp({ path: '/portal/admin/invoices', as: 'admin' })
  await expect.element(screen.getByText('2 invoices are overdue.')).toBeVisible()
  trpcMock.use({ 'admin.workItems.counts': () => noWork })
  const quiet = await renderApp({ path: '/portal/admin/invoices', as: 'admin' })
  await expect.element(quiet.getByText('No invoice is overdue.')).toBeVisible()
})

test('without open items, nothing is shown', async () => {
  trpcMock.use({
    'admin.workItems.counts': () => noWork,
    'admin.workItems.list': () => ({ items: [], nextCursor: null }),
  })
  const screen = await renderApp({ path: '/portal/admin/invoices', as: 'admin' })
  await expect.element(screen.getByRole('article', { name: 'Final payment' })).toBeVisible()
  await expect.element(screen.getByText(/Waiting for us/)).not.toBeInTheDocument()
  await screen.router.navigate({ to: '/portal/admin' })
  await expect.element(screen.getByRole('region', { name: 'Business' })).toBeVisible()
  await expect.element(screen.getByText(/Waiting for us/)).not.toBeInTheDocument()
})
