import { organizationDetailsOf, organizations } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, expectFits, openDialog } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { renderApp } from '../../testing/render-app'
import { textsOf } from '../../testing/texts-of'
import { trpcMock } from '../../testing/trpc-mock'

const CLIENTS = '/portal/admin/clients'

async function renderClients(search = '') {
  const screen = await renderApp({ path: `${CLIENTS}${search}`, as: 'admin' })
  const table = screen.getByRole('table', { name: 'Clients' })
  return {
    screen,
    table,
    rowOf: (name: string) => table.getByRole('row').filter({ hasText: name }),
    href: () => screen.router.state.location.href,
  }
}

function sampleNamed(name: string) {
  const found = organizations.find((one) => one.name === name)
  if (!found) throw new Error(`There is no client ${name}`)
  return found
}

test('the sidebar leads to the clients, who are listed with their sums and open by keyboard', async () => {
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  const sidebar = screen.getByRole('navigation', { name: 'Admin portal' })
  await sidebar.getByRole('link', { name: 'Clients' }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Clients')
  const table = screen.getByRole('table', { name: 'Clients' })
  const row = table.getByRole('row').filter({ hasText: 'Okafor Tile & Stone' })
  await expect.element(row).toMatchTextContent('Okafor Tile & Stone LLC1 contact')
  await expect.element(row).toMatchTextContent('$12,000.00')
  expect(textsOf(table.getByRole('columnheader'))).toEqual([
    'Client',
    'Tags',
    'Agreed',
    'Invoiced',
    'Paid',
    'Open',
    'Overdue',
  ])
  row.getByRole('link', { name: 'Okafor Tile & Stone' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Okafor Tile & Stone')
})

test('the list fits every width and is accessible', async () => {
  const { rowOf } = await renderClients()
  await expect.element(rowOf('Arredondo Roofing')).toBeVisible()
  await expectFits()
  await atBothWidths(() => expectAccessible('the clients'))
})

test('search, tag, order and archive are kept in the address', async () => {
  const { href, rowOf, screen } = await renderClients()
  await screen.getByRole('combobox', { name: 'Tag' }).selectOptions('Food')
  await expect.element(rowOf('Cedar & Salt Bakery')).toBeVisible()
  await expect.element(rowOf('Okafor Tile & Stone')).not.toBeInTheDocument()
  await screen.getByRole('combobox', { name: 'Sort' }).selectOptions('By open amount')
  await screen.getByRole('searchbox', { name: 'Search clients' }).fill('nobody')
  await expect.element(screen.getByText('Try a different search, or fewer filters.')).toBeVisible()
  expect(href()).toBe(`${CLIENTS}?search=nobody&tag=Food&sort=open`)
  const csv = screen.getByRole('link', { name: 'Export CSV' })
  await expect.element(csv).toHaveAttribute('href', '/api/clients.csv?search=nobody&tag=Food&sort=open')
  await screen.getByRole('combobox', { name: 'Show' }).selectOptions('Archived clients')
  await expect.poll(href).toContain('show=archived')
  const isAsked = expect.poll(() => trpcMock.calls)
  await isAsked.toContainEqual({
    name: 'admin.clients.list',
    input: expect.objectContaining({ search: 'nobody', tag: 'Food', sort: 'open', show: 'archived' }),
  })
})

test('possible duplicates are compared and merged field by field', async () => {
  const [first, other] = [sampleNamed('Okafor Tile & Stone'), sampleNamed('Arredondo Roofing')]
  trpcMock.use({
    'admin.clients.duplicates': () => [
      {
        first: { id: first.id, name: first.name },
        other: { id: other.id, name: other.name },
        reasons: ['name', 'taxId'],
      },
    ],
    // A merge changes both.
    'admin.clients.get'({ id }) {
      const found = organizationDetailsOf(id === first.id ? first : other)
      const isMerged = trpcMock.calls.some(({ name }) => name === 'admin.clients.merge')
      return { ...found, version: isMerged ? 2 : 1 }
    },
  })
  const { href, screen } = await renderClients()
  await screen.getByRole('button', { name: 'Possible Duplicates' }).click()
  const list = screen.getByRole('dialog', { name: 'Possible Duplicates' })
  await expect.element(list).toMatchTextContent('have the same name and tax ID.')
  await atBothWidths(() => expectAccessible('the duplicates', openDialog))
  await list.getByRole('button', { name: `Compare ${first.name} and ${other.name}` }).click()
  const dialog = screen.getByRole('dialog', { name: 'Compare Clients' })
  await expect.element(dialog.getByRole('radio').first()).toHaveFocus()
  const phone = dialog.getByRole('group', { name: 'Phone' })
  await expect.element(phone.getByRole('radio', { name: '(940) 555-0107' })).toBeChecked()
  await atBothWidths(() => expectAccessible('the comparison', openDialog))
  await phone.getByRole('radio', { name: '(817) 555-0126' }).click()
  await userEvent.keyboard('{Escape}')
  const question = screen.getByRole('alertdialog', { name: 'Discard changes?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(phone.getByRole('radio', { name: '(817) 555-0126' })).toBeChecked()
  await expect
    .element(dialog.getByRole('note'))
    .toMatchTextContent('Arredondo Roofing is archived, and links to it lead to Okafor Tile & Stone.')
  await dialog.getByRole('button', { name: 'Merge Clients' }).click()
  await expect.element(screen.getByText('Clients Merged')).toBeVisible()
  await expect.poll(href).toBe(`${CLIENTS}/${first.id}`)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Okafor Tile & Stone')
  await expect.element(screen.getByRole('main')).toHaveFocus()
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.clients.merge',
    input: { id: first.id, version: 1, other: { id: other.id, version: 1 }, take: ['phone'] },
  })
})

test('without duplicates, the list says what was compared', async () => {
  const { screen } = await renderClients()
  const opener = screen.getByRole('button', { name: 'Possible Duplicates' })
  await opener.click()
  await expect
    .element(screen.getByText('No two clients share a name, a mail domain, an address, or a tax ID.'))
    .toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})
