import { AppError } from '@tallgrass/domain'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectAccessible, expectFits } from '../../../testing/accessibility'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const path = '/small-business'
const STACK = 'Form webhook and language model'

const asked = () => trpcMock.calls.filter(({ name }) => name === 'demos.stack').length

test.each(['visitor', 'client'] as const)(
  'a %s does not see the tech stack, and it is not requested',
  async (as) => {
    const screen = await renderApp({ path, as })
    await expect.element(screen.getByRole('heading', { name: '1. Speed-to-Lead Outreach' })).toBeVisible()
    const ownLink = as === 'client' ? 'Dashboard' : 'DevLab'
    await expect.element(screen.getByRole('link', { name: ownLink }).first()).toBeVisible()
    expect(screen.getByText('Tech Stack').elements()).toEqual([])
    expect(asked()).toBe(0)
  },
)

test('an administrator sees the tech stack of every demo once it has loaded', async () => {
  const answer = Promise.withResolvers<{ techStack: string }>()
  trpcMock.use({ 'demos.stack': () => answer.promise })
  const screen = await renderApp({ path, as: 'admin' })
  const card = screen.getByRole('article', { name: /Speed-to-Lead Outreach/ })
  await expect.element(card.getByText('Loading tech stack...')).toBeVisible()
  answer.resolve({ techStack: STACK })
  await expect.element(card.getByRole('region', { name: 'Tech Stack' }).getByText(STACK)).toBeVisible()
  expect(card.element().getBoundingClientRect().height).toBe(480)
  await expectFits()
  await expectAccessible('the technology panel', 'main')
})

test('the tech stack is cached for five minutes', async () => {
  const screen = await renderApp({ path, as: 'admin' })
  const panels = screen.getByRole('region', { name: 'Tech Stack' })
  await expect.element(panels.first()).toMatchTextContent('calendar link for speed-to-lead')
  const atFirst = asked()
  const comeBackAfter = async (seconds: number) => {
    await screen.getByRole('link', { name: 'Back to home' }).click()
    await expect.element(panels.first()).not.toBeInTheDocument()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
    onTestFinished(() => void vi.useRealTimers())
    screen.router.history.back()
    await expect.element(panels.first()).toMatchTextContent('calendar link for speed-to-lead')
  }
  await comeBackAfter(4 * 60 + 50)
  expect(asked()).toBe(atFirst)
  await comeBackAfter(15)
  await expect.poll(asked).toBe(2 * atFirst)
})

test('the tech stack panel shows a failure to load', async () => {
  trpcMock.use({
    'demos.stack': () => {
      throw new AppError('INTERNAL', 'Something broke')
    },
  })
  const screen = await renderApp({ path, as: 'admin' })
  const card = screen.getByRole('article', { name: /Speed-to-Lead Outreach/ })
  await expect.element(card.getByText('Failed to load tech stack')).toBeVisible()
  await expectAccessible('the failed technology panel', 'main')
})
