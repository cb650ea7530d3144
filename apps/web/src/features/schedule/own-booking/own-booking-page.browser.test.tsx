import type { OwnBooking } from '@tallgrass/contracts'
import { AppError, toInstant } from '@tallgrass/domain'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectFits, openDialog } from '../../../testing/accessibility'
import { chooseRadio } from '../../../testing/choose-radio'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const MINUTE_MS = 60_000

/** Opens the page of a 30-minute call that started `minutesAgo`. */
async function openCall(minutesAgo: number, facts: Partial<OwnBooking> = {}) {
  const begin = Date.now() - minutesAgo * MINUTE_MS
  const call: OwnBooking = {
    type: 'smart-ai-call',
    status: 'scheduled',
    scheduledFor: toInstant(new Date(begin)),
    endsAt: toInstant(new Date(begin + 30 * MINUTE_MS)),
    timeZone: 'America/Chicago',
    email: 'hana@brightsidedental.example',
    left: null,
    ...facts,
  }
  trpcMock.use({ 'chat.booking': () => call })
  return renderApp({ path: `/schedule/${'a'.repeat(43)}` })
}

test('during the call, the page shows a phone number and no booking actions', async () => {
  const screen = await openCall(10)
  await expect.element(screen.getByRole('heading', { name: 'It is time for your call' })).toBeVisible()
  await expect.element(screen.getByText('If you have not heard from us, call (972) 555-0142.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Book another call' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Cancel the call' })).not.toBeInTheDocument()
})

test.each([
  [{ left: { phone: '214-555-0188' } }, 'We will call you at 214-555-0188.'],
  [
    { left: { phone: null } },
    'You left no phone number, so we will send a link for the call to hana@brightsidedental.example.',
  ],
])('the page says how we will reach the client: %o', async (left, sentence) => {
  const screen = await openCall(-600, left)
  await expect.element(screen.getByText(sentence)).toBeVisible()
  await expect.element(screen.getByText('the number you left', { exact: false })).not.toBeInTheDocument()
})

test('once its time has passed, the call is over regardless of its status', async () => {
  const screen = await openCall(31)
  await expect.element(screen.getByRole('heading', { name: 'This call is over' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Book another call' })).toBeVisible()
})

test('a cancelled call stays cancelled after its time', async () => {
  const screen = await openCall(31, { status: 'cancelled' })
  await expect.element(screen.getByRole('heading', { name: 'This call is cancelled' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Book this time' })).toBeVisible()
})

test('with an external scheduler, the current time can still be kept', async () => {
  const screen = await openCall(-600)
  trpcMock.use({
    'demos.links': () => ({
      schedulerUrl: 'https://cal.com/prairie',
      checklistFormUrl: '/checklist-form',
      emailEnabled: true,
    }),
  })
  await screen.getByRole('button', { name: 'Choose another time' }).click()
  const calendar = screen.getByRole('link', { name: 'Open the calendar' })
  await expect.element(calendar).toHaveAttribute('href', 'https://cal.com/prairie')
  await screen.getByRole('button', { name: 'Keep the time' }).click()
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Cancel the call' })).toBeVisible()
})

test('the choice of another time takes the focus, and gives it back', async () => {
  const screen = await openCall(-600)
  const [move, days] = [
    screen.getByRole('button', { name: 'Choose another time' }),
    screen.getByRole('group', { name: 'Which day?' }),
  ]
  await move.click()
  await expect.element(days).toBeVisible()
  await userEvent.tab()
  await expect.element(days.getByRole('radio').first()).toHaveFocus()
  await screen.getByRole('button', { name: 'Keep the time' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Your call is booked' })).toHaveFocus()
})

test('a link from the chat only asks for a time', async () => {
  const screen = await openCall(-600, { type: 'strides-demo', scheduledFor: null, endsAt: null })
  await expect.element(screen.getByRole('heading', { name: 'Choose a time for your call' })).toBeVisible()
  await expect.element(screen.getByRole('main')).toMatchTextContent('STRIDES Walkthrough')
  await screen.getByRole('button', { name: 'Book this time' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please choose a time')
  const times = screen.getByRole('group', { name: 'What time?' }).getByRole('radio')
  await chooseRadio(times.first())
  await screen.getByRole('button', { name: 'Book this time' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Your call is booked' })).toHaveFocus()
})

test('an unknown link is reported and offers a new call', async () => {
  trpcMock.use({
    'chat.booking': () => {
      throw new AppError('NOT_FOUND', 'No such booking')
    },
  })
  const screen = await renderApp({ path: `/schedule/${'A'.repeat(43)}` })
  await expect.element(screen.getByRole('heading', { name: 'This link is not valid' })).toBeVisible()
  await screen.getByRole('main').getByRole('link', { name: 'Schedule a call' }).click()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/schedule')
})

test.each([
  [1280, 800],
  [375, 812],
])('at %i by %i, every state of a booked call is accessible and fits the screen', async (width, height) => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(width, height)
  const screen = await openCall(-600)
  const cancel = screen.getByRole('button', { name: 'Cancel the call' })
  await expect.element(cancel).toBeVisible()
  await expectFits()
  await expectAccessible('a booked call')
  await cancel.click()
  const dialog = screen.getByRole('alertdialog', { name: 'Cancel the call?' })
  await expect.element(dialog.getByRole('button', { name: 'Keep the call' })).toHaveFocus()
  await expectAccessible('Cancel the call?', openDialog)
  trpcMock.use({
    'chat.cancelBooking': () => {
      throw HttpResponse.error()
    },
  })
  await dialog.getByRole('button', { name: 'Cancel the call' }).click()
  await expect
    .element(screen.getByRole('region', { name: 'Notifications (F8)' }).getByRole('alert'))
    .toHaveTextContent('The call was not cancelledUnable to connect to server. Please try again.')
  await screen.getByRole('button', { name: 'Choose another time' }).click()
  await expect.element(screen.getByRole('group', { name: 'What time?' })).toBeVisible()
  await expectAccessible('another time')
})
