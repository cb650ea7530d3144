import { parseCalendarDate, parseInstant } from '@tallgrass/domain'
import { client, fullProject } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { expectAccessible, openDialog } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const path = '/portal/admin/projects'
const name = fullProject?.name ?? ''

function unreachable(): never {
  throw HttpResponse.error()
}

async function open() {
  const screen = await renderApp({ path, as: 'admin' })
  return { screen, toasts: screen.getByRole('region', { name: 'Notifications (F8)' }) }
}

async function openNew() {
  const { screen, toasts } = await open()
  await screen.getByRole('button', { name: 'New Project' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Create New Project' })
  const submit = dialog.getByRole('button', { name: 'Create Project' })
  async function chooseClient() {
    await dialog.getByRole('combobox', { name: 'Client' }).click()
    await screen.getByRole('option', { name: `Maren Okafor (${client.email})` }).click()
  }
  return { screen, toasts, dialog, submit, chooseClient }
}

test('the submit button is disabled until a name and a client are given', async () => {
  const { chooseClient, dialog, submit } = await openNew()
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await chooseClient()
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabelText('Project Name').fill('   ')
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabelText('Project Name').fill('Front desk')
  await expect.element(submit).not.toHaveAttribute('aria-disabled')
})

test('a new project is a Smart AI Setup without dates by default', async () => {
  const { chooseClient, dialog, submit, toasts } = await openNew()
  const types = dialog.getByLabelText('Project Type').getByRole('option').elements()
  expect(types.map(({ textContent }) => textContent)).toEqual([
    'Smart AI Setup',
    'Learning Suite: SCORM',
    'Learning Suite: STRIDES',
    'Automation Pack',
    'Custom Build',
  ])
  await chooseClient()
  await dialog.getByLabelText('Project Name').fill('Front desk')
  await submit.click()
  await expect.element(toasts).toHaveTextContent('Project Created')
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.projects.create',
    input: {
      name: 'Front desk',
      clientId: client.id,
      type: 'Smart AI Setup',
      description: null,
      startDate: null,
      targetEndDate: null,
      fromTemplate: false,
    },
  })
})

test('clients can be searched, and the dialog is accessible', async () => {
  const { dialog, screen } = await openNew()
  await dialog.getByRole('combobox', { name: 'Client' }).fill('Wes')
  await screen
    .getByRole('option', { name: 'Wes Dalton (wes@daltonglass.example), address not confirmed' })
    .click()
  await dialog.getByLabelText('Start from the template for this type').click()
  await atBothWidths(() => expectAccessible('Create New Project', openDialog))
})

test('only clients are offered', async () => {
  await openNew()
  await expect
    .poll(() => trpcMock.calls)
    .toContainEqual({ name: 'admin.users.list', input: expect.objectContaining({ role: 'CLIENT' }) })
})

test('a failed create shows an error and keeps the input', async () => {
  trpcMock.use({ 'admin.projects.create': unreachable })
  const { chooseClient, dialog, submit, toasts } = await openNew()
  await chooseClient()
  await dialog.getByLabelText('Project Name').fill('Front desk')
  await submit.click()
  await expect.element(toasts).toHaveTextContent('ErrorFailed to create project')
  await expect.element(dialog.getByLabelText('Project Name')).toHaveValue('Front desk')
})

test('a failed update shows an error and keeps the input', async () => {
  trpcMock.use({ 'admin.projects.update': unreachable })
  const { screen, toasts } = await open()
  await screen.getByRole('button', { name: `Edit ${name}` }).click()
  await screen.getByLabelText('Project Name').fill('Renamed')
  await screen.getByRole('button', { name: 'Update Project' }).click()
  await expect.element(toasts).toHaveTextContent('ErrorFailed to update project')
  await expect.element(screen.getByLabelText('Project Name')).toHaveValue('Renamed')
})

test('a failed delete shows an error and asks again', async () => {
  trpcMock.use({ 'admin.projects.delete': unreachable })
  const { screen, toasts } = await open()
  await screen.getByRole('button', { name: `Delete ${name}` }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete Project' }).click()
  await expect.element(toasts).toHaveTextContent('ErrorFailed to delete project')
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('button', { name: `Delete ${name}` })).toHaveFocus()
})

test('the details show absolute and relative dates', async () => {
  const dates = {
    startDate: parseCalendarDate('2025-03-03'),
    targetEndDate: parseCalendarDate('2999-12-31'),
    createdAt: parseInstant('2025-03-01T12:00:00.000Z'),
  }
  const items = fullProject ? [{ ...fullProject, ...dates }] : []
  trpcMock.use({ 'portal.projects.list': () => ({ items, nextCursor: null }) })
  const { screen } = await open()
  await screen.getByRole('button', { name: `View Details of ${name}` }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(/CreatedMarch 1, 2025 at .* \((last year|\d+ years ago)\)/)
  await expect.element(dialog).toMatchTextContent(/StartedMarch 3, 2025 \((last year|\d+ years ago)\)/)
  await expect.element(dialog).toMatchTextContent(/Target completionDecember 31, 2999 \(in \d+ years\)/)
})

test('a project that starts later says so on its card and in its details', async () => {
  const items = fullProject ? [{ ...fullProject, startDate: parseCalendarDate('2999-03-03') }] : []
  trpcMock.use({ 'portal.projects.list': () => ({ items, nextCursor: null }) })
  const { screen } = await open()
  await expect
    .element(screen.getByRole('article', { name }))
    .toMatchTextContent(/Starts March 3, 2999 \(in \d+ years\)/)
  await screen.getByRole('button', { name: `View Details of ${name}` }).click()
  await expect.element(screen.getByRole('dialog')).toMatchTextContent(/StartsMarch 3, 2999 \(in \d+ years\)/)
})

test('a project without a client name shows Unknown Client', async () => {
  const items = fullProject ? [{ ...fullProject, clientName: '' }] : []
  trpcMock.use({ 'portal.projects.list': () => ({ items, nextCursor: null }) })
  const { screen } = await open()
  await screen.getByRole('button', { name: `View Details of ${name}` }).click()
  await expect.element(screen.getByRole('dialog')).toMatchTextContent('ClientUnknown Client')
})

test.each([
  ['the list', path],
  ['its workspace', `${path}/${fullProject?.id}`],
])('in %s a long URL stays within the page', async (_, where) => {
  if (!fullProject) throw new Error('There is no sample project')
  const project = { ...fullProject, description: `https://example.com/${'x'.repeat(300)}` }
  trpcMock.use({
    'portal.projects.list': () => ({ items: [project], nextCursor: null }),
    'portal.projects.get': () => project,
  })
  const screen = await renderApp({ path: where, as: 'admin' })
  const text = screen.getByText(project.description)
  await expect.element(text).toBeVisible()
  const letters = document.createRange()
  letters.selectNodeContents(text.element())
  const { right } = screen.getByRole('main').element().getBoundingClientRect()
  expect(letters.getBoundingClientRect().right).toBeLessThan(right)
})

test('a list that failed to load can be loaded again', async () => {
  trpcMock.use({ 'portal.projects.list': unreachable })
  const { screen } = await open()
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('Failed to load projects. Please try again.')
  const items = fullProject ? [fullProject] : []
  trpcMock.use({ 'portal.projects.list': () => ({ items, nextCursor: null }) })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('article', { name })).toBeVisible()
})
