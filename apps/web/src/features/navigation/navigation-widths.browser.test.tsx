import { client } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

test('a long name stays on one line', async () => {
  trpcMock.use({ 'auth.session': () => ({ ...client, name: 'Maximiliane '.repeat(9) }) })
  const screen = await renderApp({ as: 'client' })
  const name = screen.getByRole('banner').getByText(/^Maximiliane/)
  await expect.element(name).toBeVisible()
  expect(name.element().getBoundingClientRect().height).toBeLessThan(32)
  const { clientWidth, scrollWidth } = document.documentElement
  expect(scrollWidth).toBe(clientWidth)
})
