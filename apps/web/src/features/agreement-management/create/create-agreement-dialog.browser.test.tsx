import { AppError } from '@tallgrass/domain'
import { client, fullProject, people } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

async function openDialog() {
  const screen = await renderApp({ path: '/portal/admin/agreements', as: 'admin' })
  await screen.getByRole('button', { name: 'New Agreement' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Create New Agreement' })
  const submit = dialog.getByRole('button', { name: 'Create Agreement' })
  const toasts = screen.getByRole('region', { name: 'Notifications (F8)' })
  async function chooseClient() {
    await dialog.getByRole('combobox', { name: 'Client' }).click()
    await screen.getByRole('option', { name: `Maren Okafor (${client.email})` }).click()
  }
  return { screen, dialog, submit, toasts, chooseClient }
}

test('a client and a project name are required', async () => {
  const { dialog, submit } = await openDialog()
  await submit.click()
  await expect.element(dialog.getByText('Client is required')).toBeVisible()
  await expect.element(dialog.getByText('Project name is required')).toBeVisible()
  expect(trpcMock.calls.map(({ name }) => name)).not.toContain('admin.agreements.create')
})

test('by default, an agreement is an MSA without a project and a price', async () => {
  const { chooseClient, dialog, submit, toasts } = await openDialog()
  await chooseClient()
  await dialog.getByLabelText('Project Name').fill('WhatsApp booking')
  await submit.click()
  await expect.element(toasts).toHaveTextContent('Agreement Created')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.agreements.create',
    input: {
      clientId: client.id,
      type: 'MSA',
      projectName: 'WhatsApp booking',
      description: null,
      projectId: null,
      price: null,
    },
  })
})

test('the price of the project is read as people type it, and refused at its field if it is none', async () => {
  const { chooseClient, dialog, submit, toasts } = await openDialog()
  await chooseClient()
  await dialog.getByLabelText('Project Name').fill('WhatsApp booking')
  const price = dialog.getByLabelText('Project Price')
  await price.fill('0')
  await submit.click()
  await expect.element(dialog.getByText('Price must be positive')).toBeVisible()
  await price.fill('$12,000')
  await submit.click()
  await expect.element(toasts).toHaveTextContent('Agreement Created')
  const created = trpcMock.calls.find(({ name }) => name === 'admin.agreements.create')
  expect(created?.input).toMatchObject({ price: '12000.00' })
})

test('creating an agreement reloads the lists and counters', async () => {
  const { chooseClient, dialog, submit, toasts } = await openDialog()
  await chooseClient()
  await dialog.getByLabelText('Project Name').fill('WhatsApp booking')
  const before = trpcMock.calls.length
  await submit.click()
  await expect.element(toasts).toHaveTextContent('Agreement Created')
  const asked = trpcMock.calls.slice(before).map(({ name }) => name)
  expect(asked).toContain('portal.agreements.list')
  expect(asked).toContain('admin.agreements.counts')
})

test('a refusal keeps the input', async () => {
  trpcMock.use({
    'admin.agreements.create'() {
      throw new AppError('INVALID', 'This client does not exist')
    },
  })
  const { chooseClient, dialog, submit, toasts } = await openDialog()
  await chooseClient()
  await dialog.getByLabelText('Agreement Type').selectOptions('SOW')
  await dialog.getByLabelText('Project Name').fill('WhatsApp booking')
  await submit.click()
  await expect.element(toasts).toHaveTextContent('ErrorThis client does not exist')
  await expect.element(dialog.getByLabelText('Agreement Type')).toHaveValue('SOW')
  await expect.element(dialog.getByLabelText('Project Name')).toHaveValue('WhatsApp booking')
})

test('a network failure shows its own message and keeps the input', async () => {
  trpcMock.use({
    'admin.agreements.create': () => {
      throw HttpResponse.error()
    },
  })
  const { chooseClient, dialog, submit, toasts } = await openDialog()
  await chooseClient()
  await dialog.getByLabelText('Project Name').fill('WhatsApp booking')
  await submit.click()
  await expect.element(toasts).toHaveTextContent('ErrorFailed to create agreement')
  await expect.element(dialog.getByLabelText('Project Name')).toHaveValue('WhatsApp booking')
})

test('the three agreement types are offered by name', async () => {
  const { dialog } = await openDialog()
  const types = dialog.getByLabelText('Agreement Type').getByRole('option').elements()
  expect(types.map(({ textContent }) => textContent)).toEqual([
    'MSA: Master Service Agreement',
    'SOW: Statement of Work',
    'TOOLS: Tools Agreement',
  ])
})

test('clients and projects that fail to load show an error and are requested again', async () => {
  const unreachable = () => {
    throw HttpResponse.error()
  }
  trpcMock.use({ 'admin.users.list': unreachable, 'portal.projects.list': unreachable })
  const { chooseClient, dialog, screen } = await openDialog()
  const [clientField, projectField] = [
    dialog.getByRole('combobox', { name: 'Client' }),
    dialog.getByLabelText('Project', { exact: true }),
  ]
  await expect.element(clientField).toHaveAccessibleDescription('Failed to load clients. Please try again.')
  trpcMock.use({ 'admin.users.list': () => ({ items: people, nextCursor: null }) })
  await chooseClient()
  await expect.element(clientField).not.toHaveAccessibleDescription()
  await expect.element(projectField).toHaveAccessibleDescription('Failed to load projects. Please try again.')
  trpcMock.use({
    'portal.projects.list': () => ({ items: fullProject ? [fullProject] : [], nextCursor: null }),
  })
  await projectField.click()
  await expect.element(screen.getByRole('option', { name: fullProject?.name ?? '' })).toBeVisible()
})
