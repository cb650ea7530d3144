import { AppError } from '@tallgrass/domain'
import { adminInvoices, client, detailsOf, fullProject } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, expectFits, openDialog } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const draft = adminInvoices.find(({ status }) => status === 'DRAFT')

async function openInProject() {
  const path = `/portal/admin/projects/${fullProject?.id}?tab=invoices`
  const screen = await renderApp({ path, as: 'admin' })
  await screen.getByRole('button', { name: 'New invoice' }).click()
  const dialog = screen.getByRole('dialog', { name: 'New Invoice' })
  await expect.element(dialog.getByRole('textbox', { name: 'Client' })).toHaveValue('Maren Okafor')
  return {
    screen,
    dialog,
    line: (n: number) => dialog.getByRole('group', { name: new RegExp(`^Line ${n}`) }),
  }
}

async function openDraft() {
  const screen = await renderApp({ path: `/portal/admin/invoices?invoice=${draft?.id}`, as: 'admin' })
  await screen.getByRole('button', { name: 'Edit' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Edit Invoice' })
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('Final payment')
  return { screen, dialog }
}

test('the totals update with the input, including tax', async () => {
  const { dialog, line } = await openInProject()
  await line(1).getByLabelText('Description').fill('Desk phones')
  await line(1).getByLabelText('Quantity').fill('2')
  await line(1).getByLabelText('Unit price').fill('92.61')
  await line(1).getByLabelText('Tax (%)').fill('8.25')
  const lines = dialog.getByRole('region', { name: 'Lines' })
  await expect.element(lines).toMatchTextContent('Subtotal$185.228.25% tax on $185.22$15.28Total$200.50')
  await dialog.getByRole('button', { name: 'Add line' }).click()
  await expect.element(lines).toMatchTextContent('One line is not included yet')
})

test('a draft is created in a project with its billable costs', async () => {
  const { dialog, line, screen } = await openInProject()
  await dialog.getByLabelText('Title').fill('Work so far')
  await dialog.getByRole('button', { name: 'Add billable costs (2, $3,218.00)' }).click()
  await expect.element(line(1).getByLabelText('Unit price')).toHaveValue('3200.00')
  await expect.element(line(2).getByLabelText('Description')).toHaveValue('Phone number (Prairie Phone)')
  await expect.element(dialog.getByText('no billable costs left', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await expect.element(screen.getByText('Draft Created')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  const call = trpcMock.calls.find(({ name }) => name === 'admin.invoices.create')
  expect(call?.input).toMatchObject({
    clientId: client.id,
    projectId: fullProject?.id,
    title: 'Work so far',
    dueDate: null,
    lines: [{ unitPrice: '3200.00', quantity: '1', taxRate: '0' }, { unitPrice: '18.00' }],
  })
})

test('lines can be added, moved and removed by keyboard', async () => {
  const { dialog, line } = await openInProject()
  await line(1).getByLabelText('Description').fill('One')
  dialog.getByRole('button', { name: 'Add line' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(line(2).getByLabelText('Description')).toHaveFocus()
  await userEvent.keyboard('Two')
  dialog.getByRole('button', { name: 'Move line 2 up' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(line(1).getByLabelText('Description')).toHaveValue('Two')
  await expect.element(dialog.getByRole('button', { name: 'Move line 1 up' })).toHaveFocus()
  dialog.getByRole('button', { name: 'Remove line 1' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(line(1).getByLabelText('Description')).toHaveValue('One')
  await expect.element(line(1).getByLabelText('Description')).toHaveFocus()
})

test('invalid input shows errors at the fields', async () => {
  const { dialog, line } = await openInProject()
  await dialog.getByLabelText('Title').fill('Work so far')
  await line(1).getByLabelText('Quantity').fill('-1')
  await line(1).getByLabelText('Unit price').fill('12.345')
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await expect.element(line(1).getByText('Enter a description')).toBeVisible()
  await expect
    .element(line(1).getByText('Quantity must be more than 0, with at most 3 decimals'))
    .toBeVisible()
  await expect
    .element(line(1).getByText('Unit price must be a number with at most two decimals'))
    .toBeVisible()
  await expect.element(line(1).getByLabelText('Description')).toHaveFocus()
})

test('an invoice with a total of zero is refused', async () => {
  const { dialog, line } = await openInProject()
  await dialog.getByLabelText('Title').fill('Work so far')
  await line(1).getByLabelText('Description').fill('A gift')
  await line(1).getByLabelText('Unit price').fill('0')
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await expect.element(dialog.getByText('The total must be at least $0.01')).toBeVisible()
})

test('a refused line shows the error at its field and keeps the input', async () => {
  trpcMock.use({
    'admin.invoices.update'() {
      const issues = [{ path: 'lines.1.description', message: 'This cost was charged already' }]
      throw new AppError('INVALID', 'This cost was charged already', { issues })
    },
  })
  const { dialog } = await openDraft()
  await dialog.getByLabelText('Title').fill('The rest')
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  const second = dialog.getByRole('group', { name: 'Line 2' })
  await expect.element(second.getByText('This cost was charged already')).toBeVisible()
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('The rest')
})

test('a version saved by someone else in the meantime is shown beside ours', async () => {
  if (!draft) throw new Error('There is no draft')
  const saved = { ...detailsOf(draft), title: 'Theirs', description: 'As agreed', version: 2 }
  const { dialog, screen } = await openDraft()
  trpcMock.use({
    'admin.invoices.get': () => saved,
    'admin.invoices.update'({ title, version }) {
      if (version === 2) return { ...saved, title, version: 3 }
      const details = { yours: { version, title }, theirs: { version: 2, title: saved.title } }
      throw new AppError('CONFLICT', 'This invoice has changed since you opened it. Please try again.', {
        details,
      })
    },
  })
  await dialog.getByLabelText('Title').fill('Ours')
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  const choice = dialog.getByRole('alert')
  for (const text of ['Changed by someone else', 'Ours', 'Theirs', 'As agreed']) {
    await expect.element(choice).toMatchTextContent(text)
  }
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('Ours')
  await choice.getByRole('button', { name: 'Save mine instead' }).click()
  await expect.element(screen.getByText('Draft Saved')).toBeVisible()
  expect(trpcMock.calls.findLast(({ name }) => name === 'admin.invoices.update')?.input).toMatchObject({
    title: 'Ours',
    description: 'As agreed',
    version: 2,
  })
})

test('a draft is created from the list for a client found by search', async () => {
  const screen = await renderApp({ path: '/portal/admin/invoices', as: 'admin' })
  const opener = screen.getByRole('button', { name: 'New Invoice' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'New Invoice' })
  await dialog.getByRole('combobox', { name: 'Client' }).fill('Maren')
  await screen.getByRole('option', { name: `Maren Okafor (${client.email})` }).click()
  await dialog.getByLabelText('Title').fill('Phones')
  const line = dialog.getByRole('group', { name: 'Line 1' })
  await line.getByLabelText('Description').fill('Desk phones')
  await line.getByLabelText('Unit price').fill('92.61')
  await dialog.getByRole('button', { name: 'Add line' }).click()
  await expect
    .element(dialog.getByRole('group', { name: 'Line 2' }).getByLabelText('Description'))
    .toHaveFocus()
  await atBothWidths(() => expectAccessible('New Invoice', openDialog))
  await expectFits()
  await dialog.getByRole('button', { name: 'Remove line 2' }).click()
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await expect
    .element(screen.getByRole('region', { name: 'Notifications (F8)' }).getByRole('status'))
    .toHaveTextContent('Draft CreatedThe client cannot see it until you issue it.')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a draft is saved and issued in one step, but Enter only saves it', async () => {
  const { dialog, line, screen } = await openInProject()
  await dialog.getByLabelText('Title').fill('Work so far')
  await line(1).getByLabelText('Description').fill('Desk phones')
  await line(1).getByLabelText('Unit price').fill('92.61')
  await dialog.getByRole('button', { name: 'Save and issue' }).click()
  await expect.element(screen.getByText('Invoice Issued')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  const saved = () => trpcMock.calls.filter(({ name }) => name === 'admin.invoices.create')
  expect(saved()).toMatchObject([{ input: { title: 'Work so far', issue: true } }])
  await screen.getByRole('button', { name: 'New invoice' }).click()
  await dialog.getByLabelText('Title').fill('Later')
  await line(1).getByLabelText('Description').fill('Texts')
  await line(1).getByLabelText('Unit price').fill('10')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Draft Created')).toBeVisible()
  expect(saved()[1]).toMatchObject({ input: { title: 'Later', issue: false } })
})

test('an invoice that cannot be issued keeps its input and says why at the field', async () => {
  const message = 'The due date 2020-01-01 has passed. Set a later date first.'
  trpcMock.use({
    'admin.invoices.update'() {
      throw new AppError('CONFLICT', message, { issues: [{ path: 'dueDate', message }] })
    },
  })
  const { dialog } = await openDraft()
  await dialog.getByLabelText('Title').fill('The rest')
  await dialog.getByRole('button', { name: 'Save and issue' }).click()
  await expect
    .element(dialog.getByLabelText('Due date'))
    .toHaveAccessibleDescription(expect.stringContaining(message))
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('The rest')
})

function naturalWidth(field: Element): number {
  const copy = field.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error('There is no field')
  copy.style.width = 'max-content'
  field.after(copy)
  const { width } = copy.getBoundingClientRect()
  copy.remove()
  return width
}

test('a discount shows in the totals, is refused above the lines, and keeps what was typed', async () => {
  const { dialog, line, screen } = await openInProject()
  await dialog.getByLabelText('Title').fill('Work so far')
  await line(1).getByLabelText('Description').fill('Desk phones')
  await line(1).getByLabelText('Unit price').fill('92.61')
  const lines = dialog.getByRole('region', { name: 'Lines' })
  await dialog.getByRole('textbox', { name: 'Discount' }).fill('10')
  await expect.element(lines).toMatchTextContent('Subtotal$92.61Discount (10%)\u2212$9.26Total$83.35')
  const unit = dialog.getByRole('combobox', { name: 'Discount in' })
  const width = unit.element().getBoundingClientRect().width
  // Shows its longest word whole.
  expect(width).toBeGreaterThanOrEqual(naturalWidth(unit.element()))
  await unit.selectOptions('Dollars')
  await dialog.getByRole('textbox', { name: 'Discount' }).fill('$100')
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await expect
    .element(dialog.getByText('The discount can be at most $92.61, the sum of the lines'))
    .toBeVisible()
  await dialog.getByRole('combobox', { name: 'Discount in' }).selectOptions('Percent')
  await expect.element(dialog.getByRole('textbox', { name: 'Discount' })).toHaveValue('10')
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await expect.element(screen.getByText('Draft Created')).toBeVisible()
  const call = trpcMock.calls.find(({ name }) => name === 'admin.invoices.create')
  expect(call?.input).toMatchObject({ discount: { percent: '10' } })
})
