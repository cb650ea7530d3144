import { anId, waitlistEntries } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { renderApp } from '../testing/render-app'
import { trpcMock } from '../testing/trpc-mock'

const COUNT = 40
// Far below the rows that come first.
const PLACE = 1200

/** A long list that a link has opened. */
async function openLongList() {
  const [entry] = waitlistEntries
  if (!entry) throw new Error('There is no sample entry')
  const items = Array.from({ length: COUNT }, () => ({ ...entry, id: anId('WaitlistEntry') }))
  trpcMock.use({ 'admin.waitlist.list': () => ({ items, nextCursor: null }) })
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  const sidebar = screen.getByRole('navigation', { name: 'Admin portal' })
  await sidebar.getByRole('link', { name: 'Waitlist' }).click()
  const rows = screen.getByRole('table', { name: 'Waitlist entries' }).getByRole('row')
  await expect.poll(() => rows.elements()).toHaveLength(COUNT + 1)
  return { screen, sidebar, rows }
}

test('a long list shows all its rows, and going back finds the place where it was left', async () => {
  const { rows, screen, sidebar } = await openLongList()
  scrollTo({ top: PLACE, behavior: 'instant' })
  await sidebar.getByRole('link', { name: /^Bookings/ }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bookings')
  await expect.poll(() => scrollY).toBe(0)
  screen.router.history.back()
  await expect.poll(() => rows.elements()).toHaveLength(COUNT + 1)
  await expect.poll(() => scrollY).toBe(PLACE)
})
