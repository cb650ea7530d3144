import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import html from '../../index.html?raw'
import { loadWithRetries } from '../lib/load-with-retries'
import { loseChunk } from '../testing/lose-chunk'
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

test('after an upgrade the page says so, and stays with its input until the user reloads it', async () => {
  const screen = await renderTyped()
  await page.getByLabelText('Typed').fill('half a thought')
  const { headRequest, payload } = loseChunk(404)
  await expect.element(screen.getByRole('status')).toMatchTextContent('A new version is available')
  await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect.element(page.getByLabelText('Typed')).toHaveValue('half a thought')
  expect(headRequest).toHaveBeenCalledWith(
    SCRIPT,
    expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
  )
  // The router reloads the page when it recognizes the browser's message.
  expect(payload.message).not.toMatch(/^Failed to fetch/)
})

test('after an upgrade, a chunk that is gone is not reported as a lost connection', async () => {
  const screen = await renderTyped()
  const Part = lazyPart(async () => {
    throw loseChunk(404).payload
  })
  await renderUi(<Part />)
  await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('an unreachable chunk is not taken for a new version', async () => {
  const screen = await renderTyped()
  const { headRequest } = loseChunk(200)
  await expect.poll(() => headRequest.mock.calls.length).toBeGreaterThan(0)
  await expect.element(screen.getByRole('button', { name: 'Reload' })).not.toBeInTheDocument()
})

test('a chunk that fails to load is retried at growing intervals', async () => {
  stopTime()
  let tries = 0
  void loadWithRetries(async () => {
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

test('a stylesheet that is gone is retried eight times in two minutes, and no more', () => {
  stopTime()
  const [, script = ''] = /<script>(addEventListener.+)<\/script>/.exec(html) ?? []
  let hear: (event: { target: HTMLLinkElement }) => void = () => {}
  new Function('addEventListener', script)((_type: string, listener: typeof hear) => {
    hear = listener
  })
  const head = document.createElement('div')
  head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet' }))
  let requests = 0
  const current = () => head.firstElementChild as HTMLLinkElement
  let failed: Element | undefined
  for (let half = 0; half < 1200; half++) {
    if (current() !== failed) {
      failed = current()
      requests += 1
      hear({ target: current() })
    }
    pass(500)
    if (half === 13) expect(requests).toBeLessThanOrEqual(5)
  }
  expect(requests).toBe(9)
})
