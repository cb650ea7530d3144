import { AppError, DAY_MS, toInstant } from '@tallgrass/domain'
import { anId, bookings } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { expectAccessible, openDialog } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { chooseRadio } from '../../testing/choose-radio'
import { liveStream } from '../../testing/live-stream'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const BOOKINGS = '/portal/admin/bookings'

/** More days than one page of the picker shows. */
const slots = Array.from({ length: 20 }, (_, day) => toInstant(new Date(Date.now() + (day + 1) * DAY_MS)))

async function renderBookings(search = '') {
  const screen = await renderApp({ path: `${BOOKINGS}${search}`, as: 'admin' })
  const table = screen.getByRole('table', { name: 'Bookings' })
  return {
    screen,
    table,
    rowOf: (email: string) => table.getByRole('row').filter({ hasText: email }),
    toasts: screen.getByRole('region', { name: 'Notifications (F8)' }),
  }
}

/** Makes the list return a booking with another status. */
function withStatus(name: string, status: 'completed' | 'cancelled' | 'no-show' | 'scheduled') {
  const items = bookings.map((booking) => (booking.name === name ? { ...booking, status } : booking))
  trpcMock.use({ 'admin.bookings.list': () => ({ items, nextCursor: null }) })
}

test('an upcoming call shows its details in both time zones and links to its lead', async () => {
  const { screen, rowOf } = await renderBookings()
  const row = rowOf('curtis@haleautoglass.example')
  await expect.element(row).toMatchTextContent('Scheduled')
  await expect.poll(() => document.title).toBe('Bookings: Admin Portal')
  await expect.element(screen.getByText(/^Times are in .+\.$/)).toBeVisible()
  await row.getByRole('button', { name: 'Curtis Hale' }).click()
  const drawer = screen.getByRole('dialog', { name: 'Curtis Hale' })
  for (const text of ['(817) 555-0133', 'Their local time', 'Mountain Standard Time']) {
    await expect.element(drawer).toMatchTextContent(text)
  }
  await expect.element(drawer.getByRole('button', { name: 'Mark as completed' })).not.toBeInTheDocument()
  await expect
    .element(drawer.getByRole('link', { name: 'curtis@haleautoglass.example' }))
    .toHaveAttribute('href', 'mailto:curtis@haleautoglass.example')
  await expect
    .element(drawer.getByRole('link', { name: '(817) 555-0133' }))
    .toHaveAttribute('href', 'tel:8175550133')
  await drawer.getByRole('link', { name: 'Open lead Curtis Hale' }).click()
  await expect.element(screen.getByRole('dialog').getByText('Source', { exact: true })).toBeVisible()
  screen.router.history.back()
  await expect.element(row).toBeVisible()
})

test('the visitor’s notes are shown', async () => {
  const { screen, rowOf } = await renderBookings()
  await rowOf('hana@brightsidedental.example').getByRole('button').click()
  await expect
    .element(screen.getByRole('dialog', { name: 'Hana Kim' }))
    .toMatchTextContent('Two hygienists would like to listen in.')
})

test('a call is cancelled after confirmation', async () => {
  const { screen, rowOf, toasts } = await renderBookings('?show=all')
  await rowOf('hana@brightsidedental.example').getByRole('button').click()
  await screen
    .getByRole('dialog', { name: 'Hana Kim' })
    .getByRole('button', { name: 'Cancel booking' })
    .click()
  withStatus('Hana Kim', 'cancelled')
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel Booking' }).click()
  await expect.element(toasts.getByRole('status')).toHaveTextContent('Booking Cancelled')
  await expect.element(rowOf('hana@brightsidedental.example')).toMatchTextContent('Cancelled')
  const [hana] = bookings
  expect(trpcMock.calls).toContainEqual({ name: 'admin.bookings.cancel', input: { id: hana?.id } })
})

