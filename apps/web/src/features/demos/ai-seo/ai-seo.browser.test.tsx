import { expect, test } from 'vitest'
import { expectFigures, expectGood, openDemo } from '../../../testing/open-demo'
import { pass } from '../../../testing/passing-time'
import { trpcMock } from '../../../testing/trpc-mock'

// Every state is checked at every width and in both color schemes.
const TIMEOUT_MS = 30_000

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
  const schema = region('Structured data').element().textContent
  expect(JSON.parse(schema)).toMatchObject({ '@context': 'https://schema.org' })
  await expectFigures(screen.getByRole('main'), ['+340% visibility', '47 opportunities', '92% intent match'])
  expect(trpcMock.calls).toHaveLength(asked)
  await expectGood('the results', 'main')
  await demo.getByRole('button', { name: 'Try Another Business' }).click()
  await expect.element(demo.getByLabelText('Business')).toHaveValue('')
})
