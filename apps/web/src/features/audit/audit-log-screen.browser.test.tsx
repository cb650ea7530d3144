import { auditEntries, organizations } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { renderApp } from '../../testing/render-app'
import { textsOf } from '../../testing/texts-of'
import { trpcMock } from '../../testing/trpc-mock'

const AUDIT = '/portal/admin/audit'
const [invitation] = auditEntries
const ID = invitation?.entityId ?? ''

async function renderAudit(search = '') {
  const screen = await renderApp({ path: `${AUDIT}${search}`, as: 'admin' })
  return {
    screen,
    table: screen.getByRole('table', { name: 'Audit entries' }),
    href: () => screen.router.state.location.href,
  }
}

test('the audit log shows who did what, and what changed', async () => {
  const { screen, table } = await renderAudit('?action=user.change-role')
  const row = table.getByRole('row').nth(1)
  await expect.element(row).toMatchTextContent('Ruth Calloway')
  await expect.element(row).toMatchTextContent('Changed the role of a user')
  expect(textsOf(table.getByRole('columnheader'))).toEqual(['When', 'Who', 'Action', 'Entity', 'From'])
  await expect.element(row.getByText(/^User [\da-f]{8}$/)).toBeVisible()
  // A click anywhere in the row opens it, not only on its title.
  await row
    .getByText(/Ruth Calloway/)
    .first()
    .click()
  const drawer = screen.getByRole('dialog', { name: 'Changed the role of a user' })
  await expect.element(drawer.getByText('user.change-role', { exact: true })).toBeVisible()
  const change = drawer.getByRole('listitem').filter({ hasText: 'Role' })
  await expect.element(change).toMatchTextContent('Changed')
  expect(textsOf(change.getByRole('definition'))).toEqual(['Admin', 'Client'])
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(row.getByRole('button', { name: 'Changed the role of a user' })).toHaveFocus()
})

test('a client, a contact and a contact who acted lead to the page of the client', async () => {
  const [client, other] = organizations
  if (!client || !other || !invitation) throw new Error('There are no samples')
  const entry = {
    ...invitation,
    action: 'contact.update',
    entity: 'user',
    entityId: null,
    entityName: 'Joel Okafor',
    organizationId: client.id,
    after: null,
    actorName: 'Maren Okafor',
    actorOrganizationId: other.id,
  }
  trpcMock.use({ 'admin.audit.list': () => ({ items: [entry], nextCursor: null }) })
  const { screen, table } = await renderAudit()
  await expect
    .element(table.getByRole('link', { name: 'Maren Okafor' }))
    .toHaveAttribute('href', `/portal/admin/clients/${other.id}`)
  await table.getByRole('link', { name: 'User “Joel Okafor”' }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(client.name)
})

test('administrators who acted lead nowhere', async () => {
  const { table } = await renderAudit('?action=user.change-role')
  await expect.element(table.getByRole('row').nth(1)).toMatchTextContent('Ruth Calloway')
  await expect.element(table.getByRole('link')).not.toBeInTheDocument()
})

test('filters are kept in the address, and an entry links to all entries of its entity', async () => {
  const { href, screen } = await renderAudit()
  const action = screen.getByLabelText('Action')
  await action.selectOptions('Created an invitation')
  await expect.poll(href).toBe(`${AUDIT}?action=invitation.create`)
  await screen.getByRole('button', { name: 'Created an invitation' }).click()
  await screen.getByRole('button', { name: 'Show all entries for this invitation' }).click()
  await expect.poll(href).toBe(`${AUDIT}?entityId=${ID}`)
  screen.router.history.back()
  await expect.element(action).toHaveValue('invitation.create')
  await expect.element(screen.getByLabelText('Entity ID')).toHaveValue('')
})

test('only a full ID is searched for', async () => {
  const { href, screen, table } = await renderAudit('?action=invitation.create')
  const entity = screen.getByLabelText('Entity ID')
  await entity.fill(ID.slice(-8))
  await expect.element(entity).toHaveAccessibleDescription('Enter the full ID')
  await entity.fill(ID)
  await expect.poll(href).toBe(`${AUDIT}?action=invitation.create&entityId=${ID}`)
  await expect.poll(() => table.getByRole('row').elements()).toHaveLength(2)
})

test('filters are read from the address and cleared together', async () => {
  trpcMock.use({
    'admin.audit.list': ({ to }) => ({ items: to === '2020-01-31' ? [] : auditEntries, nextCursor: null }),
  })
  const { href, screen } = await renderAudit(`?action=invitation.create&entityId=${ID}&to=2020-01-31`)
  await expect.element(screen.getByRole('heading', { name: 'No Entries Found' })).toBeVisible()
  await expect.element(screen.getByLabelText('To date (UTC)')).toHaveValue('2020-01-31')
  await expect
    .element(screen.getByRole('link', { name: 'Export CSV' }))
    .toHaveAttribute('href', `/api/admin/audit.csv?action=invitation.create&entityId=${ID}&to=2020-01-31`)
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(href).toBe(AUDIT)
  await expect.element(screen.getByLabelText('Action')).toHaveFocus()
  await expect.element(screen.getByLabelText('Entity ID')).toHaveValue('')
  await expect.element(screen.getByLabelText('To date (UTC)')).toHaveValue('')
  await expect.element(screen.getByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
})

test('a typed date filters the entries', async () => {
  const { href, screen } = await renderAudit()
  await screen.getByLabelText('To date (UTC)').fill('2020-01-31')
  await expect.poll(href).toBe(`${AUDIT}?to=2020-01-31`)
  await expect
    .poll(() => trpcMock.calls)
    .toContainEqual({ name: 'admin.audit.list', input: expect.objectContaining({ to: '2020-01-31' }) })
})

test('invalid filters in the address are ignored', async () => {
  const { screen, table } = await renderAudit('?entityId=1&from=yesterday&to=0001-01-01')
  await expect.element(table).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
})

test('more entries load on request', async () => {
  trpcMock.use({
    'admin.audit.list': ({ cursor }) => ({
      items: cursor ? auditEntries.slice(1) : auditEntries.slice(0, 1),
      nextCursor: cursor ? null : 'more',
    }),
  })
  const { screen, table } = await renderAudit()
  await expect.element(table).toBeVisible()
  expect(table.getByRole('row').elements()).toHaveLength(2)
  await screen.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => table.getByRole('row').elements()).toHaveLength(auditEntries.length + 1)
})

test('entries that fail to load can be retried', async () => {
  trpcMock.use({
    'admin.audit.list'() {
      throw HttpResponse.error()
    },
  })
  const { screen, table } = await renderAudit()
  const problem = screen
    .getByRole('alert')
    .filter({ hasText: 'Failed to load the audit entries. Please try again.' })
  await expect.element(problem).toBeVisible()
  trpcMock.use({ 'admin.audit.list': () => ({ items: auditEntries, nextCursor: null }) })
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect.element(table).toBeVisible()
  await expect.element(problem).not.toBeInTheDocument()
})

test('the drawer of an entry is accessible', async () => {
  const { screen } = await renderAudit()
  await screen.getByRole('button', { name: 'Changed the role of a user' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Changed the role of a user' })).toBeVisible()
  await atBothWidths(() => expectAccessible('an entry of the audit', openDialog))
})