test('a cancelled call is rebooked on another day', async () => {
  trpcMock.use({ 'chat.slots': () => ({ slots }) })
  const { screen, rowOf, toasts } = await renderBookings('?show=past')
  await rowOf('aisha@cedarandsalt.example').getByRole('button').click()
  await screen.getByRole('dialog', { name: 'Aisha Rahman' }).getByRole('button', { name: 'Rebook' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Rebook Call' })
  const submit = dialog.getByRole('button', { name: 'Rebook' })
  const [days, times] = [
    dialog.getByRole('group', { name: 'Day' }),
    dialog.getByRole('group', { name: 'Time' }),
  ]
  await expect.element(days.getByRole('radio').first()).toBeChecked()
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('button', { name: 'Later days' }).click()
  await chooseRadio(days.getByRole('radio').nth(7))
  await chooseRadio(times.getByRole('radio').first())
  withStatus('Aisha Rahman', 'scheduled')
  await submit.click()
  await expect.element(toasts.getByRole('status')).toHaveTextContent('Call Rebooked')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(rowOf('aisha@cedarandsalt.example')).toMatchTextContent('Scheduled')
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.bookings.rebook',
    input: expect.objectContaining({ start: slots[19] }),
  })
})

test('a time taken in the meantime is refused with a reason, and another one can be chosen', async () => {
  trpcMock.use({
    'admin.bookings.rebook'() {
      throw new AppError('CONFLICT', 'This time was just taken')
    },
  })
  const { screen, rowOf, toasts } = await renderBookings('?show=past')
  await rowOf('aisha@cedarandsalt.example').getByRole('button').click()
  await screen.getByRole('dialog', { name: 'Aisha Rahman' }).getByRole('button', { name: 'Rebook' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Rebook Call' })
  await chooseRadio(dialog.getByRole('group', { name: 'Time' }).getByRole('radio').first())
  await dialog.getByRole('button', { name: 'Rebook' }).click()
  await expect.element(toasts.getByRole('alert')).toHaveTextContent('ErrorThis time was just taken')
  await expect
    .element(dialog.getByRole('button', { name: 'Rebook' }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('the outcome of a past call can be recorded', async () => {
  const { screen, rowOf, toasts } = await renderBookings('?show=past')
  const row = rowOf('wes@daltonglass.example')
  await expect.element(row).toMatchTextContent('Needs an outcome')
  await row.getByRole('button', { name: 'Wes Dalton' }).click()
  const drawer = screen.getByRole('dialog', { name: 'Wes Dalton' })
  withStatus('Wes Dalton', 'completed')
  await drawer.getByRole('button', { name: 'Mark as completed' }).click()
  await expect.element(toasts.getByRole('status')).toHaveTextContent('Booking Completed')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(row).toMatchTextContent('Completed')
  await row.getByRole('button', { name: 'Wes Dalton' }).click()
  await expect.element(drawer).toMatchTextContent('Completed')
  await expect.element(drawer.getByRole('button', { name: 'Mark as completed' })).not.toBeInTheDocument()
  await expect.element(drawer.getByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument()
})

test('a no-show is recorded after a question that names the message', async () => {
  const { screen, rowOf, toasts } = await renderBookings('?show=past')
  await rowOf('wes@daltonglass.example').getByRole('button', { name: 'Wes Dalton' }).click()
  const drawer = screen.getByRole('dialog', { name: 'Wes Dalton' })
  await drawer.getByRole('button', { name: 'Mark as no-show' }).click()
  const question = screen.getByRole('alertdialog', { name: 'Mark as No-Show' })
  await expect.element(question).toMatchTextContent('a message to Wes Dalton is added to the outbox')
  withStatus('Wes Dalton', 'no-show')
  await question.getByRole('button', { name: 'Mark as No-Show' }).click()
  await expect.element(toasts.getByRole('status')).toHaveTextContent('Marked as No-Show')
})

test('a link without a chosen time is not listed as an upcoming call', async () => {
  const { screen, table, rowOf } = await renderBookings()
  await expect.element(table).toBeVisible()
  await expect.element(rowOf('elena@marshbookkeeping.example')).not.toBeInTheDocument()
  await screen.getByRole('tab', { name: 'Link sent' }).click()
  await expect.element(rowOf('elena@marshbookkeeping.example')).toMatchTextContent('Link sent')
  await expect.element(rowOf('elena@marshbookkeeping.example')).toMatchTextContent('No time chosen yet')
})

test('the view is kept in the address, and the back button restores the previous one', async () => {
  const { screen, rowOf } = await renderBookings()
  await screen.getByRole('tab', { name: 'Past' }).click()
  await expect.element(rowOf('aisha@cedarandsalt.example')).toMatchTextContent('Cancelled')
  expect(screen.router.state.location.href).toBe(`${BOOKINGS}?show=past`)
  screen.router.history.back()
  await expect.element(screen.getByRole('tab', { name: 'Upcoming' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(rowOf('hana@brightsidedental.example')).toBeVisible()
})

test('a new booking appears automatically', async () => {
  const live = liveStream()
  const items = bookings.slice(1, 2)
  trpcMock.use({ 'admin.bookings.list': () => ({ items, nextCursor: null }) })
  const { rowOf } = await renderBookings()
  await expect.element(rowOf('curtis@haleautoglass.example')).toBeVisible()
  await live.opened()
  items.unshift(...bookings.slice(0, 1))
  live.changed('booking')
  await expect.element(rowOf('hana@brightsidedental.example')).toBeVisible()
})

test('an empty view says what it will list', async () => {
  trpcMock.use({ 'admin.bookings.list': () => ({ items: [], nextCursor: null }) })
  const { screen } = await renderBookings()
  await expect.element(screen.getByRole('heading', { name: 'No Upcoming Calls' })).toBeVisible()
})

test('a list that fails to load can be retried', async () => {
  trpcMock.use({
    'admin.bookings.list'() {
      throw HttpResponse.error()
    },
  })
  const { screen, table } = await renderBookings()
  const problem = screen.getByRole('alert').filter({ hasText: 'Failed to load the bookings' })
  await expect.element(problem).toBeVisible()
  trpcMock.use({ 'admin.bookings.list': () => ({ items: bookings, nextCursor: null }) })
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect.element(table).toBeVisible()
})

test('the drawer of a booking and its dialog are accessible', async () => {
  const { screen, rowOf } = await renderBookings('?show=all')
  await rowOf('aisha@cedarandsalt.example').getByRole('button').click()
  const drawer = screen.getByRole('dialog', { name: 'Aisha Rahman' })
  await expect.element(drawer).toBeVisible()
  await atBothWidths(() => expectAccessible('a booking', openDialog))
  await drawer.getByRole('button', { name: 'Rebook' }).click()
  const rebook = screen.getByRole('dialog', { name: 'Rebook Call' })
  await expect.element(rebook.getByRole('group', { name: 'Time' })).toBeVisible()
  await atBothWidths(() => expectAccessible('Rebook Call', `${openDialog}:has(form)`))
})

test('a call of a client leads to the client, from its row and from its details', async () => {
  const organizationId = anId('Organization')
  const href = `/portal/admin/clients/${organizationId}`
  const items = bookings.map((booking) => ({
    ...booking,
    organizationId: booking.name === 'Curtis Hale' ? organizationId : null,
  }))
  trpcMock.use({ 'admin.bookings.list': () => ({ items, nextCursor: null }) })
  const { rowOf, screen } = await renderBookings()
  const row = rowOf('curtis@haleautoglass.example')
  await expect
    .element(row.getByRole('link', { name: 'Open client Curtis Hale' }))
    .toHaveAttribute('href', href)
  expect(screen.getByRole('link', { name: /^Open client/ }).elements()).toHaveLength(1)
  await row.getByRole('button', { name: 'Curtis Hale' }).click()
  const drawer = screen.getByRole('dialog', { name: 'Curtis Hale' })
  await expect
    .element(drawer.getByRole('link', { name: 'Curtis Hale', exact: true }))
    .toHaveAttribute('href', href)
})
