import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, expectFits } from '../../testing/accessibility'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

type Screen = Awaited<ReturnType<typeof renderApp>>

const showReport = (screen: Screen) => screen.getByRole('button', { name: 'Show my report' }).click()

/** Answers everything; `at` picks one of the three answers for each question. */
async function answerAll(screen: Screen, at: (index: number) => number) {
  const questions = screen.getByRole('radiogroup')
  await expect.element(questions.first()).toBeVisible()
  expect(questions.elements()).toHaveLength(12)
  for (let index = 0; index < 12; index++) {
    await questions.nth(index).getByRole('radio').nth(at(index)).click()
    await expect.element(screen.getByText(`${index + 1} of 12 answered`, { exact: true })).toBeVisible()
  }
}

/** Answers everything and opens the report. */
async function openReport(at: (index: number) => number) {
  const screen = await renderApp({ path: '/checklist-form' })
  await answerAll(screen, at)
  const asked = trpcMock.calls.length
  await showReport(screen)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Your report' })).toHaveFocus()
  expect(trpcMock.calls, 'the answers stay in the browser').toHaveLength(asked)
  return screen
}

test('the form counts the unanswered questions and focuses the first one', async () => {
  const screen = await renderApp({ path: '/checklist-form' })
  await showReport(screen)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('12 questions are still unanswered.')
  const first = screen.getByRole('radiogroup').first()
  await expect.element(first.getByRole('radio').first()).toHaveFocus()
  await expect.element(first).toHaveAccessibleDescription('Please choose an answer')
  await expectFits()
  await expectAccessible('the form with unanswered questions')
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('11 questions are still unanswered.')
  await expect.element(first).toHaveAccessibleDescription('')
})

test('the report says where to start, lists the answers, and can start over', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  // Only the phone scores badly.
  const screen = await openReport((index) => (index >= 3 && index < 6 ? 0 : 2))
  const phone = screen.getByRole('region', { name: 'The phone' })
  for (const words of ['Start here', 'Gap', '0 of 6', 'What we could take over']) {
    await expect.element(phone).toMatchTextContent(words)
  }
  expect(screen.getByText('Start here').elements()).toHaveLength(1)
  expect(screen.getByText('In good shape').elements()).toHaveLength(4)
  expect(screen.getByRole('term').elements()).toHaveLength(12)
  await expect
    .element(screen.getByRole('definition').nth(3))
    .toHaveTextContent('It rings unanswered or goes to voicemail')
  await screen.getByRole('button', { name: 'Print this report' }).click()
  expect(print).toHaveBeenCalledOnce()
  await screen.getByRole('button', { name: 'Start again' }).click()
  await expect.element(screen.getByText('0 of 12 answered', { exact: true })).toBeVisible()
})

test('a perfect report makes no offers', async () => {
  const screen = await openReport(() => 2)
  await expect.element(screen.getByText('24 of 24')).toBeVisible()
  expect(screen.getByText('Start here').elements()).toEqual([])
  expect(screen.getByText(/What we could take over/).elements()).toEqual([])
})

test('answers are sent after consent, and nothing is lost while the server is down', async () => {
  const screen = await openReport((index) => index % 3)
  const offer = screen.getByRole('region', { name: 'Go through it with us' })
  const send = offer.getByRole('button', { name: 'Send my answers' })
  await send.click()
  await expect.element(offer.getByText('Name is required')).toBeVisible()
  await expect.element(offer.getByText('Please enter a valid email address')).toBeVisible()
  await expect.element(offer.getByText('Please check the box so that we can keep your answers')).toBeVisible()
  await expect.element(offer.getByLabelText('Name')).toHaveFocus()
  await expectFits()
  await expectAccessible('the report with the rules of its offer')

  await offer.getByLabelText('Name').fill('Maren Okafor')
  await offer.getByLabelText('Email').fill('maren@example.com')
  await offer.getByRole('checkbox').click()
  trpcMock.use({
    'chat.submitChecklist': () => {
      throw HttpResponse.error()
    },
  })
  await send.click()
  await expect.element(screen.getByText('Your answers were not sent. Please try again.')).toBeVisible()
  await expect.element(offer.getByLabelText('Email')).toHaveValue('maren@example.com')
  trpcMock.use({ 'chat.submitChecklist': () => ({ ok: true }) })
  await send.click()
  await expect.element(screen.getByRole('region', { name: 'We have your answers' })).toHaveFocus()
})

test('the page frames the configured form', async () => {
  trpcMock.use({
    'demos.links': () => ({
      checklistFormUrl: 'about:blank#outside',
      schedulerUrl: '/schedule',
      emailEnabled: true,
    }),
  })
  const screen = await renderApp({ path: '/automation-checklist' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Automation Checklist')
  await expect
    .element(screen.getByTitle('Automation checklist form'))
    .toHaveAttribute('src', 'about:blank#outside')
  const schedule = screen.getByRole('link', { name: 'After submitting, click here to schedule a call' })
  await expect.element(schedule).toHaveAttribute('href', '/schedule')
  await expect.element(schedule).toHaveAttribute('target', '_blank')
  await expect.element(schedule).toHaveAttribute('rel', 'noopener')
})

test('the frame grows with our own form, and keeps its height with any other page', async () => {
  const screen = await renderApp({ path: '/automation-checklist' })
  const frame = screen.getByTitle('Automation checklist form')
  await expect.element(frame).toHaveStyle({ height: '1797px' })
  const source = document.querySelector('iframe')?.contentWindow ?? null
  const { origin } = window.location
  const says = (told: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', told))
  says({ data: 3000, origin: 'https://forms.example', source })
  says({ data: 3000, origin, source: window })
  await expect.element(frame).toHaveStyle({ height: '1797px' })
  says({ data: 2400, origin, source })
  await expect.element(frame).toHaveStyle({ height: '2400px' })
})
