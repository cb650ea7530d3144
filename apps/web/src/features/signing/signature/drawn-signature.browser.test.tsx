import { parseMoney } from '@tallgrass/domain'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectFits } from '../../../testing/accessibility'
import { openDocument } from '../../../testing/open-document'
import { tabTo } from '../../../testing/tab-to'
import { trpcMock } from '../../../testing/trpc-mock'

type Screen = Awaited<ReturnType<typeof openDocument>>

const signatures = () =>
  trpcMock.calls.filter(({ name }) => name === 'portal.signing.sign').map(({ input }) => input)

const pad = (screen: Screen) => screen.getByRole('img', { name: 'Signature, nothing drawn yet' })
const drawn = (screen: Screen) => screen.getByRole('img', { name: 'Your drawn signature' })
const signButton = (screen: Screen) => screen.getByRole('button', { name: 'Sign', exact: true })

async function draw(screen: Screen) {
  // The name of the pad changes with the first point, so the stroke ends below it.
  const below = screen.getByText('Use your finger, a pen or a mouse.')
  await userEvent.dragAndDrop(pad(screen), below, { sourcePosition: { x: 20, y: 30 }, steps: 12 })
}

test.each([
  ['a desk', 1280, 800],
  ['a phone', 375, 812],
])('a signature can be drawn, undone, drawn again and sent, on %s', async (_device, width, height) => {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1280, 800))
  const screen = await openDocument({ retainerAmount: parseMoney('5000.00') })
  await screen.getByText('Draw', { exact: true }).click()
  await screen.getByRole('checkbox').click()
  await signButton(screen).click()
  const rule = screen.getByText('Draw your signature, or type it instead')
  await expect.element(rule).toBeVisible()
  expect(signatures()).toEqual([])
  await draw(screen)
  await expect.element(drawn(screen)).toBeVisible()
  await expect.element(rule).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(drawn(screen)).not.toBeInTheDocument()
  await draw(screen)
  await expect.element(drawn(screen)).toBeVisible()
  await expectAccessible('a drawn signature')
  await signButton(screen).click()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/checkout')
  expect(signatures()).toMatchObject([{ drawing: expect.stringMatching(/^M[\d. LQ]+Q[\d. LQ]+$/) }])
})

test.each([
  ['a desk', 1280, 800],
  ['a phone', 375, 812],
])('a lost response keeps the drawing, on %s', async (_device, width, height) => {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1280, 800))
  trpcMock.use({
    'portal.signing.sign': () => {
      throw HttpResponse.error()
    },
  })
  const screen = await openDocument()
  await screen.getByText('Draw', { exact: true }).click()
  await draw(screen)
  await screen.getByRole('checkbox').click()
  await signButton(screen).click()
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('What you entered is still here. Please try again.')
  await expect.element(drawn(screen)).toBeVisible()
  await expectAccessible('a signature that did not arrive')
  trpcMock.use({ 'portal.signing.sign': () => ({ paymentUrl: null, invoiceGoesTo: null }) })
  await signButton(screen).click()
  await expect.element(screen.getByRole('heading', { name: 'Thank you for signing' })).toHaveFocus()
  const [lost, second] = signatures()
  expect(second).toEqual(lost)
})

test('a document can be signed by keyboard', async () => {
  trpcMock.use({ 'portal.signing.sign': () => ({ paymentUrl: null, invoiceGoesTo: null }) })
  const screen = await openDocument()
  await tabTo(screen.getByRole('textbox', { name: 'Full name' }))
  await userEvent.keyboard('{Control>}a{/Control}Nadia by keyboard')
  await userEvent.tab()
  await expect.element(screen.getByRole('radio', { name: 'Type' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: 'Draw' })).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  await tabTo(screen.getByRole('checkbox'))
  await userEvent.keyboard(' ')
  await tabTo(signButton(screen))
  await userEvent.keyboard('{Enter}')
  await tabTo(screen.getByRole('button', { name: 'Sign as Nadia by keyboard' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'Thank you for signing' })).toHaveFocus()
  expect(signatures()).toMatchObject([{ name: 'Nadia by keyboard', drawing: null }])
})

test('after a refusal, the button still has the focus, and Enter tries again', async () => {
  trpcMock.use({
    'portal.signing.sign': () => {
      throw HttpResponse.error()
    },
  })
  const screen = await openDocument()
  await tabTo(screen.getByRole('checkbox'))
  await userEvent.keyboard(' ')
  await tabTo(signButton(screen))
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Please try again.')
  await expect.element(signButton(screen)).toHaveFocus()
  trpcMock.use({ 'portal.signing.sign': () => ({ paymentUrl: null, invoiceGoesTo: null }) })
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'Thank you for signing' })).toHaveFocus()
})

test('the pad fits at every width', async () => {
  const screen = await openDocument({ retainerAmount: parseMoney('12345678.90') })
  await screen.getByText('Draw', { exact: true }).click()
  await expect.element(pad(screen)).toBeVisible()
  await expectFits()
})
