import type { RouterOutputs } from '@tallgrass/api'
import { AppError } from '@tallgrass/domain'
import { leadDetailsOf, leads } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { expectAccessible, openDialog } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

/** A lead without notes; the mocked server stores what is saved. */
async function openLead() {
  const [nora] = leads
  if (!nora) throw new Error('There is no sample lead')
  const stored: RouterOutputs['admin']['leads']['get'] = { ...leadDetailsOf(nora), notes: null }
  trpcMock.use({
    'admin.leads.get': () => ({ ...stored }),
    'admin.leads.updateNotes'({ id, notes, version }) {
      if (version !== stored.version) {
        const details = {
          yours: { version, notes },
          theirs: { version: stored.version, notes: stored.notes },
        }
        throw new AppError('CONFLICT', 'This lead has changed since you opened it. Please try again.', {
          details,
        })
      }
      Object.assign(stored, { notes, version: version + 1 })
      return { id, version: stored.version }
    },
  })
  const screen = await renderApp({ path: '/portal/admin/leads?search=nora', as: 'admin' })
  const opener = screen.getByRole('button', { name: 'Nora Castellan' })
  await opener.click()
  const drawer = screen.getByRole('dialog', { name: 'Nora Castellan' })
  return {
    screen,
    opener,
    drawer,
    stored,
    notes: drawer.getByRole('textbox', { name: 'Notes' }),
    save: drawer.getByRole('button', { name: 'Save notes' }),
    toasts: screen.getByRole('region', { name: 'Notifications (F8)' }),
  }
}

test('notes are saved, and unsaved notes are still there when the drawer opens again', async () => {
  const { drawer, stored, notes, opener, save, toasts } = await openLead()
  await notes.fill('Two crews.\nAsks for Fridays.')
  await save.click()
  await expect.element(toasts.getByRole('status')).toHaveTextContent('Notes Saved')
  await expect.element(drawer.getByText('Not saved yet')).not.toBeInTheDocument()
  expect(stored.notes).toBe('Two crews.\nAsks for Fridays.')

  await notes.fill('Two crews. Asks for Mondays.')
  await drawer.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  await opener.click()
  await expect.element(drawer.getByText('Not saved yet')).toBeVisible()
  await expect.element(notes).toHaveValue('Two crews. Asks for Mondays.')
  await drawer.getByRole('button', { name: 'Discard' }).click()
  await expect.element(notes).toHaveValue('Two crews.\nAsks for Fridays.')
  await expect.element(notes).toHaveFocus()
})

test('notes changed by someone else are shown beside ours, and either can be kept', async () => {
  const { drawer, stored, notes, save, toasts } = await openLead()
  const choice = drawer.getByRole('alert')
  await notes.fill('Ours')
  Object.assign(stored, { notes: 'Theirs', version: 2 })
  await save.click()
  await expect.element(choice).toMatchTextContent('Theirs')
  await expect.element(notes).toHaveValue('Ours')
  await atBothWidths(() => expectAccessible('both versions', openDialog))
  await choice.getByRole('button', { name: 'Use theirs' }).click()
  await expect.element(notes).toHaveValue('Theirs')
  await expect.element(notes).toHaveFocus()

  await notes.fill('Ours and theirs')
  Object.assign(stored, { notes: 'Theirs again', version: 3 })
  await save.click()
  await expect.element(choice).toMatchTextContent('Theirs again')
  await choice.getByRole('button', { name: 'Save mine instead' }).click()
  await expect.element(toasts.getByRole('status')).toHaveTextContent('Notes Saved')
  await expect.element(choice).not.toBeInTheDocument()
  expect(stored.notes).toBe('Ours and theirs')
})

test('notes are saved even if the lead was moved in the meantime', async () => {
  const { drawer, stored, notes, save, toasts } = await openLead()
  await notes.fill('Ours')
  Object.assign(stored, { status: 'contacted', version: 2, firstContactedAt: new Date().toISOString() })
  await save.click()
  await expect.element(toasts.getByRole('status')).toHaveTextContent('Notes Saved')
  await expect.element(drawer).toMatchTextContent('Contacted after')
  expect(stored.notes).toBe('Ours')
})

test('notes that failed to save stay in the field', async () => {
  const { notes, save, toasts } = await openLead()
  trpcMock.use({
    'admin.leads.updateNotes'() {
      throw HttpResponse.error()
    },
  })
  await notes.fill('Ours')
  await save.click()
  await expect.element(toasts.getByRole('alert')).toHaveTextContent('ErrorFailed to save notes')
  await expect.element(notes).toHaveValue('Ours')
})
