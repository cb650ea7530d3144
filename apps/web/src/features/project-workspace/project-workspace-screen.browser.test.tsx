import { AppError } from '@tallgrass/domain'
import { agreementIn, fullProject } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { expectErrorToast } from '../../testing/expect-toast'
import { renderApp } from '../../testing/render-app'
import { textsOf } from '../../testing/texts-of'
import { answerPath, trpcMock } from '../../testing/trpc-mock'

const PROJECTS = '/portal/admin/projects'
const id = fullProject?.id ?? ''

async function renderWorkspace(tab?: string) {
  const path = `${PROJECTS}/${id}${tab ? `?tab=${tab}` : ''}`
  const screen = await renderApp({ path, as: 'admin' })
  return {
    screen,
    toasts: screen.getByRole('region', { name: 'Notifications (F8)' }),
    async act(name: string, action: string) {
      await screen.getByRole('button', { name: `Actions for ${name}` }).click()
      await screen.getByRole('menuitem', { name: `${action}: ${name}` }).click()
    },
  }
}

test('the open tab is kept in the address', async () => {
  const { screen } = await renderWorkspace()
  await expect.element(screen.getByRole('table', { name: 'Tasks' })).toBeVisible()
  for (const tab of ['Checklist', 'Costs', 'Tools', 'Agreements', 'Invoices', 'History']) {
    await screen.getByRole('tab', { name: tab }).click()
    await expect.element(screen.getByRole('tabpanel', { name: tab })).toBeVisible()
    expect(screen.router.state.location.href).toBe(`${PROJECTS}/${id}?tab=${tab.toLowerCase()}`)
  }
})

test('the tab is read from the address', async () => {
  const { screen } = await renderWorkspace('history')
  await expect.element(screen.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByRole('button', { name: 'Created an invitation' })).toBeVisible()
})

test('a checklist item needs a text and can be marked as passed', async () => {
  const { act, screen, toasts } = await renderWorkspace('checklist')
  await screen.getByRole('button', { name: 'Add item' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Add item' })
  const submit = dialog.getByRole('button', { name: 'Add item' })
  await submit.click()
  await expect.element(dialog).toMatchTextContent('Item is required')
  await dialog.getByLabelText('Item').fill('Calls are answered')
  await submit.click()
  await expect.element(toasts.getByRole('status')).toHaveTextContent('Item Added')
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.checklist.create',
    input: { projectId: id, item: 'Calls are answered', required: true },
  })
  const item = 'Asking for a person always leads to a person'
  const row = screen.getByRole('row').filter({ hasText: item })
  await expect.element(row).toMatchTextContent('Pending')
  await act(item, 'Mark as passed')
  await expect
    .poll(() => trpcMock.calls)
    .toContainEqual({ name: 'admin.checklist.move', input: expect.objectContaining({ status: 'PASSED' }) })
})

test('the costs are totaled', async () => {
  const { screen } = await renderWorkspace('costs')
  const totals = screen.getByRole('region', { name: 'Totals' })
  await expect.element(totals).toMatchTextContent('$3,260.50')
  expect(textsOf(totals.getByRole('definition'))).toEqual(['$3,260.50', '$3,218.00', '$18.00'])
  await expect
    .element(screen.getByRole('region', { name: 'By category' }))
    .toMatchTextContent('Service fees$3,200.00')
  await expect.element(screen.getByRole('table', { name: 'Costs' })).toMatchTextContent('$3,200.00')
})

