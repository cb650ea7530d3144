import type { Project } from '@tallgrass/contracts'
import { AppError, toInstant } from '@tallgrass/domain'
import { fullProject, projects } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { renderApp } from '../../testing/render-app'
import { textsOf } from '../../testing/texts-of'
import { trpcMock } from '../../testing/trpc-mock'

const PROJECTS = '/portal/admin/projects'
const name = fullProject?.name ?? ''
const description = 'Calls after storms.'

/** The server's version of a project that was changed in the meantime. */
function factsOf({ clientId, startDate, status, type }: Project) {
  return { name, clientId, type, description, startDate, targetEndDate: null, status, version: 2 }
}

/** A list with one new project, which the mocked server stores. */
async function renderProject() {
  if (!fullProject) throw new Error('There is no sample project')
  const dates = { startDate: null, targetEndDate: null, createdAt: toInstant(new Date()) }
  const stored = { ...fullProject, ...dates, description, status: 'NEW' as const }
  const items = [stored]
  trpcMock.use({
    'portal.projects.list': () => ({ items: items.map((item) => ({ ...item })), nextCursor: null }),
    'admin.projects.delete'() {
      items.length = 0
      return { ok: true }
    },
  })
  const screen = await renderApp({ path: PROJECTS, as: 'admin' })
  return {
    screen,
    stored,
    card: screen.getByRole('article', { name }),
    toasts: screen.getByRole('region', { name: 'Notifications (F8)' }),
    async edit() {
      await screen.getByRole('button', { name: `Edit ${name}` }).click()
      const dialog = screen.getByRole('dialog', { name: 'Edit Project' })
      return {
        dialog,
        description: dialog.getByLabelText('Description'),
        choice: dialog.getByRole('alert'),
        submit: dialog.getByRole('button', { name: 'Update Project' }),
      }
    },
  }
}

test('four counters cover all projects', async () => {
  trpcMock.use({ 'admin.projects.counts': () => ({ total: 31, active: 12, inReview: 4, completed: 9 }) })
  const { screen } = await renderProject()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Project Management')
  const counts = screen.getByRole('region', { name: 'Counts' })
  await expect.poll(() => textsOf(counts.getByRole('definition'))).toEqual(['31', '12', '4', '9'])
  expect(textsOf(counts.getByRole('term'))).toEqual(['Total Projects', 'Active', 'In Review', 'Completed'])
})

test('a card shows the status, the type and the client', async () => {
  const { card } = await renderProject()
  for (const text of ['New', 'Smart AI Setup', 'Maren Okafor', description, 'Created now']) {
    await expect.element(card).toMatchTextContent(text)
  }
})

test('a card shows the task progress, and projects can be searched by client', async () => {
  const screen = await renderApp({ path: PROJECTS, as: 'admin' })
  await screen.getByRole('searchbox', { name: 'Search projects' }).fill('Maren')
  await expect.poll(() => screen.getByRole('article').elements()).toHaveLength(3)
  await expect.element(screen.getByRole('article', { name })).toMatchTextContent('1 of 5 tasks approved')
})

test('an invalid value is reported at its field, and the form keeps its input', async () => {
  const { edit } = await renderProject()
  const { dialog, submit } = await edit()
  const title = dialog.getByLabelText('Project Name')
  await title.fill('x'.repeat(201))
  await submit.click()
  await expect.element(dialog).toMatchTextContent('Project name must be at most 200 characters')
  await expect.element(title).toHaveFocus()
  await expect.element(dialog.getByLabelText('Description')).toHaveValue(description)
  await title.fill('')
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
})

test('an invalid date is reported at its field', async () => {
  const { edit } = await renderProject()
  const { dialog, submit } = await edit()
  dialog.getByLabelText('Start Date').element().focus()
  await userEvent.keyboard('02312026')
  await submit.click()
  await expect.element(dialog).toMatchTextContent('Start Date must be a date such as 2026-11-20')
})

