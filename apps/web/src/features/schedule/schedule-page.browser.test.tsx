import { AppError, DAY_MS, parseInstant } from '@tallgrass/domain'
import { client, defaultMocks } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { expectAccessible, expectFits } from '../../testing/accessibility'
import { chooseRadio } from '../../testing/choose-radio'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

// Three times on each of six days, starting tomorrow.
const slots = Array.from({ length: 18 }, (_, index) => {
  const day = new Date(Date.now() + (1 + Math.floor(index / 3)) * DAY_MS)
  return parseInstant(`${day.toISOString().slice(0, 10)}T${16 + (index % 3)}:00:00.000Z`)
})

type Screen = Awaited<ReturnType<typeof renderApp>>

const BOOKED = 'Your call is booked'

const days = (screen: Screen) => screen.getByRole('group', { name: 'Which day?' }).getByRole('radio')
const times = (screen: Screen) => screen.getByRole('group', { name: 'What time?' }).getByRole('radio')
const bookButton = (screen: Screen) => screen.getByRole('button', { name: 'Book the call' })
const alertWith = (screen: Screen, text: string) => screen.getByRole('alert').filter({ hasText: text })

const attempts = () =>
  trpcMock.calls.filter(({ name }) => name === 'chat.bookCall').map(({ input }) => Object(input).attempt)

async function open(path = '/schedule') {
  trpcMock.use({ 'chat.slots': () => ({ slots }) })
  const screen = await renderApp({ path })
  await expect.element(times(screen).first()).toBeInTheDocument()
  return screen
}

async function fillIn(screen: Screen) {
  await chooseRadio(days(screen).nth(4))
  await chooseRadio(times(screen).nth(2))
  await screen.getByLabelText('Name').fill('Maren Okafor')
  await screen.getByLabelText('Email').fill('maren@example.com')
}

function unreachable(): never {
  throw HttpResponse.error()
}

/** Presses Tab until `target` has the focus. */
async function tabTo(target: Locator) {
  for (let step = 0; step < 40 && document.activeElement !== target.element(); step++) await userEvent.tab()
  await expect.element(target).toHaveFocus()
}

// Typing key by key takes a while.
const TIMEOUT_MS = 90_000
test('a call is booked by keyboard', { timeout: TIMEOUT_MS }, async () => {
  const screen = await open()
  await tabTo(screen.getByRole('radio', { name: /Smart AI Business Consultation/ }))
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: /SCORM Walkthrough/ })).toBeChecked()
  await tabTo(days(screen).first())
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(days(screen).nth(3)).toBeChecked()
  await expect.element(screen.getByRole('status').filter({ hasText: 'open times on' })).toBeVisible()
  await tabTo(times(screen).first())
  await userEvent.keyboard(' ')
  await expect.element(times(screen).first()).toBeChecked()
  await tabTo(screen.getByLabelText('Name'))
  await userEvent.keyboard('Kees Toetsen')
  await userEvent.tab()
  await userEvent.keyboard('kees@example.com{Enter}')
  await expect.element(screen.getByRole('heading', { name: BOOKED })).toHaveFocus()
})

test('the address chooses the kind of call', async () => {
  const screen = await open('/schedule?kind=scorm-demo')
  await expect.element(screen.getByRole('radio', { name: /^SCORM Walkthrough/ })).toBeChecked()
  const types = () =>
    trpcMock.calls.filter(({ name }) => name === 'chat.slots').map(({ input }) => Object(input).type)
  await expect.poll(types).toContain('scorm-demo')
})

test('times are shown in the visitor’s time zone and in that of the business', async () => {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'Europe/Berlin',
  })
  const screen = await open()
  const shown = screen.getByRole('status').filter({ hasText: 'open times on' })
  await expect.element(shown).toMatchTextContent('Central European')
  await screen.getByRole('button', { name: 'Show in Dallas-Fort Worth time' }).click()
  await expect.element(shown).toMatchTextContent(/Central (Standard|Daylight) Time/)
  await expect.element(screen.getByRole('button', { name: 'Show in your own time' })).toBeVisible()
})

test.each([
  [1280, 800],
  [375, 812],
])('at %i by %i, missing input is reported at its field', async (width, height) => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(width, height)
  const screen = await open()
  const noTime = alertWith(screen, 'Please choose a time')
  await bookButton(screen).click()
  await expect.element(noTime).toBeInViewport({ ratio: 1 })
  await bookButton(screen).click()
  await expect.element(noTime).toBeInViewport({ ratio: 1 })
  await expectFits()
  await expectAccessible('the schedule with errors')
  await chooseRadio(times(screen).first())
  await expect.element(noTime).not.toBeInTheDocument()
  await bookButton(screen).click()
  await expect.element(screen.getByText('Name is required')).toBeVisible()
  await expect.element(screen.getByText('Please enter a valid email address')).toBeVisible()
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
  expect(attempts()).toEqual([])
})

