import { waitlistEntries } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { renderApp } from '../../testing/render-app'
import { textsOf } from '../../testing/texts-of'
import { trpcMock } from '../../testing/trpc-mock'

const WAITLIST = '/portal/admin/waitlist'

async function renderWaitlist(search = '') {
  const screen = await renderApp({ path: `${WAITLIST}${search}`, as: 'admin' })
  const table = screen.getByRole('table', { name: 'Waitlist entries' })
  return {
    screen,
    table,
    rows: () => table.getByRole('row').elements().slice(1),
    href: () => screen.router.state.location.href,
  }
}

test('the sidebar links to the waitlist, whose entries are listed and opened', async () => {
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  const sidebar = screen.getByRole('navigation', { name: 'Admin portal' })
  await sidebar.getByRole('link', { name: 'Waitlist' }).click()
  const table = screen.getByRole('table', { name: 'Waitlist entries' })
  await expect.element(table).toBeVisible()
  await expect.poll(() => document.title).toBe('Waitlist: Admin Portal')
  expect(textsOf(table.getByRole('columnheader'))).toEqual(['When', 'Name', 'Email', 'Company', 'Product'])
  const row = table.getByRole('row').filter({ hasText: 'tom@beckettlandscape.example' })
  await expect.element(row).toMatchTextContent('Tallgrass STRIDES')
  const opener = row.getByRole('button', { name: 'Tom Beckett' })
  await opener.click()
  const drawer = screen.getByRole('dialog', { name: 'Tom Beckett' })
  await expect.element(drawer).toMatchTextContent('Five minutes of safety practice for two crews')
  await expect.element(drawer).toMatchTextContent('Beckett Landscape')
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('the filters are kept in the address, and the back button undoes the whole search', async () => {
  const { href, rows, screen, table } = await renderWaitlist()
  await screen.getByLabelText('Product').selectOptions('Tallgrass Echo')
  await expect.poll(href).toBe(`${WAITLIST}?product=tallgrass-echo`)
  await expect.poll(rows).toHaveLength(1)
  await expect.element(table).toMatchTextContent('Tallgrass Echo')
  const search = screen.getByLabelText('Search the waitlist')
  await search.fill('cedar')
  await expect.poll(href).toBe(`${WAITLIST}?product=tallgrass-echo&search=cedar`)
  await expect.poll(rows).toHaveLength(1)
  await search.fill('no such entry')
  await expect.element(screen.getByRole('heading', { name: 'No Entries Found' })).toBeVisible()
  screen.router.history.back()
  await expect.poll(href).toBe(`${WAITLIST}?product=tallgrass-echo`)
  await expect.element(search).toHaveValue('')
})

test('the filters are read from the address and applied to the export', async () => {
  const { screen } = await renderWaitlist('?product=tallgrass-scorm&search=kim')
  await expect.element(screen.getByRole('row').filter({ hasText: 'Hana Kim' })).toBeVisible()
  await expect.element(screen.getByLabelText('Search the waitlist')).toHaveValue('kim')
  await expect.element(screen.getByLabelText('Product')).toHaveValue('tallgrass-scorm')
  await expect
    .element(screen.getByRole('link', { name: 'Export CSV' }))
    .toHaveAttribute('href', '/api/admin/waitlist.csv?product=tallgrass-scorm&search=kim')
})

test('Show more loads the next page', async () => {
  trpcMock.use({
    'admin.waitlist.list': ({ cursor }) => ({
      items: cursor ? waitlistEntries.slice(1) : waitlistEntries.slice(0, 1),
      nextCursor: cursor ? null : 'more',
    }),
  })
  const { rows, screen, table } = await renderWaitlist()
  await expect.element(table).toBeVisible()
  expect(rows()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(rows).toHaveLength(waitlistEntries.length)
})

test('an empty waitlist says so', async () => {
  trpcMock.use({ 'admin.waitlist.list': () => ({ items: [], nextCursor: null }) })
  const { screen } = await renderWaitlist()
  await expect.element(screen.getByRole('heading', { name: 'No One Has Joined Yet' })).toBeVisible()
})

test('a waitlist that failed to load can be loaded again', async () => {
  trpcMock.use({
    'admin.waitlist.list'() {
      throw HttpResponse.error()
    },
  })
  const { screen, table } = await renderWaitlist()
  const problem = screen
    .getByRole('alert')
    .filter({ hasText: 'Failed to load the waitlist. Please try again.' })
  await expect.element(problem).toBeVisible()
  trpcMock.use({ 'admin.waitlist.list': () => ({ items: waitlistEntries, nextCursor: null }) })
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect.element(table).toBeVisible()
  await expect.element(problem).not.toBeInTheDocument()
})

test('the drawer of an entry is accessible', async () => {
  const { screen } = await renderWaitlist()
  await screen.getByRole('button', { name: 'Hana Kim' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Hana Kim' })).toBeVisible()
  await atBothWidths(() => expectAccessible('a waitlist entry', openDialog))
})
