import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { TRPCClientError } from '@trpc/client'
import { expect, test, vi } from 'vitest'
import { loseChunk } from '../testing/lose-chunk'
import { renderUi } from '../testing/render-ui'
import { NewVersion } from '../ui/new-version'
import { RouteErrorPage } from './route-error-page'

/** A page with a loader that fails while `load` throws. */
function renderPage(load: () => void) {
  const routeTree = createRootRoute({ loader: load, component: () => <h1>The page</h1> })
  const router = createRouter({
    routeTree,
    history: createMemoryHistory(),
    defaultErrorComponent: RouteErrorPage,
  })
  return renderUi(
    <>
      <RouterProvider router={router} />
      <NewVersion />
    </>,
  )
}

// React and the router log the same error in their own words.
function clearConsoleMocks() {
  vi.mocked(console.error).mockClear()
  vi.mocked(console.warn).mockClear()
}

test('"Try again" reloads the page', async () => {
  let broken = true
  const screen = await renderPage(() => {
    if (broken) throw new Error('The cable is out')
  })
  await expect.element(screen.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  await expect.poll(() => vi.mocked(console.error).mock.calls).toContainEqual([new Error('The cable is out')])

  broken = false
  await screen.getByRole('button', { name: 'Try again' }).click()

  await expect.element(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
  clearConsoleMocks()
})

test('during an outage the page says so, and is loaded automatically when the service is back', async () => {
  const sentence = 'The service is unavailable right now. Please try again in a moment.'
  const data = { code: 'NOT_READY', httpStatus: 503, retryAfterSeconds: 0.1, outage: true }
  let isDown = true
  const screen = await renderPage(() => {
    if (isDown) throw TRPCClientError.from({ error: { code: -32603, message: sentence, data } })
  })
  await expect.element(screen.getByText(`${sentence} This page tries again automatically.`)).toBeVisible()
  isDown = false
  await expect.element(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
  clearConsoleMocks()
})

test('a page that the new version no longer has says so and offers only "Reload"', async () => {
  const screen = await renderPage(() => {
    throw loseChunk(404).payload
  })
  await expect.element(screen.getByRole('alert')).toMatchTextContent('There is a new version of this site')
  expect(screen.getByRole('alert')).not.toMatchTextContent('Something went wrong')
  const names = screen
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Reload'])
  clearConsoleMocks()
})

test('a chunk that is only unreachable is not taken for a new version and can be retried', async () => {
  const screen = await renderPage(() => {
    throw loseChunk(200).payload
  })
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Part of this page could not be loaded.')
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  clearConsoleMocks()
})
