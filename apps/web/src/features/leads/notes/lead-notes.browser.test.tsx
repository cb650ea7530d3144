import type { LeadDetails } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import { leadDetailsOf, leads } from '@tallgrass/testing/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { expectAccessible, openDialog } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

/** A lead without notes, whose notes the server keeps. */
async function openLead() {
  const [nora] = leads
  if (!nora) throw new Error('There is no sample of a lead')
  const kept: LeadDetails = { ...leadDetailsOf(nora), notes: null }
  trpcMock.use({
    'admin.leads.get': () => ({ ...kept }),
    'admin.leads.updateNotes'({ id, notes, version }) {
      if (version !== kept.version) {
        const details = {
          yours: { version, notes },
          theirs: { version: kept.version, notes: kept.notes },
        }
        throw new AppError('CONFLICT', 'This lead has changed since you opened it. Please try again.', {
          details,
        })
      }
      Object.assign(kept, { notes, version: version + 1 })
      return { id, version: kept.version }
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
    kept,
    notes: drawer.getByRole('textbox', { name: 'Notes' }),
    save: drawer.getByRole('button', { name: 'Save notes' }),
    toasts: screen.getByRole('region', { name: 'Notifications (F8)' }),
  }
}

test('notes are saved, and what is not saved waits', async () => {
  const { drawer, kept, notes, opener, save, toasts } = await openLead()
  await notes.fill('Two crews.\nAsks for Fridays.')
  await save.click()
  await expect.element(toasts.getByRole('status')).toHaveTextContent('Notes Saved')
  await expect.element(drawer.getByText('Not saved yet')).not.toBeInTheDocument()
  expect(kept.notes).toBe('Two crews.\nAsks for Fridays.')

  await notes.fill('Two crews. Asks for Mondays.')
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  await opener.click()
  await expect.element(drawer.getByText('Not saved yet')).toBeVisible()
  await expect.element(notes).toHaveValue('Two crews. Asks for Mondays.')
  await drawer.getByRole('button', { name: 'Discard' }).click()
  await expect.element(notes).toHaveValue('Two crews.\nAsks for Fridays.')
  await expect.element(notes).toHaveFocus()
})

test('notes that somebody else has changed are shown beside ours, and either can be taken', async () => {
  const { drawer, kept, notes, save, toasts } = await openLead()
  const choice = drawer.getByRole('alert')
  await notes.fill('Ours')
  Object.assign(kept, { notes: 'Theirs', version: 2 })
  await save.click()
  await expect.element(choice).toMatchTextContent('Theirs')
  await expect.element(notes).toHaveValue('Ours')
  await atBothWidths(() => expectAccessible('both versions', openDialog))
  await choice.getByRole('button', { name: 'Use theirs' }).click()
  await expect.element(notes).toHaveValue('Theirs')
  await expect.element(notes).toHaveFocus()

  await notes.fill('Ours and theirs')
  Object.assign(kept, { notes: 'Theirs again', version: 3 })
  await save.click()
  await expect.element(choice).toMatchTextContent('Theirs again')
  await choice.getByRole('button', { name: 'Save mine instead' }).click()
  await expect.element(toasts.getByRole('status')).toHaveTextContent('Notes Saved')
  await expect.element(choice).not.toBeInTheDocument()
  expect(kept.notes).toBe('Ours and theirs')
})

test('a lead that was only moved meanwhile takes the notes all the same', async () => {
  const { drawer, kept, notes, save, toasts } = await openLead()
  await notes.fill('Ours')
  Object.assign(kept, { status: 'contacted', version: 2, firstContactedAt: new Date().toISOString() })
  await save.click()
  await expect.element(toasts.getByRole('status')).toHaveTextContent('Notes Saved')
  await expect.element(drawer).toMatchTextContent('Contacted after')
  expect(kept.notes).toBe('Ours')
})

test('notes that did not arrive are not lost', async () => {
  const { notes, save, toasts } = await openLead()
  trpcMock.use({
    'admin.leads.updateNotes'() {
      throw HttpResponse.error()
    },
  })
  await notes.fill('Ours')
  await save.click()
  await expect.element(toasts.getByRole('alert')).toHaveTextContent('ErrorFailed to save the notes')
  await expect.element(notes).toHaveValue('Ours')
})
