import { AppError } from '@tallgrass/domain'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectFits } from '../../testing/accessibility'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

type Screen = Awaited<ReturnType<typeof renderApp>>

const open = () => renderApp({ path: '/devlab/tallgrass-scorm' })

const joinButton = (screen: Screen) => screen.getByRole('button', { name: 'Join the Waitlist' })

const toasts = page.getByRole('region', { name: 'Notifications (F8)' })

const joined = () => trpcMock.calls.filter(({ name }) => name === 'demos.joinWaitlist')

async function fillIn(screen: Screen) {
  await screen.getByLabelText('Name').fill('Maren Okafor')
  await screen.getByLabelText('Email').fill('maren@example.com')
  await screen.getByLabelText('Company').fill('Okafor Tile & Stone')
  await screen.getByLabelText('Role').fill('Owner')
  await screen.getByLabelText('What would you use it for?').fill('Showing new setters how we prepare a floor')
}

test.each([1280, 375])('at %i px missing values show errors at the fields', async (width) => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(width, 812)
  const screen = await open()
  await joinButton(screen).click()
  for (const [label, message] of [
    ['Name', 'Name must be at least 2 characters'],
    ['Email', 'Please enter a valid email address'],
    ['Company', 'Company name must be at least 2 characters'],
    ['Role', 'Role must be at least 2 characters'],
    ['What would you use it for?', 'Please describe your use case (minimum 10 characters)'],
  ] as const) {
    await expect.element(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
  }
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
  expect(joined()).toEqual([])
  await expectFits()
  await expectAccessible('the form with its rules', 'main')
})

test('a form submitted twice is sent once, and the success panel replaces the form', async () => {
  const answer = Promise.withResolvers<{ ok: true }>()
  trpcMock.use({ 'demos.joinWaitlist': () => answer.promise })
  const screen = await open()
  await fillIn(screen)
  await joinButton(screen).click()
  await expect.element(joinButton(screen)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(joinButton(screen)).toHaveFocus()
  await screen.getByLabelText('Role').click()
  await userEvent.keyboard('{Enter}')
  answer.resolve({ ok: true })
  await expect
    .element(toasts.getByRole('status'))
    .toHaveTextContent("Success!You've been added to the waitlist. We'll be in touch soon!")
  await expect.element(screen.getByRole('region', { name: "You're on the list!" })).toHaveFocus()
  await expect.element(joinButton(screen)).not.toBeInTheDocument()
  expect(joined()).toMatchObject([{ input: { product: 'tallgrass-scorm', email: 'maren@example.com' } }])
  await expectFits()
  await expectAccessible('the panel', 'main')
})

test('a failure keeps the input, and a retry works', async () => {
  trpcMock.use({
    'demos.joinWaitlist': () => {
      throw HttpResponse.error()
    },
  })
  const screen = await open()
  await fillIn(screen)
  await joinButton(screen).click()
  await expect
    .element(toasts.getByRole('alert'))
    .toHaveTextContent('ErrorFailed to submit. Please try again.')
  await expect.element(screen.getByLabelText('Email')).toHaveValue('maren@example.com')
  await expect.element(joinButton(screen)).toHaveFocus()
  trpcMock.use({ 'demos.joinWaitlist': () => ({ ok: true }) })
  await joinButton(screen).click()
  await expect.element(screen.getByRole('heading', { name: "You're on the list!" })).toBeVisible()
})

test('a rate limit keeps the input', async () => {
  trpcMock.use({
    'demos.joinWaitlist': () => {
      throw new AppError('RATE_LIMITED', 'Later.')
    },
  })
  const screen = await open()
  await fillIn(screen)
  await joinButton(screen).click()
  await expect
    .element(toasts.getByRole('alert'))
    .toHaveTextContent('ErrorFailed to submit. Please try again.')
  await expect.element(screen.getByLabelText('Company')).toHaveValue('Okafor Tile & Stone')
})
