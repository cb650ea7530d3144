import { expect, test } from 'vitest'
import { renderApp } from '../testing/render-app'

test.each(['/nowhere', '/invite', '/devlab/nothing/here', '/portals', '/DevLab'])(
  '%s shows the not-found page with a link home',
  async (path) => {
    const screen = await renderApp({ path })
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found')
    await expect.poll(() => document.title).toBe('404 Page Not Found')
    await screen.getByRole('link', { name: 'Go to the home page' }).click()
    await expect.poll(() => screen.router.state.location.pathname).toBe('/')
  },
)