test('an unreachable server keeps the input, and retries count as one attempt', async () => {
  trpcMock.use({ 'chat.bookCall': unreachable })
  const screen = await open()
  await fillIn(screen)
  await bookButton(screen).click()
  await expect
    .element(screen.getByRole('region', { name: 'Notifications (F8)' }).getByRole('alert'))
    .toHaveTextContent('The call was not bookedUnable to connect to server. Please try again.')
  await expect.element(screen.getByLabelText('Email')).toHaveValue('maren@example.com')
  trpcMock.use({ 'chat.bookCall': defaultMocks()['chat.bookCall'] })
  await bookButton(screen).click()
  await expect.element(screen.getByRole('heading', { name: BOOKED })).toBeVisible()
  expect(attempts()).toHaveLength(2)
  expect(new Set(attempts()).size).toBe(1)
  expect(attempts()[0]).toMatch(/^[\da-f]{32}$/)
})

test('a time taken by someone else is reported beside the times, and the input is kept', async () => {
  const screen = await open()
  await fillIn(screen)
  const taken = times(screen).nth(2).element().closest('label')?.textContent ?? ''
  const left = times(screen).elements().length - 1
  trpcMock.use({
    'chat.bookCall': ({ start }) => {
      trpcMock.use({ 'chat.slots': () => ({ slots: slots.filter((slot) => slot !== start) }) })
      throw new AppError('CONFLICT', 'This time has just been taken. Please choose another one.')
    },
  })
  await bookButton(screen).click()
  const refusal = alertWith(screen, 'This time has just been taken.')
  await expect.element(refusal).toBeInViewport({ ratio: 1 })
  await expect.poll(() => times(screen).elements().length).toBe(left)
  expect(times(screen).and(screen.getByLabelText(taken)).elements()).toEqual([])
  await expect.element(days(screen).nth(4)).toBeChecked()
  await expect.element(screen.getByLabelText('Email')).toHaveValue('maren@example.com')
  await chooseRadio(times(screen).last())
  await expect.element(refusal).not.toBeInTheDocument()
  trpcMock.use({ 'chat.bookCall': defaultMocks()['chat.bookCall'] })
  await bookButton(screen).click()
  await expect.element(screen.getByRole('heading', { name: BOOKED })).toBeVisible()
})

test('open times that failed to load can be loaded again', async () => {
  trpcMock.use({ 'chat.slots': unreachable })
  const screen = await renderApp({ path: '/schedule' })
  const problem = alertWith(screen, 'Failed to load open times')
  await expect.element(problem).toBeVisible()
  trpcMock.use({ 'chat.slots': () => ({ slots }) })
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect.element(times(screen).first()).toBeInTheDocument()
})

test('with an external scheduler, the page links to it', async () => {
  trpcMock.use({
    'demos.links': () => ({
      checklistFormUrl: '/checklist-form',
      schedulerUrl: 'https://cal.com/prairie',
      emailEnabled: true,
    }),
  })
  const screen = await renderApp({ path: '/schedule' })
  const link = screen.getByRole('link', { name: 'Open the calendar' })
  await expect.element(link).toHaveAttribute('href', 'https://cal.com/prairie')
  await expect.element(link).toHaveAttribute('rel', 'noopener')
  await expect.element(bookButton(screen)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'What it costs' })).toBeVisible()
})

test('a signed-in client need not type their name, address and company', async () => {
  trpcMock.use({ 'chat.slots': () => ({ slots }) })
  const screen = await renderApp({ path: '/schedule', as: 'client' })
  await expect.element(screen.getByLabelText('Name')).toHaveValue(client.name)
  await expect.element(screen.getByLabelText('Email')).toHaveValue(client.email)
  await expect.element(screen.getByLabelText('Company (optional)')).toHaveValue(client.org)
})

test('a signed-in administrator books for someone else', async () => {
  trpcMock.use({ 'chat.slots': () => ({ slots }) })
  const screen = await renderApp({ path: '/schedule', as: 'admin' })
  await expect.element(times(screen).first()).toBeInTheDocument()
  await expect.element(screen.getByLabelText('Email')).toHaveValue('')
})
