import { devlab } from '@tallgrass/brand'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../testing/render-app'

type Screen = Awaited<ReturnType<typeof renderApp>>

/** The slides that are not inert. */
const usable = () => [...document.querySelectorAll('[role="group"]:not([inert])')]

/** Expects this card to be the only usable one. */
async function expectActive(screen: Screen, name: string) {
  await expect.poll(() => usable().map((slide) => slide.querySelector('h2, h3')?.textContent)).toEqual([name])
  await expect
    .element(screen.getByRole('button', { name: `Show ${name}` }))
    .toHaveAttribute('aria-current', 'true')
}

test('the carousel loops with the arrow buttons and arrow keys', async () => {
  const screen = await renderApp({ path: '/devlab' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('DevLab')
  await expectActive(screen, 'Tallgrass SCORM')
  for (const name of ['Tallgrass Echo', 'Tallgrass STRIDES', 'Tallgrass SCORM']) {
    await screen.getByRole('button', { name: 'Next slide' }).click()
    await expectActive(screen, name)
  }
  await screen.getByRole('button', { name: 'Previous slide' }).click()
  await expectActive(screen, 'Tallgrass STRIDES')
  await userEvent.keyboard('{ArrowRight}')
  await expectActive(screen, 'Tallgrass SCORM')
  await userEvent.keyboard('{ArrowLeft}')
  await expectActive(screen, 'Tallgrass STRIDES')
})

test.each([
  [1280, true],
  [375, false],
])('at %i px the dots select the products; arrow buttons: %s', async (width, hasArrows) => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(width, 812)
  const screen = await renderApp({ path: '/devlab' })
  await expectActive(screen, 'Tallgrass SCORM')
  const next = screen.getByRole('button', { name: 'Next slide' })
  expect(next.elements().filter((button) => button.checkVisibility())).toHaveLength(hasArrows ? 1 : 0)
  for (const { name } of devlab.products) {
    await screen.getByRole('button', { name: `Show ${name}` }).click()
    await expectActive(screen, name)
    expect(usable()[0]?.querySelector('[role="img"], img')?.checkVisibility()).toBe(true)
  }
})

test.each(devlab.products.map(({ name, slug }) => [name, slug] as const))(
  '%s has a page that links back',
  async (name, slug) => {
    const screen = await renderApp({ path: '/devlab' })
    await screen.getByRole('button', { name: `Show ${name}` }).click()
    await screen.getByRole('link', { name: `Learn More about ${name}` }).click()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name)
    expect(screen.router.state.location.pathname).toBe(`/devlab/${slug}`)
    await expect.poll(() => document.title).toBe(`${name}: Tallgrass Automation`)
    await expect.element(screen.getByRole('heading', { name: 'Key Features' })).toBeVisible()
    const features = screen.getByRole('main').getByRole('listitem').elements()
    expect(features.length).toBeGreaterThanOrEqual(4)
    await screen.getByRole('link', { name: 'Back to DevLab' }).click()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('DevLab')
  },
)

test('an unknown product says so and links back', async () => {
  const screen = await renderApp({ path: '/devlab/tallgrass-nothing' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Product Not Found')
  await screen.getByRole('link', { name: 'Back to DevLab' }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('DevLab')
})
