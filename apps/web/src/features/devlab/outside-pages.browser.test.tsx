import { type DevlabProduct, devlab } from '@tallgrass/brand'
import { expect, onTestFinished, test } from 'vitest'
import { renderApp } from '../../testing/render-app'

const LOGIN = 'https://learn.example.com/login'
const ACCESS = 'https://learn.example.com/early'

function givenOutsidePages(pages: Pick<DevlabProduct, 'earlyAccessUrl' | 'loginUrl'>) {
  const [scorm] = devlab.products
  if (!scorm) throw new Error('The lab is empty')
  const { earlyAccessUrl, loginUrl } = scorm
  onTestFinished(() => void Object.assign(scorm, { earlyAccessUrl, loginUrl }))
  Object.assign(scorm, pages)
}

test('without external pages their buttons are not shown', async () => {
  givenOutsidePages({ earlyAccessUrl: null, loginUrl: null })
  const screen = await renderApp({ path: '/devlab' })
  await expect.element(screen.getByRole('article', { name: 'Tallgrass SCORM' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Login', exact: true }).elements()).toEqual([])
  const page = await renderApp({ path: '/devlab/tallgrass-scorm' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tallgrass SCORM' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Request Early Access' }).elements()).toEqual([])
})

test.each([
  ['/devlab', 'Login', LOGIN],
  ['/devlab/tallgrass-scorm', 'Request Early Access', ACCESS],
])('%s offers %s in a new tab', async (path, name, href) => {
  givenOutsidePages({ earlyAccessUrl: ACCESS, loginUrl: LOGIN })
  const screen = await renderApp({ path })
  const link = screen.getByRole('link', { name, exact: true })
  await expect.element(link).toHaveAttribute('href', href)
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener')
})
