import type { ProjectSummary } from '@tallgrass/contracts'
import { AppError, NO_MONEY, parseMoney } from '@tallgrass/domain'
import {
  agreementIn,
  agreements,
  anId,
  defaultMocks,
  fullProject,
  invoices,
  projects,
  tasks,
} from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { expectAccessible, expectFits } from '../../testing/accessibility'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const path = `/portal/projects/${fullProject?.id}`

/** An empty project of the same client. */
const empty = projects.find(
  ({ clientId, id }) => clientId === fullProject?.clientId && id !== fullProject?.id,
)

function summarize(facts: Partial<ProjectSummary>) {
  const usual = defaultMocks('client')['portal.projects.summary']
  trpcMock.use({ 'portal.projects.summary': async (input) => ({ ...(await usual(input)), ...facts }) })
}

/** For each tab: the column headings and one row, as the client sees them. */
const tables = [
  {
    tab: 'Tasks',
    heads: ['Task', 'Owner', 'Status', 'Due', 'Next step'],
    row: ['Write down the questions you answer most often', 'You', 'In progress'],
    more: 'Ten are enough, with the exceptions.',
  },
  {
    tab: 'Invoices',
    heads: ['Invoice', 'Kind', 'Status', 'Created', 'Due', 'Amount', 'Pay'],
    row: ['Second milestone', 'Milestone', 'Open', '5 days ago', '$1,800.00', 'Pay Now'],
  },
  {
    tab: 'Checklist',
    heads: ['Item', 'Required', 'Status'],
    row: ['Answers are available in Spanish too', 'Optional', 'Failed'],
  },
  {
    tab: 'Costs',
    heads: ['Label', 'Category', 'Vendor', 'Billable', 'Reimbursable', 'Amount'],
    row: ['Phone number', 'Subscriptions', 'Prairie Phone', 'Yes', 'Yes', '$18.00'],
  },
  {
    tab: 'Tools',
    heads: ['Tool', 'Vendor', 'Plan', 'Transfer'],
    row: ['Phone number with text messages', 'Prairie Phone', 'Pay as you go', 'Configured'],
    more: 'Registered for text messages.',
  },
]

test.each(tables)('the $tab tab shows its columns and rows', async ({ heads, more, row, tab }) => {
  const screen = await renderApp({ path: `${path}?tab=${tab.toLowerCase()}`, as: 'client' })
  const table = screen.getByRole('table', { name: tab, exact: true })
  await expect.element(table).toBeVisible()
  const shown = table.getByRole('columnheader').elements()
  expect(shown.map(({ textContent }) => textContent)).toEqual(heads)
  const [title = '', ...facts] = row
  const line = table.getByRole('row').filter({ hasText: title })
  for (const fact of [title, ...facts]) await expect.element(line).toMatchTextContent(fact)
  if (more) await expect.element(line).toMatchTextContent(more)
})

test('late work is marked, and a paid invoice says when it was paid instead of when it was due', async () => {
  const screen = await renderApp({ path, as: 'client' })
  const late = screen.getByRole('row', { name: /Draft what the assistant says/ })
  await expect.element(late).toMatchTextContent(/[A-Z]\w+ \d+, \d{4} \(yesterday\) Overdue/)
  expect(
    late
      .getByRole('time')
      .elements()
      .map(({ tabIndex }) => tabIndex),
  ).toEqual([-1])
  await screen.getByRole('tab', { name: 'Invoices' }).click()
  const paid = screen.getByRole('row', { name: /Retainer/ })
  await expect.element(paid).toMatchTextContent(/Paid .* ago/)
  await expect.element(paid).toMatchTextContent('$250.00 refunded')
  await expect.element(paid).not.toMatchTextContent('Due')
})

test('the tab is kept in the address, and the back button returns to the previous tab', async () => {
  const screen = await renderApp({ path, as: 'client' })
  const tabs = screen.getByRole('tab')
  await expect.element(tabs.first()).toBeVisible()
  const words = tabs.elements().map(({ textContent }) => textContent.trim())
  expect(words).toEqual(['Tasks', 'Messages', 'Documents', 'Invoices', 'Checklist', 'Costs', 'Tools'])
  await expect.element(tabs.first()).toHaveAttribute('aria-selected', 'true')
  for (const tab of ['Costs', 'Tools']) {
    await screen.getByRole('tab', { name: tab }).click()
    await expect.element(screen.getByRole('table', { name: tab, exact: true })).toBeVisible()
    expect(screen.router.state.location.href).toBe(`${path}?tab=${tab.toLowerCase()}`)
  }
  screen.router.history.back()
  await expect.element(screen.getByRole('tab', { name: 'Costs' })).toHaveAttribute('aria-selected', 'true')
})

