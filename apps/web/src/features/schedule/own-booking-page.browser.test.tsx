import type { OwnBooking } from '@tallgrass/contracts'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const MINUTE_MS = 60_000

/** The page of a call of half an hour that began so many minutes ago. */
async function openCall(minutesAgo: number, facts: Partial<OwnBooking> = {}) {
  const begin = Date.now() - minutesAgo * MINUTE_MS
  const call: OwnBooking = {
    type: 'smart-ai-call',
    status: 'scheduled',
    scheduledFor: new Date(begin).toISOString(),
    endsAt: new Date(begin + 30 * MINUTE_MS).toISOString(),
    timeZone: 'America/Chicago',
    email: 'hana@brightsidedental.example',
    ...facts,
  }
  trpcMock.use({ 'chat.booking': () => call })
  return renderApp({ path: `/schedule/${'a'.repeat(43)}` })
}

test('while the call goes on it is not over, and there is a number for whoever waits', async () => {
  const screen = await openCall(10)
  await expect.element(screen.getByRole('heading', { name: 'It is time for your call' })).toBeVisible()
  await expect.element(screen.getByText('If you have not heard from us, call (972) 555-0142.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Book another call' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Cancel the call' })).not.toBeInTheDocument()
})

test('once its time has passed it is over, whatever was written down about it', async () => {
  const screen = await openCall(31)
  await expect.element(screen.getByRole('heading', { name: 'This call is over' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Book another call' })).toBeVisible()
})

test('a cancelled call stays cancelled after its time', async () => {
  const screen = await openCall(31, { status: 'cancelled' })
  await expect.element(screen.getByRole('heading', { name: 'This call is cancelled' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Book this time' })).toBeVisible()
})

test('where times are chosen elsewhere by now, the call can still be kept', async () => {
  const screen = await openCall(-600)
  trpcMock.use({
    'demos.links': () => ({ schedulerUrl: 'https://cal.com/prairie', checklistFormUrl: '/checklist-form' }),
  })
  await screen.getByRole('button', { name: 'Choose another time' }).click()
  const elsewhere = screen.getByRole('link', { name: 'Open the calendar' })
  await expect.element(elsewhere).toHaveAttribute('href', 'https://cal.com/prairie')
  await screen.getByRole('button', { name: 'Keep the time' }).click()
  await expect.element(elsewhere).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Cancel the call' })).toBeVisible()
})