test('an invalid field scrolls into view below the title of the dialog', async () => {
  const { edit } = await renderProject()
  const { dialog, submit } = await edit()
  await dialog.getByLabelText('Project Name').fill('x'.repeat(201))
  try {
    await page.viewport(1280, 500)
    await submit.click()
    await expect.element(dialog.getByLabelText('Project Name')).toHaveFocus()
    const title = dialog.getByText('Edit Project', { exact: true }).element().getBoundingClientRect()
    const label = dialog.getByText('Project Name', { exact: true }).element().getBoundingClientRect()
    expect(label.top).toBeGreaterThan(title.bottom)
  } finally {
    await page.viewport(1280, 800)
  }
})

test('only allowed statuses are offered, and a change of status is saved', async () => {
  const { card, edit, stored, toasts } = await renderProject()
  const { dialog, submit } = await edit()
  const status = dialog.getByLabelText('Status')
  expect(textsOf(status.getByRole('option'))).toEqual(['New', 'Active', 'Archived'])
  await status.selectOptions('Active')
  await dialog.getByLabelText('Start Date').fill('2026-11-02')
  await atBothWidths(() => expectAccessible('Edit Project', openDialog))
  trpcMock.use({
    'admin.projects.update': ({ startDate, status: to, version }) =>
      Object.assign(stored, { startDate, status: to, version: (version ?? 1) + 1 }),
  })
  await submit.click()
  await expect.element(toasts.getByRole('status')).toHaveTextContent('Project Updated')
  await expect.element(card).toMatchTextContent('Active')
  await expect.element(card).toMatchTextContent(/Start(s|ed)/)
  await expect.element(card.getByRole('button', { name: `Edit ${name}` })).toHaveFocus()
})

test('changes saved by someone else are shown beside ours, and either can be kept', async () => {
  const { card, edit, stored, toasts } = await renderProject()
  const theirs = { ...factsOf(stored), description: 'Theirs', targetEndDate: '2027-05-01' }
  trpcMock.use({
    'admin.projects.update'({ description: ours, targetEndDate = null, version }) {
      if (version === theirs.version) {
        return Object.assign(stored, { description: ours, targetEndDate, version: theirs.version + 1 })
      }
      const details = { yours: { version: version ?? 0, description: ours ?? null }, theirs }
      throw new AppError('CONFLICT', 'This project has changed since you opened it. Please try again.', {
        details,
      })
    },
  })
  const { choice, description: field, submit } = await edit()
  await field.fill('Ours')
  await submit.click()
  for (const text of ['Ours', 'Theirs', '2027-05-01']) await expect.element(choice).toMatchTextContent(text)
  await expect.element(field).toHaveValue('Ours')
  await atBothWidths(() => expectAccessible('both versions', openDialog))
  await choice.getByRole('button', { name: 'Use theirs' }).click()
  await expect.element(field).toHaveValue('Theirs')

  await field.fill('Ours again')
  Object.assign(theirs, { description: 'More', version: 3 })
  await submit.click()
  await choice.getByRole('button', { name: 'Save mine instead' }).click()
  await expect.element(toasts.getByRole('status')).toHaveTextContent('Project Updated')
  await expect.element(card).toMatchTextContent('Ours again')
})

test('a client changed in the meantime can be accepted', async () => {
  const { edit, stored, toasts } = await renderProject()
  const luis = projects.find(({ clientName }) => clientName === 'Luis Arredondo')
  const theirs = { ...factsOf(stored), clientId: luis?.clientId ?? '' }
  trpcMock.use({
    'admin.projects.update'({ version }) {
      const [sample] = projects
      if (version === 2 && sample) return { ...sample, version: 3 }
      const details = { yours: { version: version ?? 0 }, theirs }
      throw new AppError('CONFLICT', 'This project has changed since you opened it. Please try again.', {
        details,
      })
    },
  })
  const { choice, description: field, dialog, submit } = await edit()
  await field.fill('Ours')
  await submit.click()
  await choice.getByRole('button', { name: 'Use theirs' }).click()
  await expect.element(dialog.getByRole('combobox', { name: 'Client' })).not.toHaveValue('Maren Okafor')
  await submit.click()
  await expect.element(toasts.getByRole('status')).toHaveTextContent('Project Updated')
  expect(
    trpcMock.calls.findLast(({ name: called }) => called === 'admin.projects.update')?.input,
  ).toMatchObject({
    clientId: luis?.clientId,
    version: 2,
  })
})

