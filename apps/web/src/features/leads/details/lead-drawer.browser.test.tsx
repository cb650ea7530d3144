import { AppError, parseId } from '@tallgrass/domain'
import { leadDetailsOf, leads, organizations } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const CONTACTED = parseId('Lead', '01100000-0000-7000-8000-000000000003')
const NOTES = 'Wants to see it on a Friday, when the crews are in.'

async function openLead(id = CONTACTED) {
  const screen = await renderApp({ path: `/portal/admin/leads?lead=${id}`, as: 'admin' })
  return { screen, drawer: screen.getByRole('dialog', { name: 'Marcus Teel' }) }
}

test('only the allowed moves are offered', async () => {
  const { drawer } = await openLead()
  await drawer.getByRole('button', { name: 'Move to…, Marcus Teel' }).click()
  await expect.poll(() => drawer.getByRole('menuitem').elements().length).toBe(3)
  expect(
    drawer
      .getByRole('menuitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['New', 'Qualified', 'Converted'])
  await drawer.getByRole('menuitem', { name: 'Qualified' }).click()
  await expect
    .poll(() => trpcMock.calls)
    .toContainEqual({ name: 'admin.leads.move', input: { id: CONTACTED, to: 'qualified', version: 1 } })
})

test('both versions of the notes are shown when someone else saved first', async () => {
  trpcMock.use({
    'admin.leads.updateNotes'({ notes, version }) {
      if (version === 4) return { id: CONTACTED, version: 5 }
      throw new AppError('CONFLICT', 'This lead has changed since you opened it. Please try again.', {
        details: { yours: { version, notes }, theirs: { version: 4, notes: 'Called on Tuesday' } },
      })
    },
  })
  const { drawer } = await openLead()
  const notes = drawer.getByRole('textbox', { name: 'Notes' })
  await expect.element(notes).toHaveValue(NOTES)
  await notes.fill('Ours')
  await drawer.getByRole('button', { name: 'Save notes' }).click()
  await expect.element(drawer.getByRole('alert').getByText('Called on Tuesday')).toBeVisible()
  await expect.element(notes).toHaveValue('Ours')
  await drawer.getByRole('button', { name: 'Save mine instead' }).click()
  await expect
    .poll(() => trpcMock.calls)
    .toContainEqual({
      name: 'admin.leads.updateNotes',
      input: { id: CONTACTED, notes: 'Ours', version: 4 },
    })
})

test('notes are saved without asking when only other fields changed in the meantime', async () => {
  trpcMock.use({
    'admin.leads.updateNotes'({ notes, version }) {
      if (version === 2) return { id: CONTACTED, version: 3 }
      throw new AppError('CONFLICT', 'This lead has changed since you opened it. Please try again.', {
        details: { yours: { version, notes }, theirs: { version: 2, notes: NOTES } },
      })
    },
  })
  const { drawer, screen } = await openLead()
  await drawer.getByRole('textbox', { name: 'Notes' }).fill('Ours')
  await drawer.getByRole('button', { name: 'Save notes' }).click()
  await expect.element(screen.getByText('Notes Saved')).toBeVisible()
})

test('a booking shows its status and links to the bookings screen', async () => {
  const { drawer, screen } = await openLead()
  const bookings = drawer.getByRole('region', { name: 'Bookings' })
  await expect.element(bookings.getByText('Scheduled')).toBeVisible()
  await bookings.getByRole('link', { name: 'Smart AI Business Consultation' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Bookings', level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('tab', { name: 'Upcoming' })).toHaveAttribute('aria-selected', 'true')
})

test('the lead of a client who called leads to the client', async () => {
  const [client] = organizations
  const lead = leads.find(({ id }) => id === CONTACTED)
  if (!client || !lead) throw new Error('There are no samples')
  const ofClient = { ...leadDetailsOf(lead), company: client.name, organizationId: client.id }
  trpcMock.use({ 'admin.leads.get': () => ofClient })
  const { drawer } = await openLead()
  await expect
    .element(drawer.getByRole('link', { name: client.name, exact: true }))
    .toHaveAttribute('href', `/portal/admin/clients/${client.id}`)
})
