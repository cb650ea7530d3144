import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../testing/render-ui'
import { lazyPart } from './lazy-part'
import { ToasterHost } from './toaster-host'

test('a chunk that fails to load is reported once and retried until it loads, and the page stays', async () => {
  const line = { isCut: true, tries: 0 }
  const Part = lazyPart(async () => {
    line.tries += 1
    if (line.isCut) throw new Error('The cable is out')
    return ({ name }: { name: string }) => <p>Hello {name}</p>
  })
  await renderUi(
    <>
      <textarea aria-label="Typed" />
      <Part name="Maren" />
      <ToasterHost />
    </>,
  )
  await page.getByLabelText('Typed').fill('half a thought')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Unable to connect to server')
  line.isCut = false
  await expect.element(page.getByText('Hello Maren')).toBeVisible()
  await expect.element(page.getByLabelText('Typed')).toHaveValue('half a thought')
  expect(line.tries).toBeGreaterThan(1)
})
