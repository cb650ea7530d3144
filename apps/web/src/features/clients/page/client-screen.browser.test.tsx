import type { OrganizationDetails } from '@tallgrass/contracts'
import { AppError, parseInstant, parseMoney } from '@tallgrass/domain'
import { adminInvoices, anId, bookings, organizationDetailsOf, organizations } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, expectFits, openDialog } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { expectErrorToast } from '../../../testing/expect-toast'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const okafor = organizations.find(({ name }) => name === 'Okafor Tile & Stone')
const luis = organizations.find(({ name }) => name === 'Arredondo Roofing')

async function renderClient(facts: Partial<OrganizationDetails> = {}) {
  if (!okafor) throw new Error('There is no sample client')
  const client = { ...organizationDetailsOf(okafor), ...facts }
  trpcMock.use({
    'admin.clients.get': ({ id }) => {
      const other = organizations.find((one) => one.id === id && id !== client.id)
      return other ? organizationDetailsOf(other) : client
    },
  })
  const screen = await renderApp({ path: `/portal/admin/clients/${client.id}`, as: 'admin' })
  return { client, screen, region: (name: string) => screen.getByRole('region', { name, exact: true }) }
}

test('the page has what is known, the people, the sums and the newest records', async () => {
  const { region, screen } = await renderClient()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Okafor Tile & Stone')
  const facts = region('Client')
  for (const text of ['Okafor Tile & Stone LLC', '12 Quarry Road', '75-1234567', 'America/Chicago'])
    await expect.element(facts).toMatchTextContent(text)
  await expect.element(region('Sums')).toMatchTextContent('Agreed$12,000.00')
  await expect
    .element(region('Contacts').getByRole('row').nth(1))
    .toMatchTextContent(/Maren Okafor.*Signs.*Pays.*Reviews/)
  await expect
    .element(region('Projects').getByRole('link', { name: 'Front desk that never sleeps' }))
    .toHaveAttribute('href', expect.stringContaining('/portal/admin/projects/'))
  await expect.element(region('Agreements').getByRole('link', { name: 'MSA Agreement' })).toBeVisible()
  await expect.element(region('Conversations')).toMatchTextContent('No conversations with the assistant yet.')
  await expectFits()
  await atBothWidths(() => expectAccessible('a client'))
})

test('the page says since when, by the day in the zone of the reader', async () => {
  const { screen } = await renderClient({ createdAt: parseInstant('2026-06-20T12:00:00.000Z') })
  await expect.element(screen.getByRole('main')).toMatchTextContent('Client since June 20, 2026')
})

