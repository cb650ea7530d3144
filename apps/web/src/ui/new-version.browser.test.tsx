import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import html from '../../index.html?raw'
import { untilThere } from '../lib/until-there'
import { losePart } from '../testing/lose-part'
import { pass, stopTime } from '../testing/passing-time'
import { renderUi } from '../testing/render-ui'
import { lazyPart } from './lazy-part'
import { NewVersion } from './new-version'
import { ToasterHost } from './toaster-host'

const SCRIPT = '/assets/index-of-this-version.js'

function renderTyped() {
  return renderUi(
    <>
      <textarea aria-label="Typed" />
      <NewVersion script={SCRIPT} />
      <ToasterHost />
    </>,
  )
}

test('after an upgrade the page says so and stays, with what was typed, until somebody reloads it', async () => {
  const screen = await renderTyped()
  await page.getByLabelText('Typed').fill('half a thought')
  const { ask, payload } = losePart(404)
  await expect.element(screen.getByRole('status')).toMatchTextContent('A new version is available')
  await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect.element(page.getByLabelText('Typed')).toHaveValue('half a thought')
  expect(ask).toHaveBeenCalledWith(SCRIPT, expect.objectContaining({ method: 'HEAD', cache: 'no-store' }))
  // The router reloads by itself what fails in the browser's words.
  expect(payload.message).not.toMatch(/^Failed to fetch/)
})

test('after an upgrade, whoever opens a part that is gone is not told that the server is away', async () => {
  const screen = await renderTyped()
  const Part = lazyPart(async () => {
    throw losePart(404).payload
  })
  await renderUi(<Part />)
  await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a part that is only out of reach is no new version', async () => {
  const screen = await renderTyped()
  const { ask } = losePart(200)
  await expect.poll(() => ask.mock.calls.length).toBeGreaterThan(0)
  await expect.element(screen.getByRole('button', { name: 'Reload' })).not.toBeInTheDocument()
})

test('a part that cannot be had is asked for less and less often', async () => {
  stopTime()
  let tries = 0
  void untilThere(async () => {
    tries += 1
    throw new Error('The cable is out')
  })
  for (let second = 0; second < 62; second++) {
    pass(1000)
    await Promise.resolve().then(() => {})
    await Promise.resolve().then(() => {})
  }
  expect(tries).toBeGreaterThanOrEqual(4)
  expect(tries).toBeLessThanOrEqual(6)
})

test('a stylesheet that is gone is asked for eight times in two minutes, and no more', () => {
  stopTime()
  const [, script = ''] = /<script>(addEventListener.+)<\/script>/.exec(html) ?? []
  let hear: (event: { target: HTMLLinkElement }) => void = () => {}
  new Function('addEventListener', script)((_type: string, listener: typeof hear) => {
    hear = listener
  })
  const head = document.createElement('div')
  head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet' }))
  let asked = 0
  const current = () => head.firstElementChild as HTMLLinkElement
  let failed: Element | undefined
  for (let half = 0; half < 1200; half++) {
    if (current() !== failed) {
      failed = current()
      asked += 1
      hear({ target: current() })
    }
    pass(500)
    if (half === 13) expect(asked).toBeLessThanOrEqual(5)
  }
  expect(asked).toBe(9)
})
