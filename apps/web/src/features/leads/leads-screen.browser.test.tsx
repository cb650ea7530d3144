import { checklistQuestions, toInstant } from '@tallgrass/domain'
import { leadDetailsOf, leads } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { liveStream } from '../../testing/live-stream'
import { renderApp } from '../../testing/render-app'
import { textsOf } from '../../testing/texts-of'
import { trpcMock } from '../../testing/trpc-mock'

const LEADS = '/portal/admin/leads'

async function renderLeads(search = '') {
  const screen = await renderApp({ path: `${LEADS}${search}`, as: 'admin' })
  const table = screen.getByRole('table', { name: 'Leads' })
  return {
    screen,
    table,
    rows: () => table.getByRole('row').elements().slice(1),
    href: () => screen.router.state.location.href,
  }
}

test('a new lead appears without a reload', async () => {
  const live = liveStream()
  const [newest, ...before] = leads
  if (!newest) throw new Error('There is no sample lead')
  const items = [...before]
  trpcMock.use({ 'admin.leads.list': () => ({ items, nextCursor: null }) })
  const { table } = await renderLeads()
  await expect.element(table.getByRole('row').nth(before.length)).toBeVisible()
  expect(textsOf(table.getByRole('columnheader'))).toEqual([
    'When',
    'Name',
    'Email',
    'Interest',
    'Status',
    'First contact',
  ])
  items.unshift({ ...newest, interest: 'learning-saas', createdAt: toInstant(new Date()) })
  await live.opened()
  live.changed('lead', newest.id)
  const row = table.getByRole('row').filter({ hasText: newest.email })
  for (const text of ['Waiting for less than a minute', 'Learning software', 'New']) {
    await expect.element(row).toMatchTextContent(text)
  }
})

test('the drawer shows the chat and the checklist answers, and closing it clears the address', async () => {
  const answers = Object.fromEntries(checklistQuestions.map(({ id }) => [id, 1]))
  trpcMock.use({
    'admin.leads.get'({ id }) {
      const lead = leads.find((one) => one.id === id)
      if (!lead) throw new Error('There is no such sample lead')
      return { ...leadDetailsOf(lead), checklists: [{ at: lead.createdAt, answers }] }
    },
  })
  const { href, screen } = await renderLeads('?search=ravi')
  const opener = screen.getByRole('button', { name: 'Ravi Menon' })
  await opener.click()
  const drawer = screen.getByRole('dialog', { name: 'Ravi Menon' })
  await expect.element(drawer).toMatchTextContent('Contacted after')
  await expect
    .element(drawer.getByRole('textbox', { name: 'Notes' }))
    .toHaveValue('Wants to see it on a Friday, when the crews are in.')
  const messages = drawer.getByRole('list', { name: 'Latest conversation' }).getByRole('listitem')
  await expect.element(messages.last()).toMatchTextContent('Tally')
  await expect.element(messages.last()).toMatchTextContent('The AI receptionist answers when you cannot')
  const checklist = drawer.getByRole('region', { name: 'Automation Checklist' })
  await expect.element(checklist).toMatchTextContent(/\d+ of 24 points/)
  expect(href()).toMatch(/lead=[\da-f-]{36}/)
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  expect(href()).toBe(`${LEADS}?search=ravi`)
  await expect.element(opener).toHaveFocus()
})

test('the filters are kept in the address', async () => {
  const { href, rows, screen } = await renderLeads()
  await expect.poll(() => document.title).toBe('Leads: Admin Portal')
  await screen.getByLabelText('Status').selectOptions('Qualified')
  await expect.poll(href).toBe(`${LEADS}?status=qualified`)
  await screen.getByLabelText('Interest').selectOptions('Learning software')
  await screen.getByLabelText('Source').selectOptions('Chat')
  await screen.getByLabelText('Search leads').fill('menon')
  await expect.poll(href).toBe(`${LEADS}?status=qualified&interest=learning-saas&source=chat&search=menon`)
  await expect.poll(rows).toHaveLength(1)
  await expect
    .element(screen.getByRole('link', { name: 'Export CSV' }))
    .toHaveAttribute(
      'href',
      '/api/admin/leads.csv?status=qualified&interest=learning-saas&source=chat&search=menon',
    )
})

test('the board shows every status, and the back button returns to the table', async () => {
  const { href, rows, screen } = await renderLeads('?status=qualified&search=menon')
  await expect.poll(rows).toHaveLength(1)
  await screen.getByRole('radiogroup', { name: 'View' }).getByText('Board').click()
  await expect.poll(href).toMatch(/view=board/)
  await expect.element(screen.getByLabelText('Status')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('article')).toMatchTextContent(/Ravi Menon/)
  const search = screen.getByLabelText('Search leads')
  await search.fill('no such lead')
  await expect.element(screen.getByRole('heading', { name: 'No Leads Found' })).toBeVisible()
  screen.router.history.back()
  await expect.poll(href).toMatch(/status=qualified.*search=menon/)
  await expect.poll(rows).toHaveLength(1)
})

test('view and search are read from the address', async () => {
  const { screen } = await renderLeads('?view=board&search=no%20such%20lead')
  await expect.element(screen.getByLabelText('Search leads')).toHaveValue('no such lead')
  await expect.element(screen.getByRole('heading', { name: 'No Leads Found' })).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'Board' })).toBeChecked()
})

test('a list that failed to load can be loaded again, and an empty one says so', async () => {
  trpcMock.use({
    'admin.leads.list'() {
      throw HttpResponse.error()
    },
  })
  const { screen } = await renderLeads()
  const problem = screen.getByRole('alert').filter({ hasText: 'Failed to load leads. Please try again.' })
  await expect.element(problem).toBeVisible()
  trpcMock.use({ 'admin.leads.list': () => ({ items: [], nextCursor: null }) })
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'No Leads Yet' })).toBeVisible()
})

test('an unknown lead is reported', async () => {
  const { screen } = await renderLeads('?lead=01a1f7d0-0b33-4623-a6a1-76287c5874e3')
  await expect
    .element(screen.getByRole('dialog', { name: 'Lead' }))
    .toMatchTextContent('This lead does not exist')
})

test('the drawer is accessible with its menu open and with unsaved notes', async () => {
  const { screen } = await renderLeads('?search=nora')
  await screen.getByRole('button', { name: 'Nora Castellan' }).click()
  const drawer = screen.getByRole('dialog', { name: 'Nora Castellan' })
  await drawer.getByRole('button', { name: /^Move/ }).click()
  await expect.element(screen.getByRole('menu')).toBeVisible()
  await atBothWidths(() => expectAccessible('the drawer with its menu', openDialog))
  await userEvent.keyboard('{Escape}')
  await drawer.getByRole('textbox', { name: 'Notes' }).fill('Half a thought')
  await atBothWidths(() => expectAccessible('the drawer with unsaved notes', openDialog))
})
