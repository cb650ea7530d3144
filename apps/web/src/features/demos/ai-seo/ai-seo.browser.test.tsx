import { expect, test } from 'vitest'
import { expectFigures, expectGood, openDemo } from '../../../testing/open-demo'
import { pass } from '../../../testing/passing-time'
import { trpcMock } from '../../../testing/trpc-mock'

// Every state is checked at every width and in both color schemes.
const TIMEOUT_MS = 90_000

test('the search result is shown before and after, and the input never leaves the browser', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { demo, screen } = await openDemo('ai-seo')
  const start = demo.getByRole('button', { name: 'Start Optimization' })
  await expectGood('the three inputs')
  const asked = trpcMock.calls.length
  await demo.getByLabelText('Business').fill('Okafor Tile')
  await demo.getByLabelText('Service').fill('Shower tile')
  await demo.getByLabelText('Location').fill('  ')
  await expect.element(start).toBeDisabled()
  await demo.getByLabelText('Location').fill('Plano')
  await start.click()

  const status = demo.getByRole('status')
  for (const step of ['Starting', 'Analysis', 'Query analysis', 'Optimization']) {
    await expect.element(status).toMatchTextContent(`${step}: `)
    expect(document.querySelector('[aria-current="step"]')?.textContent).toContain(step)
    if (step === 'Query analysis') await expectGood('the analysis')
    pass(2000)
  }
  await expect.element(status).toMatchTextContent('Results: The page before and after')
  const region = (name: string) => screen.getByRole('region', { name, exact: true })
  await expect.element(region('Before')).toMatchTextContent('Okafor Tile | Home')
  await expect.element(region('After')).toMatchTextContent('Shower tile in Plano')
  const pageText = demo.element().textContent
  expect(pageText.indexOf('Answer pack')).toBeLessThan(pageText.indexOf('Structured data'))
  await expect.element(region('Structured data')).not.toBeInTheDocument()
  await screen.getByRole('heading', { name: 'Structured data' }).click()
  expect(JSON.parse(region('Structured data').element().textContent)).toMatchObject({
    '@context': 'https://schema.org',
  })
  await expectFigures(screen.getByRole('main'), ['+340% visibility', '47 opportunities', '92% intent match'])
  expect(trpcMock.calls).toHaveLength(asked)
  await expectGood('the results', 'main')
  await demo.getByRole('button', { name: 'Try Another Business' }).click()
  await expect.element(demo.getByLabelText('Business')).toHaveValue('')
})

test('a double click on the start does not wipe the fields', async () => {
  const { demo } = await openDemo('ai-seo')
  for (const label of ['Business', 'Service', 'Location']) await demo.getByLabelText(label).fill(label)
  const start = demo.getByRole('button', { name: 'Start Optimization' })
  const { x: clientX, y: clientY } = start.element().getBoundingClientRect()
  const click = (button: Element, detail: number) =>
    button.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY, detail }),
    )
  click(start.element(), 1)
  const again = demo.getByRole('button', { name: 'Try Another Business' })
  await expect.element(again).toBeVisible()
  click(again.element(), 2)
  await expect.element(demo.getByLabelText('Business')).toHaveValue('Business')
})