test('every empty tab has its own title', async () => {
  const screen = await renderApp({ path: `/portal/projects/${empty?.id}`, as: 'client' })
  for (const [tab, title] of [
    ['Tasks', 'No Tasks Yet'],
    ['Messages', 'No Messages Yet'],
    ['Invoices', 'No Invoices Yet'],
    ['Checklist', 'No Checklist Yet'],
    ['Costs', 'No Costs Yet'],
    ['Tools', 'No Tools Yet'],
  ] as const) {
    await screen.getByRole('tab', { name: tab }).click()
    await expect.element(screen.getByRole('tabpanel').getByRole('heading', { name: title })).toBeVisible()
  }
})

test('with every task approved, the grass goes to seed and no task actions are shown', async () => {
  const approved = tasks.map((task) => ({ ...task, status: 'APPROVED' as const }))
  trpcMock.use({ 'portal.projects.tasks': () => ({ items: approved, nextCursor: null }) })
  const screen = await renderApp({ path, as: 'client' })
  const overview = screen.getByRole('region', { name: 'Overview' })
  await expect.element(overview).toMatchTextContent('5 of 5 tasks approved')
  expect(overview.element().querySelectorAll('[data-layer="seed"]')).toHaveLength(1)
  await expect.element(screen.getByRole('button', { name: /^(Start|Approve|Send)/ })).not.toBeInTheDocument()
})

test.each(['NOT_FOUND', 'INVALID'] as const)(
  'a project answered with %s shows Project Not Found and a link to the list',
  async (code) => {
    trpcMock.use({
      'portal.projects.get': () => {
        throw new AppError(code, 'This project does not exist')
      },
    })
    const screen = await renderApp({ path: `/portal/projects/${anId('Project')}`, as: 'client' })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Project Not Found' })).toBeVisible()
    await screen.getByRole('link', { name: 'Back to Projects' }).click()
    await expect.poll(() => screen.router.state.location.href).toBe('/portal/projects')
  },
)

test('an address without the id of a project shows Project Not Found, and nothing is requested', async () => {
  const screen = await renderApp({ path: '/portal/projects/nonsense?tab=costs', as: 'client' })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Project Not Found' })).toBeVisible()
  await expect.element(screen.getByRole('navigation', { name: 'Client portal' })).toBeVisible()
  expect(trpcMock.calls.map(({ name }) => name)).not.toContain('portal.projects.get')
})

test('the overview shows name, type, status, description and both dates', async () => {
  const screen = await renderApp({ path, as: 'client' })
  const { description, name = '', type = '' } = fullProject ?? {}
  await expect.element(screen.getByRole('heading', { level: 1, name })).toBeVisible()
  const main = screen.getByRole('main')
  for (const fact of ['Active', description ?? '']) await expect.element(main).toMatchTextContent(fact)
  const overview = screen.getByRole('region', { name: 'Overview' })
  await expect.element(overview).toMatchTextContent(`Type${type}Started`)
  const day = String.raw`[A-Z]\w+ \d+, \d{4}`
  await expect
    .element(overview)
    .toMatchTextContent(new RegExp(String.raw`Started${day} \(.* ago\)Target end${day} \((in|next) `))
})

test.each([
  ['tasks', 'portal.projects.tasks', 'Failed to load tasks. Please try again.'],
  ['invoices', 'portal.projects.invoices', 'Failed to load invoices. Please try again.'],
  ['checklist', 'portal.projects.checklist', 'Failed to load the checklist. Please try again.'],
  ['costs', 'portal.projects.costs', 'Failed to load costs. Please try again.'],
  ['tools', 'portal.projects.tools', 'Failed to load tools. Please try again.'],
] as const)('a load error is shown: %s', async (tab, procedure, sentence) => {
  trpcMock.use({
    [procedure]: () => {
      throw new AppError('NOT_READY', 'Not now')
    },
  })
  const screen = await renderApp({ path: `${path}?tab=${tab}`, as: 'client' })
  await expect.element(screen.getByRole('alert').getByText(sentence, { exact: true })).toBeVisible()
})

test('the price agreed, invoiced, paid and open are at the top', async () => {
  const screen = await renderApp({ path, as: 'client' })
  const money = screen.getByRole('region', { name: 'Price and payments' })
  await expect
    .element(money)
    .toHaveTextContent('Price agreed$12,000.00Invoiced$6,800.00Paid$5,000.00Open$1,800.00')
})