test('the details show every field and link to the edit dialog and the workspace', async () => {
  const { stored, screen } = await renderProject()
  const opener = screen.getByRole('button', { name: `View Details of ${name}` })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'Project Details' })
  for (const text of [name, 'New', 'Smart AI Setup', 'Maren Okafor', description, 'Not set', stored.id]) {
    await expect.element(dialog).toMatchTextContent(text)
  }
  await expect
    .element(dialog.getByRole('link', { name: 'Open workspace' }))
    .toHaveAttribute('href', `${PROJECTS}/${stored.id}`)
  await atBothWidths(() => expectAccessible('Project Details', openDialog))
  await dialog.getByRole('button', { name: 'Edit Project' }).click()
  const editing = screen.getByRole('dialog', { name: 'Edit Project' })
  await expect.element(editing.getByLabelText('Project Name')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(editing).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a project is deleted after confirmation', async () => {
  const { screen, toasts } = await renderProject()
  await screen.getByRole('button', { name: `Delete ${name}` }).click()
  const confirm = screen.getByRole('alertdialog')
  await expect
    .element(confirm)
    .toMatchTextContent(
      `Are you sure you want to delete "${name}"? This action cannot be undone and will remove all associated tasks, reviews, and data.`,
    )
  await atBothWidths(() => expectAccessible('Delete Project', openDialog))
  await confirm.getByRole('button', { name: 'Delete Project' }).click()
  await expect.element(toasts.getByRole('status')).toHaveTextContent('Project Deleted')
  await expect.element(screen.getByRole('heading', { name: 'No Projects Found' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'New Project' })).toHaveFocus()
})

test('deleting a project with paid or signed records shows the refusal beside the question', async () => {
  const message = 'This project has paid invoices or signed documents. Archive it instead.'
  const { card, screen, toasts } = await renderProject()
  trpcMock.use({
    'admin.projects.delete'() {
      throw new AppError('CONFLICT', message)
    },
  })
  await screen.getByRole('button', { name: `Delete ${name}` }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete Project' }).click()
  await expect.element(toasts.getByRole('alert')).toHaveTextContent(`Error${message}`)
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
  await expect.element(card).toBeInTheDocument()
})

test('saving a project that no longer exists shows the reason and keeps the input', async () => {
  const { edit, toasts } = await renderProject()
  const { description: field, submit } = await edit()
  trpcMock.use({
    'admin.projects.update'() {
      throw new AppError('NOT_FOUND', 'This project does not exist')
    },
  })
  await field.fill('Ours')
  await submit.click()
  await expect.element(toasts.getByRole('alert')).toHaveTextContent('ErrorThis project does not exist')
  await expect.element(field).toHaveValue('Ours')
})

test('status and order are kept in the address, and the back button undoes them', async () => {
  const { screen } = await renderProject()
  const status = screen.getByLabelText('Status')
  await status.selectOptions('Archived')
  await expect.poll(() => screen.router.state.location.href).toBe(`${PROJECTS}?status=ARCHIVED`)
  await screen.getByLabelText('Sort').selectOptions('By name')
  await expect.poll(() => screen.router.state.location.href).toMatch(/sort=name/)
  screen.router.history.back()
  screen.router.history.back()
  await expect.element(status).toHaveValue('')
})

test('status and order are read from the address', async () => {
  const screen = await renderApp({ path: `${PROJECTS}?status=ARCHIVED&sort=name`, as: 'admin' })
  await expect.element(screen.getByLabelText('Status')).toHaveValue('ARCHIVED')
  await expect.element(screen.getByLabelText('Sort')).toHaveValue('name')
})
