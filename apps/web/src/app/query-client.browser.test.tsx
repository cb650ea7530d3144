import { AppError } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { renderApp } from '../testing/render-app'
import { trpcMock } from '../testing/trpc-mock'

const callsOf = (name: string) => trpcMock.calls.filter((call) => call.name === name)

test('loaded data is not fetched again on another page or when the visitor returns to the window', async () => {
  const screen = await renderApp()
  const call = screen.getByRole('link', { name: 'Schedule your Strategy Call' })
  await expect.element(call).toBeVisible()
  await expect.poll(() => callsOf('demos.links')).toHaveLength(1)
  await screen.getByRole('link', { name: 'Complete Your Automation Checklist' }).click()
  await expect.element(screen.getByTitle('Automation checklist form')).toBeVisible()
  window.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('online'))
  await screen.getByRole('link', { name: 'Back to home' }).click()
  await expect.element(call).toBeVisible()
  expect(callsOf('demos.links')).toHaveLength(1)
  expect(callsOf('auth.session')).toHaveLength(1)
})

test('a refused query is not retried automatically', async () => {
  trpcMock.use({
    'demos.stack'() {
      throw new AppError('NOT_READY', 'The database is not ready yet')
    },
  })
  const screen = await renderApp({ path: '/small-business', as: 'admin' })
  await expect.element(screen.getByText('Failed to load tech stack').first()).toBeVisible()
  const demos = callsOf('demos.stack').map(({ input }) => JSON.stringify(input))
  expect(demos).toEqual([...new Set(demos)])
})