test('what a contact may do is changed, and a refusal is named and keeps the choice', async () => {
  const sentence = 'Maren Okafor is the only one who pays, and invoices are open.'
  trpcMock.use({
    'admin.contacts.setRights': () => {
      throw new AppError('CONFLICT', sentence)
    },
  })
  const { client, region, screen } = await renderClient()
  await region('Contacts').getByRole('button', { name: 'Actions for Maren Okafor' }).click()
  await screen.getByRole('menuitem', { name: 'Change rights: Maren Okafor' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Rights of Maren Okafor' })
  await atBothWidths(() => expectAccessible('the rights of a contact', openDialog))
  await dialog.getByRole('checkbox', { name: 'Pays' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const toasts = screen.getByRole('region', { name: 'Notifications (F8)' })
  await expect.element(toasts).toMatchTextContent(sentence)
  await expect.element(dialog.getByRole('checkbox', { name: 'Pays' })).not.toBeChecked()
  const input = { userId: client.contacts[0]?.id, version: 1, signs: true, pays: false, reviews: true }
  expect(trpcMock.calls).toContainEqual({ name: 'admin.contacts.setRights', input })
})

test('the sums name what was refunded', async () => {
  const sum = parseMoney('300.00')
  const money = {
    agreed: sum,
    invoiced: sum,
    open: sum,
    overdue: sum,
    paid: sum,
    refunded: parseMoney('30.00'),
  }
  const { region } = await renderClient({ money })
  await expect.element(region('Sums')).toMatchTextContent('Paid$300.00after $30.00 refunded')
})

test('the times of calls name their zone', async () => {
  const { region } = await renderClient({ calls: { items: bookings, nextCursor: null } })
  await expect.element(region('Calls').getByText(/^Times are in .+\.$/)).toBeVisible()
})

test('the history is loaded on request', async () => {
  const { region } = await renderClient()
  const history = region('History')
  await history.getByRole('button', { name: 'Show history' }).click()
  await expect.element(history.getByRole('heading', { name: 'History' })).toHaveFocus()
  await expect.element(history.getByRole('table')).toBeVisible()
  expect(trpcMock.calls.filter(({ name }) => name === 'admin.clients.history')).toHaveLength(1)
})

test('the rest of long lists follows in place', async () => {
  const [invoice] = adminInvoices
  if (!invoice) throw new Error('There is no sample invoice')
  const { client, region } = await renderClient({ invoices: { items: [invoice], nextCursor: 'more' } })
  await region('Invoices').getByRole('button', { name: 'Show all invoices' }).click()
  await expect.element(region('Invoices').getByRole('heading', { name: 'Invoices' })).toHaveFocus()
  await expect.element(region('Invoices').getByRole('row').nth(2)).toBeVisible()
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.invoices.list',
    input: expect.objectContaining({ organizationId: client.id }),
  })
})

test.each([
  ['New Project', 'Create New Project'],
  ['New Agreement', 'Create New Agreement'],
  ['New Invoice', 'New Invoice'],
])('%s opens the form, filled in with the contact, and returns the focus', async (label, title) => {
  const { screen } = await renderClient()
  const opener = screen.getByRole('button', { name: label })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: title })
  await expect.element(dialog.getByRole('combobox', { name: 'Client' })).toHaveValue('Maren Okafor')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a call is booked on the page for visitors, filled in with the contact', async () => {
  const { screen } = await renderClient()
  await screen.getByRole('link', { name: 'Book a Call' }).click()
  await expect.element(screen.getByLabelText('Email')).toHaveValue('client@tallgrass.example')
  await expect.element(screen.getByLabelText('Company (optional)')).toHaveValue('Okafor Tile & Stone')
  await expect.element(screen.getByLabelText('Phone (optional)')).toHaveValue('(940) 555-0107')
  expect(screen.router.state.location.href).toBe('/schedule')
})

function refuseLateEdit() {
  trpcMock.use({
    'admin.clients.update'() {
      const details = {
        yours: { version: 1, tags: 'Trades, Stone' },
        theirs: { version: 2, tags: 'Trades', phone: '(940) 555-0999' },
      }
      throw new AppError('CONFLICT', 'This client has changed since you opened it.', { details })
    },
  })
}

async function editLate() {
  const { client, screen } = await renderClient()
  const opener = screen.getByRole('button', { name: 'Edit Client' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'Edit Client' })
  const name = dialog.getByLabelText('Name', { exact: true })
  await expect.element(name).toHaveFocus()
  await dialog.getByLabelText('Tags').fill('Trades, Stone')
  refuseLateEdit()
  const update = dialog.getByRole('button', { name: 'Update Client' })
  await update.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('(940) 555-0999')
  await expect.element(update).toHaveFocus()
  return { client, opener, dialog, name, mine: dialog.getByRole('button', { name: 'Save mine instead' }) }
}

test('an edit sends the changes alone, and a late one shows both sides', async () => {
  const { client, dialog, mine, opener } = await editLate()
  await expect.element(dialog.getByLabelText('Tags')).toHaveValue('Trades, Stone')
  await atBothWidths(() => expectAccessible('both sides of an edit', openDialog))
  trpcMock.use({ 'admin.clients.update': ({ id, version }) => ({ id, version: version + 1 }) })
  await mine.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.clients.update',
    input: { id: client.id, version: 1, tags: ['Trades', 'Stone'] },
  })
})

test('if the choice between both sides is refused, too, the first field has the focus', async () => {
  const { mine, name } = await editLate()
  trpcMock.use({
    'admin.clients.update'() {
      throw new AppError('CONFLICT', 'Another client has this name')
    },
  })
  await mine.click()
  await expectErrorToast('Error', 'Another client has this name')
  await expect.element(mine).not.toBeInTheDocument()
  await expect.element(name).toHaveFocus()
})

test('archiving asks first and shows why it is refused', async () => {
  const sentence =
    'Okafor Tile & Stone has 2 open projects. Finish or void them first, then archive the client.'
  trpcMock.use({
    'admin.clients.archive'() {
      throw new AppError('CONFLICT', sentence)
    },
  })
  const { screen } = await renderClient()
  await screen.getByRole('button', { name: 'Archive' }).click()
  const question = screen.getByRole('alertdialog', { name: 'Archive Okafor Tile & Stone?' })
  await question.getByRole('button', { name: 'Archive Client' }).click()
  await expect.element(screen.getByText(sentence)).toBeVisible()
})

