import { fullProject, tasks } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { expectAccessible, expectFits } from '../../testing/accessibility'
import { asView } from '../../testing/as-view'
import { atBothWidths } from '../../testing/at-both-widths'
import { renderApp } from '../../testing/render-app'

const path = `/portal/projects/${fullProject?.id}`

test('only the client can review, and a task can still be read', async () => {
  asView()
  const screen = await renderApp({ path, as: 'client' })
  const task = tasks.find(({ owner, status }) => owner === 'ADMIN' && status === 'READY_FOR_REVIEW')
  const card = screen.getByRole('region', { name: task?.title ?? '' })
  const button = card.getByRole('button', { name: `Review: ${task?.title}` })
  await expect.element(button).toBeDisabled()
  await expect.element(button).toHaveAccessibleDescription('Only the client can review.')
  await expect
    .element(screen.getByRole('button', { name: /^(Approve|Request changes)/ }))
    .not.toBeInTheDocument()
  await screen
    .getByRole('table', { name: 'Tasks' })
    .getByRole('button', { name: task?.title ?? '' })
    .click()
  await expect.element(screen.getByRole('dialog', { name: task?.title ?? '' })).toBeVisible()
})

test('only the client can start or finish a task, and every button says so', async () => {
  asView()
  const screen = await renderApp({ path, as: 'client' })
  const moves = screen.getByRole('button', { name: /^(Start|Send for review|Move back)/ })
  await expect.element(moves.first()).toBeVisible()
  for (const move of moves.all()) {
    await expect.element(move).toBeDisabled()
    await expect.element(move).toHaveAccessibleDescription('Only the client can do this.')
  }
  await atBothWidths(() => expectAccessible('a project in a view'))
  await expectFits()
})

test('only the client can change what is known of the company and its people', async () => {
  asView()
  const screen = await renderApp({ path: '/portal/profile', as: 'client' })
  const edit = screen.getByRole('button', { name: 'Edit company' })
  await expect.element(edit).toBeDisabled()
  await expect.element(edit).toHaveAccessibleDescription('Only the client can change this.')
  const invite = screen.getByRole('button', { name: 'Invite colleague' })
  await expect.element(invite).toBeDisabled()
  await expect.element(invite).toHaveAccessibleDescription('Only the client can do this.')
  const people = screen.getByRole('table', { name: 'People with access' })
  await expect.element(people).toBeVisible()
  await expect.element(people.getByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument()
  await atBothWidths(() => expectAccessible('the company in a view'))
  await expectFits()
})

test('the dashboard opens tasks, and only the client can change a call', async () => {
  asView()
  const screen = await renderApp({ path: '/portal', as: 'client' })
  await expect.element(screen.getByRole('link', { name: /^Open task/ }).first()).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Review task/ })).not.toBeInTheDocument()
  const change = screen.getByRole('button', { name: /^Change or cancel/ }).first()
  await expect.element(change).toBeDisabled()
  await expect.element(change).toHaveAccessibleDescription('Only the client can change this.')
  await expect.element(screen.getByRole('link', { name: 'Book a call' })).not.toBeInTheDocument()
})