test('an amount with three decimals is reported at its field', async () => {
  const { screen, toasts } = await renderWorkspace('costs')
  await screen.getByRole('button', { name: 'Add cost' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Add cost' })
  const submit = dialog.getByRole('button', { name: 'Add cost' })
  await dialog.getByLabelText('Label').fill('Setup')
  await dialog.getByLabelText('Amount').fill('1200.505')
  await submit.click()
  await expect.element(dialog).toMatchTextContent('Amount must be a number with at most two decimals')
  await expect.element(dialog.getByLabelText('Label')).toHaveValue('Setup')
  await dialog.getByLabelText('Amount').fill('1200.5')
  await dialog.getByLabelText('Reimbursable').click()
  await atBothWidths(() => expectAccessible('Add cost', openDialog))
  await submit.click()
  await expect.element(toasts.getByRole('status')).toHaveTextContent('Cost Added')
  expect(trpcMock.calls.find(({ name }) => name === 'admin.costs.create')?.input).toMatchObject({
    label: 'Setup',
    amount: '1200.50',
    billable: true,
    reimbursable: true,
  })
})

test('tools are added, and their transfer is recorded step by step', async () => {
  const { act, screen, toasts } = await renderWorkspace('tools')
  await screen.getByRole('button', { name: 'Add tool' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Add tool' })
  await dialog.getByLabelText('Tool name').fill('Booking calendar')
  await dialog.getByRole('button', { name: 'Add tool' }).click()
  await expect.element(toasts.getByRole('status')).toHaveTextContent('Tool Added')
  await act('Booking calendar', 'Mark as configured')
  await act('Phone number with text messages', 'Mark as transferred')
  await expect
    .poll(() => trpcMock.calls.filter(({ name }) => name === 'admin.tools.move').map(({ input }) => input))
    .toEqual([
      expect.objectContaining({ status: 'CONFIGURED' }),
      expect.objectContaining({ status: 'TRANSFERRED' }),
    ])
})

test.each(['019a0000-0000-7000-8000-000000000000', 'nonsense'])(
  'an unknown project is reported: %s',
  async (unknown) => {
    trpcMock.use({
      'portal.projects.get'() {
        throw new AppError(unknown === 'nonsense' ? 'INVALID' : 'NOT_FOUND', 'This project does not exist')
      },
    })
    const screen = await renderApp({ path: `${PROJECTS}/${unknown}`, as: 'admin' })
    await expect.element(screen.getByRole('heading', { name: 'Project Not Found' })).toBeVisible()
    await screen.getByRole('link', { name: 'Back to projects' }).click()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Project Management')
  },
)

test('a project deleted in the meantime is reported, and the open form keeps its input', async () => {
  const { screen, toasts } = await renderWorkspace()
  await screen.getByRole('button', { name: 'Add task' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Add task' })
  await dialog.getByLabelText('Title').fill('Ours')
  const notFound = (): never => {
    throw new AppError('NOT_FOUND', 'This project does not exist')
  }
  trpcMock.use({
    'admin.tasks.create': notFound,
    'portal.projects.get': notFound,
    'portal.projects.tasks': notFound,
  })
  await dialog.getByRole('button', { name: 'Add task' }).click()
  await expect.element(toasts.getByRole('alert')).toHaveTextContent('ErrorThis project does not exist')
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('Ours')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(screen.getByText(/^This project was deleted\./)).toBeVisible()
})

test('a refused evidence pack shows the reason', async () => {
  const altered = 'A file of “Scope of work” does not match its evidence.'
  answerPath(`/api/projects/${id}/evidence.zip`, () =>
    HttpResponse.json({ error: altered, code: 'CONFLICT' }, { status: 409 }),
  )
  const { screen } = await renderWorkspace()
  await screen.getByRole('button', { name: 'Evidence pack' }).click()
  await expectErrorToast('Error', altered)
  answerPath(`/api/projects/${id}/evidence.zip`, () => HttpResponse.error())
  await screen.getByRole('button', { name: 'Evidence pack' }).click()
  await expectErrorToast('Connection error', 'Unable to connect to server')
})

test('the money of the project is at its top, and its agreements open as PDFs', async () => {
  const { screen } = await renderWorkspace('agreements')
  await expect
    .element(screen.getByRole('region', { name: 'Price and payments' }))
    .toHaveTextContent('Price agreed$12,000.00Invoiced$6,800.00Paid$5,000.00Open$1,800.00')
  const signed = screen.getByRole('row').filter({ hasText: 'MSA Agreement' })
  await expect.element(signed).toMatchTextContent('$12,000.00')
  await expect
    .element(signed.getByRole('link', { name: /^View Document/ }))
    .toHaveAttribute('href', agreementIn('SIGNED_BOTH').url)
})

test('on a phone, the tabs are on the first screen', async () => {
  await page.viewport(375, 812)
  onTestFinished(() => page.viewport(1280, 800))
  const { screen } = await renderWorkspace('history')
  await expect.element(screen.getByRole('tab', { name: 'History' })).toBeInViewport({ ratio: 0.9 })
})