test('an archived client says so, can be restored, and gets nothing new', async () => {
  const { client, screen } = await renderClient({ archivedAt: okafor?.createdAt ?? null })
  await expect.element(screen.getByText('Archived', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'New Project' })).toBeDisabled()
  await screen.getByRole('button', { name: 'Restore' }).click()
  await expect.element(screen.getByText('Client Restored')).toBeVisible()
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.clients.restore',
    input: { id: client.id, version: 1 },
  })
})

test('another client with the same tax ID is named, with a link', async () => {
  if (!luis) throw new Error('There is no sample client')
  const duplicate = { id: luis.id, name: luis.name, reasons: ['taxId' as const] }
  const { screen } = await renderClient({ duplicates: [duplicate] })
  const notice = screen.getByRole('alert').filter({ hasText: 'Possible duplicates' })
  await expect.element(notice).toMatchTextContent('Arredondo Roofing has the same tax ID.')
  await notice.getByRole('button', { name: 'Compare with Arredondo Roofing' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Compare Clients' })
  await dialog.getByRole('group', { name: 'Client that stays' }).getByRole('radio').nth(1).click()
  await expect.element(dialog.getByRole('note')).toMatchTextContent('lead to Arredondo Roofing')
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Discard', exact: true }).click()
  await notice.getByRole('link', { name: 'Arredondo Roofing' }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Arredondo Roofing')
})

test('after a merge, the focus is on the page of the client that stays', async () => {
  if (!luis) throw new Error('There is no sample client')
  const duplicate = { id: luis.id, name: luis.name, reasons: ['taxId' as const] }
  const { client, screen } = await renderClient({ duplicates: [duplicate] })
  trpcMock.use({
    'admin.clients.merge'({ id }) {
      trpcMock.use({ 'admin.clients.get': () => ({ ...client, duplicates: [] }) })
      return { id, version: 2 }
    },
  })
  const opener = screen.getByRole('button', { name: 'Compare with Arredondo Roofing' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'Compare Clients' })
  await dialog.getByRole('button', { name: 'Merge Clients' }).click()
  await expect.element(screen.getByText('Clients Merged')).toBeVisible()
  await expect.element(opener).not.toBeInTheDocument()
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

test('a client that was merged into another leads there', async () => {
  if (!luis) throw new Error('There is no sample client')
  const { screen } = await renderClient({ mergedInto: { id: luis.id, name: luis.name } })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Arredondo Roofing')
  expect(screen.router.state.location.pathname).toBe(`/portal/admin/clients/${luis.id}`)
})

test('if a client is merged while someone edits it, the form keeps the input and links to the other client', async () => {
  if (!luis) throw new Error('There is no sample client')
  const { client, screen } = await renderClient()
  await screen.getByRole('button', { name: 'Edit Client' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Edit Client' })
  await dialog.getByLabelText('Internal Notes').fill('Calls on Mondays')
  trpcMock.use({
    'admin.clients.get': ({ id }) =>
      id === luis.id
        ? organizationDetailsOf(luis)
        : { ...client, mergedInto: { id: luis.id, name: luis.name } },
    'admin.clients.update': () => {
      throw new AppError('CONFLICT', 'It was merged. Reload the page to see where it went.')
    },
  })
  await dialog.getByRole('button', { name: 'Update Client' }).click()
  const alert = dialog.getByRole('alert')
  await expect
    .element(alert)
    .toMatchTextContent('Okafor Tile & Stone was merged into Arredondo Roofing. Nothing was saved')
  await expect.element(alert.getByRole('link')).toHaveAttribute('href', `/portal/admin/clients/${luis.id}`)
  await expect.element(dialog.getByLabelText('Internal Notes')).toHaveValue('Calls on Mondays')
  await expect
    .element(dialog.getByRole('button', { name: 'Update Client' }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect.element(screen.getByText(/Reload the page/)).not.toBeInTheDocument()
  await atBothWidths(() => expectAccessible('an edit of a merged client', openDialog))
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Arredondo Roofing')
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each(['not-an-id', anId('Organization')])('the address %s leads nowhere, and back', async (id) => {
  const screen = await renderApp({ path: `/portal/admin/clients/${id}`, as: 'admin' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Client Not Found')
  await screen.getByRole('link', { name: 'Back to clients' }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Clients')
})