test('a price that is not signed yet and money that went back are told apart', async () => {
  summarize({
    money: {
      agreed: null,
      unsigned: parseMoney('12000.00'),
      invoiced: parseMoney('5000.00'),
      paid: parseMoney('4750.00'),
      refunded: parseMoney('250.00'),
      open: NO_MONEY,
    },
  })
  const screen = await renderApp({ path, as: 'client' })
  const money = screen.getByRole('region', { name: 'Price and payments' })
  await expect
    .element(money)
    .toMatchTextContent('Price agreedNot agreed yet$12,000.00 sent, not fully signed')
  await expect.element(money).toMatchTextContent('Paid$4,750.00after $250.00 refunded')
})

test('the agreements of the project are on its page, to sign and to read', async () => {
  const screen = await renderApp({ path, as: 'client' })
  const rows = screen.getByRole('region', { name: 'Agreements' }).getByRole('listitem')
  const toSign = rows.filter({ hasText: 'SOW Agreement' })
  await expect
    .element(toSign.getByRole('link', { name: /^Sign Document/ }))
    .toHaveAttribute('href', `/sign/${agreements[0]?.documentId}`)
  const signed = rows.filter({ hasText: 'MSA Agreement' })
  await expect
    .element(signed)
    .toMatchTextContent('Master Service Agreement, $12,000.00, signed by you 3 weeks ago')
  await expect
    .element(signed.getByRole('link', { name: /^View Document/ }))
    .toHaveAttribute('href', agreements[1]?.url)
  await expectAccessible('a project')
  await expectFits()
})

test('a project without agreements shows none', async () => {
  const screen = await renderApp({ path: `/portal/projects/${empty?.id}`, as: 'client' })
  await expect
    .element(screen.getByRole('region', { name: 'Price and payments' }))
    .toMatchTextContent('Not set')
  await expect.element(screen.getByRole('region', { name: 'Agreements' })).not.toBeInTheDocument()
})

const [retainer] = invoices
const { documentId, signerName } = agreementIn('SENT')
const nothing = { documentId: null, signerName: null, signingUrl: null, invoice: null }
test.each([
  [
    { ...nothing, step: 'sign', documentId, signerName, signingUrl: `/sign/${documentId}` },
    /once you have signed the agreement/,
    `/sign/${documentId}`,
  ],
  [{ ...nothing, step: 'pay', invoice: retainer ?? null }, /once the retainer is paid/, retainer?.url],
  [{ ...nothing, step: 'countersign' }, /has countersigned the agreement/, undefined],
  [{ ...nothing, step: 'prepare' }, /We are still preparing it/, undefined],
] as const)(
  'tasks are not to be started before papers and money: %o',
  async (startsAfter, sentence, href) => {
    const [sample] = tasks
    if (!sample) throw new Error('There are no sample tasks')
    const own = { ...sample, owner: 'CLIENT' as const }
    const items = [
      { ...own, title: 'Send the price list', status: 'TODO' as const },
      { ...own, id: anId('Task'), title: 'Send the hours', status: 'IN_PROGRESS' as const },
    ]
    trpcMock.use({ 'portal.projects.tasks': () => ({ items, nextCursor: null }) })
    summarize({ startsAfter })
    const screen = await renderApp({ path, as: 'client' })
    const note = screen.getByRole('alert').filter({ hasText: sentence })
    await expect.element(note).toBeVisible()
    const link = note.getByRole('link')
    if (href) await expect.element(link).toHaveAttribute('href', href)
    else await expect.element(link).not.toBeInTheDocument()
    const other = screen.getByRole('button', { name: 'Send for review: Send the hours' })
    await expect.element(other).toBeVisible()
    await expect.element(screen.getByRole('button', { name: /^Start/ })).not.toBeInTheDocument()
    summarize({ startsAfter: null })
    await other.click()
    const dialog = screen.getByRole('dialog', { name: 'Send “Send the hours” for review' })
    await dialog.getByRole('button', { name: 'Send for review' }).click()
    await expect.element(screen.getByRole('button', { name: 'Start: Send the price list' })).toBeVisible()
    await expect.element(note).not.toBeInTheDocument()
  },
)

test('a summary that fails to load can be retried, and the tasks are there', async () => {
  trpcMock.use({
    'portal.projects.summary': () => {
      throw new AppError('NOT_READY', 'Not now')
    },
  })
  const screen = await renderApp({ path, as: 'client' })
  const alert = screen.getByRole('alert').filter({ hasText: 'Failed to load the price and payments.' })
  await expect.element(alert).toBeVisible()
  await expect.element(screen.getByRole('table', { name: 'Tasks' })).toBeVisible()
  summarize({})
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('region', { name: 'Price and payments' })).toBeVisible()
})
